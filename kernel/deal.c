/* Dealing, and checking what comes from outside. */
#include "deal.h"

uint32_t s66_abi(uint32_t what)
{
    static const uint32_t answers[] = {S66_ABI, sizeof(s66_variant), sizeof(s66_state), sizeof(s66_step), sizeof(s66_play_sum)};
    return what < sizeof answers / sizeof *answers ? answers[what] : 0;
}

void s66_start_batch(const s66_variant *v, const uint8_t *decks, const uint8_t *dealers, s66_state *states, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) start_deal(v, decks + (uint64_t)i * v->deck, dealers[i], &states[i]);
}

/* --- checking ------------------------------------------------------------------------------------------------ */

static int is_variant(const s66_variant *v)
{
    /* Every switch's greatest value, in the order of the struct; deck and match_target are looked at by themselves. */
    static const uint8_t greatest[sizeof(s66_variant)] = {
        24, 2, 2, 15, 1, 1, 3, 2, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 2, 1, 1, 1, 1, 2, 3, 33, 3, 1, 1, 1, 1,
    };
    const uint8_t *values = (const uint8_t *)v;
    for (uint32_t i = 0; i < sizeof *v; i++)
        if (values[i] > greatest[i]) return 0;
    if (v->deck != 24 && v->deck != 20) return 0;
    return (v->deal_pattern == S66_DEAL_3T2) == (v->deck == 20);
}

static inline int up_to(uint32_t value, uint32_t greatest)
{
    return value <= greatest;
}

static inline int up_to_or_none(uint32_t value, uint32_t greatest)
{
    return value <= greatest || value == S66_NONE;
}

/* Whether every byte is one that it may be: nothing that plays reads out of an array after this. */
static int has_sound_values(const s66_state *s)
{
    int sound = up_to(s->talon_cards, 11) && up_to(s->talon_size, 12) && up_to_or_none(s->turn_up, 23) &&
                up_to(s->trump, 3) && up_to(s->dealer, 1) && up_to(s->leader, 1) && up_to(s->turn, 1) &&
                up_to_or_none(s->led, 23) && up_to_or_none(s->announced, 3) && up_to(s->must_draw, 1) &&
                up_to(s->closing_lead, 1) && up_to(s->swap_open, 1) && up_to_or_none(s->closer, 1) &&
                up_to(s->married[0], 15) && up_to(s->married[1], 15) && up_to(s->over, 1) &&
                up_to_or_none(s->winner, 1) && up_to(s->game_points, 3) && up_to(s->reason, S66_BY_DRAW) &&
                up_to_or_none(s->claimed_by, 1);
    for (uint32_t i = 0; sound && i < 12; i++)
        sound = i < s->talon_cards ? up_to(s->talon[i], 23) : s->talon[i] == S66_NONE;
    for (uint32_t i = 0; i < sizeof s->unused; i++) sound = sound && s->unused[i] == 0;
    return sound;
}

/* Whether hands, tricks, talon, turn-up and led card make one deck. */
static int has_one_deck(const s66_variant *v, const s66_state *s)
{
    uint32_t sets[17], count = 4, seen = 0, doubled = 0;
    sets[0] = s->hands[0], sets[1] = s->hands[1], sets[2] = s->piles[0], sets[3] = s->piles[1];
    for (uint32_t i = 0; i < s->talon_cards; i++) sets[count++] = bit(s->talon[i]);
    if (s->turn_up != S66_NONE) sets[count++] = bit(s->turn_up);
    if (s->led != S66_NONE) sets[count++] = bit(s->led);
    for (uint32_t i = 0; i < count; i++) {
        doubled |= seen & sets[i];
        seen |= sets[i];
    }
    return !doubled && seen == (v->deck == 24 ? 0xFFFFFFu : 0xFFFFFFu & ~NINES);
}

static int has_sound_talon(const s66_state *s)
{
    uint32_t lies = s->turn_up != S66_NONE;
    if (s->talon_size != s->talon_cards + lies || s->talon_size & 1 || lies != (s->talon_size > 0)) return 0;
    return !lies || suit_of(s->turn_up) == s->trump;
}

static int has_sound_hands(const s66_variant *v, const s66_state *s)
{
    uint32_t led = s->led != S66_NONE, short_by_one = s->must_draw || led;
    uint32_t leader = count_bits(s->hands[s->leader]), follower = count_bits(s->hands[s->leader ^ 1]);
    uint32_t full = v->deck == 24 ? 6 : 5;
    if (follower != leader + led || follower > full) return 0;
    if (count_bits(s->piles[0]) & 1 || count_bits(s->piles[1]) & 1) return 0;
    if (s->closer == S66_NONE && !s->over && s->talon_size && leader != full - short_by_one) return 0;
    return s->over || s->hands[0] | s->hands[1];
}

static int has_sound_turn(const s66_state *s)
{
    int led = s->led != S66_NONE, announced = s->announced != S66_NONE;
    uint32_t pair = announced ? pair_of_suit(s->announced) : 0;
    if (!s->over && s->turn != (led ? s->leader ^ 1 : s->leader)) return 0;
    if (s->must_draw && (s->over || led || announced || s->closer != S66_NONE || !s->talon_size)) return 0;
    return !announced || (!led && (s->hands[s->turn] & pair) == pair && s->married[s->turn] >> s->announced & 1);
}

static int has_sound_closing(const s66_state *s)
{
    if (s->closer != S66_NONE) return s->talon_size > 0;
    return !(s->closing_lead | s->swap_open | s->closing_tricks[0] | s->closing_tricks[1] | s->closing_points[0] |
             s->closing_points[1]);
}

static int has_sound_outcome(const s66_state *s)
{
    if (s->over) return (s->winner == S66_NONE) == (s->game_points == 0);
    return !(s->game_points | s->reason | s->totals[0] | s->totals[1]) && s->winner == S66_NONE &&
           s->claimed_by == S66_NONE;
}

static uint32_t fault_of(const s66_variant *v, const s66_state *s)
{
    if (!has_sound_values(s)) return S66_BAD_VALUE;
    if (!has_one_deck(v, s)) return S66_BAD_CARDS;
    if (!has_sound_talon(s)) return S66_BAD_TALON;
    if (!has_sound_hands(v, s)) return S66_BAD_HANDS;
    if (!has_sound_turn(s)) return S66_BAD_TURN;
    if (!has_sound_closing(s)) return S66_BAD_CLOSING;
    if (!has_sound_outcome(s)) return S66_BAD_OUTCOME;
    return S66_SOUND;
}

uint32_t s66_check_batch(const s66_variant *v, const s66_state *states, uint8_t *faults, uint32_t count)
{
    uint32_t sound = 0;
    int playable = is_variant(v);
    for (uint32_t i = 0; i < count; i++) {
        faults[i] = (uint8_t)(playable ? fault_of(v, &states[i]) : S66_BAD_VARIANT);
        sound += faults[i] == S66_SOUND;
    }
    return sound;
}
