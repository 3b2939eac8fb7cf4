/* One decision. See docs/design/engine.md. */
#include "think_state.h"

enum { FIRST_LOOK = 24, LOOK_EVERY = 16, TRUSTED_TALON = 8 };

_Static_assert(sizeof(s66_limits) == 64 && sizeof(s66_decision) == 312, "the ABI's sizes");

uint32_t s66_think_bytes(void)
{
    return sizeof(s66_search_state);
}

static inline float worth_to(const s66_search_state *c, int result_to_first)
{
    return c->worth[(c->view.seat ? -result_to_first : result_to_first) + 3];
}

/* --- what needs no search --- */

static void set_nothing(s66_decision *d)
{
    for (uint32_t i = 0; i < 33; i++) d->value[i] = S66_UNKNOWN, d->chance[i] = 0.0f;
    for (uint32_t i = 0; i < OUTCOMES; i++) d->outcome[i] = 0.0f;
    d->nodes = 0;
    d->worlds = 0;
    d->action = S66_NONE;
    d->why = S66_WHY_NOTHING;
    d->done = 1;
    d->unused = 0;
}

static inline void decide_at_once(s66_decision *d, uint32_t action, uint32_t why)
{
    d->action = (uint8_t)action;
    d->why = (uint8_t)why;
    d->done = 1;
}

/* The seat's card points as it has counted them. A trick of its own may have been miscounted, the same way whenever it is asked
 * in this deal: by what the seat was dealt. */
static uint32_t counted(const s66_variant *v, const s66_view *view, float slip)
{
    static const int8_t slips[8] = {-10, -4, -3, -1, 1, 2, 3, 4};
    uint32_t leader = view->open.dealer ^ 1u, trump = view->open.trump;
    int total = (int)total_of(v, &view->open, view->seat);
    for (uint32_t i = 0; slip > 0 && i + 1 < view->play_count; i += 2) {
        random_stream stream = stream_of_deal(view->first_hand, (uint64_t)view->dealt_turn_up << 8 | i);
        leader ^= beats(view->plays[i + 1], view->plays[i], trump);
        if (leader == view->seat && random_part(&stream) < slip) total += slips[random_below(&stream, 8)];
    }
    return total < 0 ? 0 : (uint32_t)total;
}

/* A sure action of this seat; nothing if it is not on turn and cannot claim. Says whether all is said. */
static int decide_surely(const s66_variant *v, const s66_view *view, uint32_t legal, float slip, s66_decision *d)
{
    const s66_state *s = &view->open;
    int has_won = counted(v, view, slip) >= TARGET;
    uint32_t action;
    if (s->over) return 1;
    if (s->turn != view->seat) {
        if (legal_out_of_turn(v, s) && has_won) decide_at_once(d, S66_CLAIM_OUT_OF_TURN, S66_WHY_SURE);
        return 1;
    }
    if (!legal) return 1; /* only in a view that contradicts itself */
    action = has_won && may_claim(v, s) ? S66_CLAIM : sure_move(v, s, legal);
    if (action == S66_NONE) return 0;
    decide_at_once(d, action, S66_WHY_SURE);
    return 1;
}

/* --- talon used up: exact --- */

/* What an opponent that answers at random once would leave this seat with, when this seat is otherwise perfect. */
static float tempted(const s66_variant *v, const s66_state *s, uint32_t seat, uint64_t *nodes)
{
    s66_state now = *s;
    for (uint32_t step = 0; step < 8; step++) {
        s66_solution solution;
        s66_action_values values;
        float sum = 0.0f;
        uint32_t count = 0;
        if (now.over) return (float)points_to(&now, seat);
        s66_solve_batch(v, &now, 1, 0, 0, 0, &solution, &values);
        ++*nodes;
        if (now.turn == seat) {
            apply_action(v, &now, lowest_bit(solution.best));
            continue;
        }
        if (values.low[S66_CLAIM] != S66_ILLEGAL && values.low[S66_CLAIM] > 0) return -(float)values.low[S66_CLAIM];
        for (uint32_t a = 0; a < S66_CLAIM; a++)
            if (values.low[a] != S66_ILLEGAL) sum -= (float)values.low[a], count++;
        return count ? sum / (float)count : 0.0f;
    }
    return 0.0f;
}

