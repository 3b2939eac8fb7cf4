/* Whole deals between networks. A deal ends where the solver takes over: where the talon is used up, and but for one deal in
 * four before the last draw, of which a network sees too little. */
#include "selfplay.h"
#include "netplay.h"

_Static_assert(sizeof(s66_sample) == 352 && sizeof(s66_self_play_options) == 12, "the ABI's sizes");

enum { MOST_DECISIONS = 48, LAST_DRAW = 2 };

static inline void begin_deal(s66_deal *d, uint64_t seed, uint64_t number)
{
    uint8_t deck[24];
    d->stream = stream_of_deal(seed, number);
    shuffle_deck(&d->stream, d->v->deck, deck);
    start_deal(d->v, deck, number >> 1 & 1, &d->s);
    d->m = (s66_memory){.count = 0};
    if (d->s.turn_up == lowest_trump(d->v, &d->s) && d->v->auto_exchange) {
        /* The forehand may have exchanged by itself: what it took shows. */
        uint32_t turn_up = d->v->deal_pattern == S66_DEAL_33T ? deck[12] : deck[6];
        if (turn_up != d->s.turn_up) d->m.shown[d->s.turn] |= bit(turn_up);
    }
}

/* What each choice brings to the seat on turn, all with the same luck: its worth less the policy's mean. */
static void try_choices(const s66_deal *d, const s66_thought *t, float least, s66_sample *sample)
{
    uint32_t seat = d->s.turn;
    float mean = 0.0f, weight = 0.0f;
    random_stream luck = d->stream;
    luck.counter = next_64(&luck);
    sample->tried = 0;
    for (uint32_t c = 0; c < 32; c++) {
        s66_deal branch = *d;
        int result;
        sample->advantage[c] = 0.0f;
        if (!(t->mask >> c & 1) || t->chances[c] < least) continue;
        branch.stream = luck;
        take(d->v, &branch.s, &branch.m, from_policy(&t->order, c));
        result = play_to_end(&branch);
        sample->tried |= bit(c);
        sample->advantage[c] = worth_of_result(seat ? -result : result, d->needs[seat]);
        mean += t->chances[c] * sample->advantage[c];
        weight += t->chances[c];
    }
    for (uint32_t c = 0; c < 32; c++)
        if (sample->tried >> c & 1) sample->advantage[c] -= mean / weight;
}

static inline void keep_sample(const s66_deal *d, const s66_thought *t, const uint16_t *rules, uint32_t rule_count,
                               s66_sample *sample)
{
    uint32_t seat = d->s.turn, count = 0;
    for (uint32_t i = 0; i < t->count; i++) sample->on[count++] = t->on[i];
    for (uint32_t i = 0; i < rule_count; i++) sample->on[count++] = rules[i];
    for (; count < S66_SAMPLE_ON; count++) sample->on[count] = FEATURES;
    sample->mask = t->mask;
    sample->held = 0;
    for (uint32_t set = d->s.hands[seat ^ 1]; set; set &= set - 1) sample->held |= bit(in_order(&t->order, lowest_bit(set)));
    sample->outcome = (uint8_t)seat; /* until the deal is over */
    sample->kind = (uint8_t)(d->s.talon_size | (d->s.closer != S66_NONE ? 64 : 0));
    sample->phase = (uint8_t)phase_of(&d->s);
    sample->unused = 0;
}

static inline s66_needs drawn_needs(random_stream *stream)
{
    s66_needs needs;
    needs.own = (uint8_t)(1 + random_below(stream, 3));
    needs.other = (uint8_t)(1 + random_below(stream, 3));
    return needs;
}

uint32_t s66_self_play(const s66_variant *v, const float *weights, const float *others,
                       const s66_self_play_options *options, uint64_t seed, uint64_t first, uint32_t deals,
                       s66_sample *samples, uint32_t room, uint64_t *sum)
{
    s66_brain own = brain_of(v, (const s66_weights *)(const void *)weights);
    s66_brain other = brain_of(v, (const s66_weights *)(const void *)others);
    uint16_t rules[64];
    uint32_t rule_count = encode_rules(v, rules), kept = 0, alone = weights != others;
    for (uint64_t number = first; number < first + deals && kept + MOST_DECISIONS <= room; number++) {
        s66_deal d = {.v = v, .open_talon = number % 4 ? LAST_DRAW : 0};
        uint32_t seat = number & 1, start = kept;
        int result;
        d.brains[seat] = &own;
        d.brains[seat ^ 1] = &other;
        begin_deal(&d, seed, number);
        d.needs[0] = d.needs[1] = (s66_needs){3, 3};
        if (random_below(&d.stream, 256) < options->scored) {
            d.needs[0] = drawn_needs(&d.stream);
            d.needs[1] = (s66_needs){d.needs[0].other, d.needs[0].own};
        }
        while (to_decision(&d)) {
            s66_thought t;
            uint32_t choice = decide_by_network(&d, &t);
            int is_own = !alone || d.s.turn == seat;
            if (is_own && random_below(&d.stream, 256) < options->branched && t.count + rule_count <= S66_SAMPLE_ON) {
                keep_sample(&d, &t, rules, rule_count, &samples[kept]);
                try_choices(&d, &t, options->least, &samples[kept++]);
            }
            take(v, &d.s, &d.m, from_policy(&t.order, choice));
        }
        result = certain_result(&d);
        for (uint32_t i = start; i < kept; i++) samples[i].outcome = (uint8_t)((samples[i].outcome ? -result : result) + 3);
        if (seat) result = -result;
        sum[0]++;
        sum[result > 0 ? 1 : 2] += (uint64_t)(result > 0 ? result : -result);
    }
    return kept;
}

static int play_pair_deal(const s66_variant *v, const s66_brain *first, const s66_brain *second, uint32_t greedy,
                          uint64_t seed, uint64_t number)
{
    s66_deal d = {.v = v, .brains = {first, second}, .needs = {{3, 3}, {3, 3}}, .greedy = greedy, .open_talon = LAST_DRAW};
    begin_deal(&d, seed, number);
    return play_to_end(&d);
}

void s66_net_match(const s66_variant *v, const float *weights, const float *others, uint32_t greedy, uint64_t seed,
                   uint64_t first, uint32_t pairs, int64_t *sums)
{
    s66_brain one = brain_of(v, (const s66_weights *)(const void *)weights);
    s66_brain two = brain_of(v, (const s66_weights *)(const void *)others);
    for (uint64_t number = first; number < first + pairs; number++) {
        int points = play_pair_deal(v, &one, &two, greedy, seed, number) - play_pair_deal(v, &two, &one, greedy, seed, number);
        sums[0]++;
        sums[1] += points;
        sums[2] += points * points;
    }
}
