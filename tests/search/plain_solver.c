/* The solver without its tricks: alpha-beta over whole states as play.h plays them, remembered by their bytes. */
#include "play.h"

typedef struct {
    s66_state state;
    int8_t low, high, used;
} remembered;

static int same(const s66_state *a, const s66_state *b)
{
    return __builtin_memcmp(a, b, sizeof *a) == 0;
}

static uint64_t mixed(const s66_state *s)
{
    const uint8_t *bytes = (const uint8_t *)s;
    uint64_t n = 14695981039346656037u;
    for (uint32_t i = 0; i < sizeof *s; i++) n = (n ^ bytes[i]) * 1099511628211u;
    return n ^ n >> 29;
}

static int to_seat_0(const s66_state *s)
{
    return s->winner == S66_NONE ? 0 : s->winner ? -s->game_points : s->game_points;
}

/* Game points to seat 0, cut to low..high. */
static int plain(const s66_variant *v, const s66_state *s, int low, int high, remembered *table, uint64_t entries)
{
    remembered *entry = &table[mixed(s) & (entries - 1)];
    uint64_t legal;
    int first = s->turn == 0, value, least = -3, most = 3, from, to, claim = s->turn == 0 ? 3 : -3;
    if (s->over) return to_seat_0(s);
    if (entry->used && same(&entry->state, s)) {
        least = entry->low, most = entry->high;
        if (least >= high || least == most) return least;
        if (most <= low) return most;
    }
    if (legal_out_of_turn(v, s)) {
        s66_state next = *s;
        apply_action(v, &next, S66_CLAIM_OUT_OF_TURN);
        claim = to_seat_0(&next);
        if (first ? claim <= low : claim >= high) return claim;
    }
    from = low, to = high;
    value = first ? from : to;
    legal = legal_actions(v, s);
    for (uint32_t action = 33; action--;) {
        s66_state next = *s;
        int found;
        if (!(legal >> action & 1)) continue;
        apply_action(v, &next, action);
        found = plain(v, &next, low, high, table, entries);
        if (first ? found > value : found < value) value = found;
        if (first && value > low) low = value;
        if (!first && value < high) high = value;
        if (low >= high) break;
    }
    if (legal_out_of_turn(v, s)) {
        /* The other seat is asked first: it never gets less than its claim is worth. */
        value = first ? (value < claim ? value : claim) : (value > claim ? value : claim);
    } else {
        if (!entry->used || !same(&entry->state, s)) {
            entry->state = *s, entry->low = -3, entry->high = 3, entry->used = 1;
        }
        if (value > from && value > entry->low) entry->low = (int8_t)value;
        if (value < to && value < entry->high) entry->high = (int8_t)value;
    }
    return value;
}

S66_API int plain_value(const s66_variant *v, const s66_state *s, void *table, uint64_t entries)
{
    for (uint64_t i = 0; i < entries; i++) ((remembered *)table)[i].used = 0;
    return plain(v, s, -3, 3, table, entries);
}

S66_API uint32_t plain_entry_bytes(void)
{
    return sizeof(remembered);
}