static void decide_exactly(const s66_variant *v, s66_search_state *c, s66_decision *d)
{
    s66_state s = world_with(&c->view, &c->hidden, c->view.known | cards_at(c->hidden.free, c->hidden.missing), &c->stream);
    s66_solution solution;
    s66_action_values values;
    float best = -1e9f;
    s66_solve_batch(v, &s, 1, 0, 0, 0, &solution, &values);
    c->nodes += solution.nodes;
    for (uint32_t a = 0; a < S66_CLAIM; a++) {
        float value, tempting;
        s66_state next = s;
        if (values.low[a] == S66_ILLEGAL) continue;
        value = d->value[a] = c->worth[values.low[a] + 3];
        if (!(solution.best >> a & 1) && value < c->worth[solution.low + 3]) continue;
        apply_action(v, &next, a);
        tempting = value * 1000.0f + tempted(v, &next, s.turn, &c->nodes) + d->chance[a] * 0.01f;
        if (tempting > best) {
            best = tempting;
            d->action = (uint8_t)a;
        }
    }
    d->why = S66_WHY_EXACT;
    d->worlds = 1;
    d->done = 1;
}

/* --- the last draw: a game of hidden hands, solved --- */

/* Solves the game from before the lead; says whether the seat's hand has a strategy in it. */
static int solve_last_draw(const s66_variant *v, s66_search_state *c, s66_mixed *mixed)
{
    const s66_last_game *game = &c->last;
    float worth[OUTCOMES];
    for (uint32_t i = 0; i < OUTCOMES; i++) worth[i] = c->view.seat ? -c->worth[OUTCOMES - 1 - i] : c->worth[i];
    list_last_deals(v, &c->view, &c->memory, &c->hidden, c->limits.uniform, &c->last);
    if (!s66_nash_grow(v, game->deals, game->weights, game->count, worth, 1, c->room, LAST_DRAW_BYTES)) return 0;
    s66_nash_run(c->room, LAST_DRAW_BYTES, last_iterations(game, c->limits.last_draw));
    return (int)s66_nash_strategy(c->room, LAST_DRAW_BYTES, game->path, game->steps, c->view.open.hands[c->view.seat], mixed);
}

/* Whether the deal ends alike whatever the seat does. */
static int is_settled(const s66_search_state *c, const s66_mixed *mixed)
{
    for (uint32_t i = 0; i < OUTCOMES; i++) {
        uint32_t same = 1;
        for (uint32_t a = 0; a < S66_CLAIM; a++)
            if (c->legal >> a & 1 && !(mixed->value[a] > c->worth[i] - 0.001f && mixed->value[a] < c->worth[i] + 0.001f)) same = 0;
        if (same) return 1;
    }
    return 0;
}

/* An action by the probabilities of the solved game. Where there are none, or all is settled, the policy's word stands. */
static void decide_last_draw(const s66_variant *v, s66_search_state *c, s66_decision *d)
{
    s66_mixed mixed;
    float left = random_part(&c->stream);
    if (!solve_last_draw(v, c, &mixed)) return;
    c->nodes += (uint64_t)last_iterations(&c->last, c->limits.last_draw) * c->last.count;
    d->worlds = c->last.count;
    d->done = 1;
    for (uint32_t a = 0; a < S66_CLAIM; a++)
        if (c->legal >> a & 1) d->value[a] = mixed.value[a];
    if (is_settled(c, &mixed)) return;
    d->why = S66_WHY_MIXED;
    for (uint32_t a = 0; a < S66_CLAIM; a++) {
        if (!(c->legal >> a & 1)) continue;
        d->chance[a] = mixed.probability[a];
        if (mixed.probability[a] <= 0.0f) continue;
        if (left >= 0.0f) d->action = (uint8_t)a;
        left -= mixed.probability[a];
    }
}

/* --- choices --- */

static inline int has_nodes(const s66_search_state *c)
{
    return !c->limits.nodes || c->nodes < c->limits.nodes;
}

static inline int has_runs(const s66_search_state *c)
{
    return !c->limits.runs || c->nodes < c->limits.runs;
}

/* The actions worth looking at, at most MOST_CHOICES: early in a deal those to which the policy gives a chance, unless the seat plays
 * with heat; later all, since the policy errs the more the nearer the end is. */
static void list_choices(s66_search_state *c, const s66_decision *d)
{
    int early = c->view.open.closer == S66_NONE && c->view.open.talon_size >= TRUSTED_TALON && !(c->limits.heat > 0);
    c->choice_count = 0;
    for (uint32_t set = c->legal; set; set &= set - 1) {
        uint32_t action = lowest_bit(set);
        if (early && d->chance[action] < 0.005f && action != d->action) continue;
        if (c->choice_count < MOST_CHOICES) c->choices[c->choice_count++] = (uint8_t)action;
    }
    for (uint32_t i = 0; i < MOST_CHOICES; i++) c->sums[i] = 0.0f, c->dropped[i] = 0;
}

static inline float natural_log(float x)
{
    union {
        float value;
        uint32_t bits;
    } u = {x};
    int32_t power = (int32_t)(u.bits >> 23) - 127;
    float m, t, sum;
    u.bits = (u.bits & 0x7FFFFFu) | 0x3F800000u;
    m = u.value;
    if (m > 1.41421356f) m = m * 0.5f, power++;
    t = (m - 1.0f) / (m + 1.0f);
    sum = t * t;
    sum = 2.0f * t * (1.0f + sum * (0.33333333f + sum * (0.2f + sum * (0.14285714f + sum * 0.11111111f))));
    return sum + (float)power * 0.69314718f;
}

static inline float score_of(const s66_search_state *c, const s66_decision *d, uint32_t place)
{
    float chance = d->chance[c->choices[place]];
    return d->value[c->choices[place]] + c->limits.prior * natural_log(chance > 1e-6f ? chance : 1e-6f);
}

/* The action taken, from values and chances: the best, or one drawn among the nearly best by the policy's chance, or by heat. */
static void choose(s66_search_state *c, s66_decision *d)
{
    float best = -1e9f, parts[MOST_CHOICES], sum = 0.0f, left;
    random_stream stream = c->stream;
    uint32_t first = 0;
    for (uint32_t i = 0; i < c->choice_count; i++) {
        float score = score_of(c, d, i);
        if (!c->dropped[i] && score > best) best = score, first = i;
    }
    d->action = c->choices[first];
    for (uint32_t i = 0; i < c->choice_count; i++) {
        float lacking = best - score_of(c, d, i);
        if (c->dropped[i]) parts[i] = 0.0f;
        else if (c->limits.heat > 0) parts[i] = exponential(lacking > 0 ? -lacking / c->limits.heat : 0.0f);
        else parts[i] = lacking <= c->limits.mixing && c->limits.mixing > 0 ? d->chance[c->choices[i]] : 0.0f;
        sum += parts[i];
    }
    if (!(sum > 0)) return;
    left = random_part(&stream) * sum;
    for (uint32_t i = 0; i < c->choice_count; i++) {
        if (parts[i] <= 0) continue;
        left -= parts[i];
        d->action = c->choices[i];
        if (left < 0) break;
    }
}

/* --- closed --- */

static void solve_closed(const s66_variant *v, s66_search_state *c, s66_decision *d)
{
    float sums[33] = {0}, weight = 0.0f;
    for (uint32_t i = 0; i < c->hand_count && (has_nodes(c) || !i); i++) {
        s66_state s = world_with(&c->view, &c->hidden, c->hands[i], &c->stream);
        s66_solution solution;
        s66_action_values values;
        s66_solve_batch(v, &s, 1, 0, 0, 0, &solution, &values);
        c->nodes += solution.nodes;
        for (uint32_t a = 0; a < S66_CLAIM; a++)
            if (values.low[a] != S66_ILLEGAL) sums[a] += c->weights[i] * c->worth[values.low[a] + 3];
        weight += c->weights[i];
        d->worlds++;
    }
    for (uint32_t i = 0; i < c->choice_count; i++) d->value[c->choices[i]] = sums[c->choices[i]] / weight;
    d->why = S66_WHY_CLOSED;
    d->done = 1;
    choose(c, d);
}

/* --- open --- */

/* Draws as many hands by their weights, evenly spread; they come in random order. */
static void draw_by_weight(s66_search_state *c, uint32_t count)
{
    float step = 1.0f / (float)count, at = random_part(&c->stream) * step, sum = 0.0f;
    uint32_t hands[MOST_WORLDS], drawn = 0;
    for (uint32_t i = 0; i < c->hand_count; i++) {
        sum += c->weights[i];
        for (; drawn < count && at < sum; at += step) hands[drawn++] = c->hands[i];
    }
    while (drawn < count) hands[drawn++] = c->hands[c->hand_count - 1];
    for (uint32_t i = 0; i < count; i++) c->hands[i] = hands[i];
    c->hand_count = count;
    for (uint32_t i = 0; i + 1 < count; i++) {
        uint32_t j = i + random_below(&c->stream, count - i), hand = c->hands[i];
        c->hands[i] = c->hands[j];
        c->hands[j] = hand;
    }
}

static float play_out(const s66_variant *v, const s66_brain *b, s66_search_state *c, const s66_state *world,
                      uint32_t action, random_stream stream)
{
    s66_deal d = {.v = v, .brains = {b, b}, .needs = {c->needs[0], c->needs[1]}, .s = *world, .m = c->memory,
                  .stream = stream, .open_from = c->limits.open_from,
                  .open_talon = c->limits.open_talon};
    int result;
    take(v, &d.s, &d.m, action);
    result = play_to_end(&d);
    c->nodes += d.nodes;
    return worth_to(c, result);
}

static void play_world(const s66_variant *v, const s66_brain *b, s66_search_state *c)
{
    s66_state world = world_with(&c->view, &c->hidden, c->hands[c->worlds], &c->stream);
    random_stream stream = {next_64(&c->stream)};
    for (uint32_t i = 0; i < c->choice_count; i++) {
        if (c->dropped[i]) continue;
        c->results[c->worlds][i] = play_out(v, b, c, &world, c->choices[i], stream);
        c->sums[i] += c->results[c->worlds][i];
    }
    c->worlds++;
}

static void set_values(const s66_search_state *c, s66_decision *d)
{
    for (uint32_t i = 0; i < c->choice_count; i++)
        if (!c->dropped[i]) d->value[c->choices[i]] = c->sums[i] / (float)c->worlds;
    d->worlds = c->worlds;
    d->nodes = c->nodes;
}

/* Drops the choices that are too far behind to come back: three errors of the paired difference. Says whether one is left. */
static int drop_choices(s66_search_state *c, const s66_decision *d)
{
    uint32_t best = 0, left = 0;
    float most = -1e9f;
    for (uint32_t i = 0; i < c->choice_count; i++) {
        float score = score_of(c, d, i);
        if (!c->dropped[i] && score > most) most = score, best = i;
    }
    for (uint32_t i = 0; i < c->choice_count; i++) {
        float behind = most - score_of(c, d, i), mean, squares = 0.0f, n = (float)c->worlds;
        if (c->dropped[i]) continue;
        if (i != best) {
            mean = (c->sums[best] - c->sums[i]) / n;
            for (uint32_t w = 0; w < c->worlds; w++) {
                float off = c->results[w][best] - c->results[w][i] - mean;
                squares += off * off;
            }
            if (behind > c->limits.mixing && behind * behind * n * n > 9.0f * (squares + 1.0f)) {
                c->dropped[i] = 1;
                continue;
            }
        }
        left++;
    }
    return left == 1;
}

/* --- the decision --- */

/* What the network says: its best action stands until something better is found. */
static void take_advice(const s66_search_state *c, s66_decision *d)
{
    uint32_t best = S66_NONE;
    soft_max(c->thought.out + OUTCOME_AT, OUTCOMES, (1 << OUTCOMES) - 1, d->outcome);
    for (uint32_t set = c->thought.mask; set; set &= set - 1) {
        uint32_t choice = lowest_bit(set), action = from_policy(&c->thought.order, choice);
        d->chance[action] = c->thought.chances[choice];
        if (best == S66_NONE || d->chance[action] > d->chance[best]) best = action;
    }
    d->action = (uint8_t)best;
    d->why = S66_WHY_POLICY;
}

void s66_think_begin(const s66_variant *v, const void *view, const float *weights, const float *worth,
                     const uint8_t *needs, const s66_limits *limits, uint64_t seed, void *memory, s66_decision *decision)
{
    s66_search_state *c = memory;
    const s66_state *s = &c->view.open;
    begin_state(c, view, needs, limits, seed);
    for (uint32_t i = 0; i < OUTCOMES; i++) c->worth[i] = worth[i];
    set_nothing(decision);
    if (!s->over && s->turn == c->view.seat) c->legal = moves(v, s);
    if (decide_surely(v, &c->view, c->legal, limits->slip, decision)) return;
    expect(v, (const s66_weights *)(const void *)weights, c);
    take_advice(c, decision);
    decision->nodes = c->nodes;
    if (!c->hidden.possible) return; /* a view that contradicts itself: the policy's word */
    list_choices(c, decision);
    if (is_exhausted(s) && !c->memory.forgotten) {
        decide_exactly(v, c, decision);
    } else if (c->limits.last_draw && is_last_draw(s) && !c->memory.forgotten) {
        decide_last_draw(v, c, decision);
    } else if (is_strict(s) && c->limits.closed_worlds) {
        list_hands(c, c->limits.closed_worlds);
        solve_closed(v, c, decision);
    } else if (!is_strict(s) && c->limits.worlds && c->choice_count > 1) {
        decision->done = 0;
        c->planned = c->limits.worlds < MOST_WORLDS ? c->limits.worlds : MOST_WORLDS;
    } else if (c->limits.heat > 0) {
        for (uint32_t i = 0; i < c->choice_count; i++) decision->value[c->choices[i]] = 0.0f;
        choose(c, decision);
    }
    decision->nodes = c->nodes;
}

uint32_t s66_think_on(const s66_variant *v, const float *weights, void *memory, uint32_t worlds, s66_decision *decision)
{
    s66_search_state *c = memory;
    s66_brain b;
    uint32_t end;
    if (decision->done) return 0;
    b = brain_of(v, (const s66_weights *)(const void *)weights);
    if (!c->ready) {
        list_hands(c, c->planned);
        draw_by_weight(c, c->planned);
        c->ready = 1;
    }
    end = worlds && worlds < c->planned - c->worlds ? c->worlds + worlds : c->planned;
    decision->why = S66_WHY_SEARCH;
    while (c->worlds < end && !decision->done) {
        play_world(v, &b, c);
        if (c->worlds == c->planned || !has_nodes(c) || !has_runs(c)) decision->done = 1;
        if (c->worlds >= FIRST_LOOK && c->worlds % LOOK_EVERY == 0) {
            set_values(c, decision);
            if (drop_choices(c, decision)) decision->done = 1;
        }
    }
    set_values(c, decision);
    choose(c, decision);
    return !decision->done;
}

