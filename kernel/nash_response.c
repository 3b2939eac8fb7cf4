/* An exact best response to a player whose policy is known: the public tree, walked without being kept. */
#include "nash_leaf.h"
#include "nash_policy.h"

/* Actions since the deals; more than can follow a deal with two cards in the talon. */
typedef struct {
    uint8_t actions[64];
    uint32_t steps;
} nash_path;

typedef struct {
    const s66_variant *v;
    const s66_state *deals;
    nash_path path;
    nash_memory memory;
    s66_policy *policy;
    uint32_t seat; /* that responds */
    uint32_t most; /* cards won at which leads are leaves */
    int full;
} nash_response;

static void respond(nash_response *r, nash_deal *deals, uint32_t count, const uint32_t hands[2], float *values);

static void respond_at_leaf(nash_response *r, const nash_deal *deals, uint32_t count, float *values)
{
    int8_t *points = borrow(&r->memory, count * sizeof *points);
    points_of_leaves(r->v, deals, count, points);
    for (uint32_t i = 0; i < count; i++)
        values[deals[i].hand[r->seat]] += deals[i].weight * (float)(r->seat ? -points[i] : points[i]);
}

/* What follows an action of the hands that are numbered; adds to the values, or takes the greater. */
static void respond_after(nash_response *r, const nash_deal *deals, uint32_t count, uint32_t action,
                          uint16_t *const numbers[2], const uint32_t hands[2], const uint32_t after[2], float *values)
{
    uint64_t above = r->memory.high;
    uint32_t own = deals[0].state.turn == r->seat, kept;
    nash_deal *next = borrow(&r->memory, (uint64_t)count * sizeof *next);
    float *found = borrow(&r->memory, after[r->seat] * sizeof *found);
    kept = advance_deals(r->v, deals, count, action, numbers, next);
    r->path.actions[r->path.steps++] = (uint8_t)action;
    respond(r, next, kept, after, found);
    r->path.steps--;
    for (uint32_t i = 0; i < hands[r->seat]; i++) {
        uint32_t number = numbers[r->seat][i];
        if (number == NO_HAND) continue;
        if (!own) values[i] += found[number];
        else if (found[number] > values[i]) values[i] = found[number];
    }
    r->memory.high = above;
}

static inline void unnumber(uint16_t *const numbers[2], const uint32_t hands[2])
{
    for (uint32_t seat = 0; seat < 2; seat++)
        for (uint32_t i = 0; i < hands[seat]; i++) numbers[seat][i] = NO_HAND;
}

/* Numbers the hands that an action leaves: those of the policy's seat that play it and of which a deal has weight, and of
 * the other all that go with them. 0 if there are none. */
static int number_after(const nash_response *r, const nash_deal *deals, uint32_t count, const uint32_t hands[2],
                        const uint32_t *actions, uint32_t action, uint16_t *const numbers[2], uint32_t after[2])
{
    uint32_t turn = deals[0].state.turn, theirs = r->seat ^ 1;
    unnumber(numbers, hands);
    for (uint32_t i = 0; i < count; i++)
        if (actions[deals[i].hand[turn]] >> action & 1 && deals[i].weight > 0) numbers[theirs][deals[i].hand[theirs]] = 0;
    for (uint32_t i = 0; i < count; i++)
        if (actions[deals[i].hand[turn]] >> action & 1 && numbers[theirs][deals[i].hand[theirs]] != NO_HAND)
            numbers[r->seat][deals[i].hand[r->seat]] = 0;
    for (uint32_t seat = 0; seat < 2; seat++) after[seat] = number_hands(numbers[seat], hands[seat]);
    return after[0] && after[1];
}

static void respond_own(nash_response *r, const nash_deal *deals, uint32_t count, const uint32_t hands[2],
                        const uint32_t *actions, uint32_t any, float *values)
{
    uint16_t *numbers[2] = {borrow(&r->memory, hands[0] * 2), borrow(&r->memory, hands[1] * 2)};
    for (uint32_t i = 0; i < hands[r->seat]; i++) values[i] = -1e9f;
    for (; any && !r->full; any &= any - 1) {
        uint32_t after[2], action = lowest_bit(any);
        if (number_after(r, deals, count, hands, actions, action, numbers, after))
            respond_after(r, deals, count, action, numbers, hands, after, values);
    }
    for (uint32_t i = 0; i < hands[r->seat]; i++) /* hands without weight */
        if (values[i] < -1e8f) values[i] = 0;
}

/* The policy's probabilities, hand by hand; the actions that it may take replace the legal ones. */
static void ask_policy(nash_response *r, const nash_deal *deals, uint32_t count, uint32_t hands, uint32_t *actions,
                       float *probabilities)
{
    uint32_t seat = r->seat ^ 1;
    s66_state *worlds = borrow(&r->memory, count * sizeof *worlds);
    s66_question question = {worlds, 0, r->path.actions, 0, r->path.steps};
    for (uint32_t hand = 0; hand < hands; hand++) {
        float *probability = probabilities + hand * S66_ACTIONS;
        uint32_t n = 0, taken = 0;
        int weighs = 0;
        for (uint32_t action = 0; action < S66_ACTIONS; action++) probability[action] = 0;
        for (uint32_t i = 0; i < count; i++) {
            if (deals[i].hand[seat] != hand) continue;
            worlds[n++] = deals[i].state;
            question.deal = &r->deals[deals[i].from];
            weighs |= deals[i].weight > 0;
        }
        question.count = n;
        if (weighs) r->policy(r->v, &question, probability);
        for (uint32_t action = 0; action < S66_CLAIM; action++)
            if (probability[action] > 0) taken |= bit(action);
        actions[hand] &= taken;
    }
}

static void respond_theirs(nash_response *r, nash_deal *deals, uint32_t count, const uint32_t hands[2], uint32_t *actions,
                           float *values)
{
    uint32_t seat = r->seat ^ 1, any = 0;
    uint16_t *numbers[2] = {borrow(&r->memory, hands[0] * 2), borrow(&r->memory, hands[1] * 2)};
    float *probabilities = borrow(&r->memory, (uint64_t)hands[seat] * S66_ACTIONS * 4);
    nash_deal *weighed = borrow(&r->memory, (uint64_t)count * sizeof *weighed);
    uint64_t above = r->memory.high;
    ask_policy(r, deals, count, hands[seat], actions, probabilities);
    r->memory.high = above;
    for (uint32_t hand = 0; hand < hands[seat]; hand++) any |= actions[hand];
    for (; any && !r->full; any &= any - 1) {
        uint32_t after[2], action = lowest_bit(any);
        if (!number_after(r, deals, count, hands, actions, action, numbers, after)) continue;
        for (uint32_t i = 0; i < count; i++) {
            weighed[i] = deals[i];
            weighed[i].weight *= probabilities[deals[i].hand[seat] * S66_ACTIONS + action];
        }
        respond_after(r, weighed, count, action, numbers, hands, after, values);
    }
}

/* While nobody has a choice, all go on. Gives back the actions of any hand, 0 at a leaf. */
static uint32_t skip_forced(nash_response *r, nash_deal *deals, uint32_t count, const uint32_t hands[2], uint32_t *actions)
{
    for (;;) {
        uint32_t any;
        if (is_leaf(&deals[0].state, r->most)) return 0;
        any = actions_of_hands(r->v, deals, count, hands[deals[0].state.turn], actions);
        if (any & (any - 1)) return any;
        r->path.actions[r->path.steps++] = (uint8_t)lowest_bit(any);
        for (uint32_t i = 0; i < count; i++) take_action(r->v, &deals[i].state, lowest_bit(any));
    }
}

/* What each hand of the responding seat gets, times the weight of its deals. */
static void respond(nash_response *r, nash_deal *deals, uint32_t count, const uint32_t hands[2], float *values)
{
    uint64_t above = r->memory.high;
    uint64_t room = (uint64_t)count * (3 * sizeof *deals + sizeof(s66_state)) + (hands[0] + hands[1]) * 160ull;
    uint32_t *actions, any, steps = r->path.steps;
    for (uint32_t i = 0; i < hands[r->seat]; i++) values[i] = 0;
    if (!has_room(&r->memory, room)) {
        r->full = 1;
        return;
    }
    actions = borrow(&r->memory, (hands[0] + hands[1]) * sizeof *actions);
    any = count == 1 && r->policy == open_card_policy ? 0 : skip_forced(r, deals, count, hands, actions);
    if (!any) respond_at_leaf(r, deals, count, values);
    else if (deals[0].state.turn == r->seat) respond_own(r, deals, count, hands, actions, any, values);
    else respond_theirs(r, deals, count, hands, actions, values);
    r->path.steps = steps;
    r->memory.high = above;
}

uint32_t s66_nash_respond(const s66_variant *v, const s66_state *deals, const float *weights, uint32_t count,
                          uint32_t tricks, uint32_t seat, s66_policy *policy, void *memory, uint64_t memory_bytes,
                          double *worth)
{
    nash_response r = {.v = v, .deals = deals, .memory = memory_of(memory, memory_bytes), .seat = seat};
    uint32_t hands[2], *lists[2];
    nash_deal *numbered;
    float *values;
    if (!count || !has_room(&r.memory, (uint64_t)count * (sizeof *numbered + 16) + 64)) return 0;
    r.policy = policy ? policy : open_card_policy;
    r.most = most_cards(&deals[0], tricks);
    numbered = borrow(&r.memory, (uint64_t)count * sizeof *numbered);
    for (uint32_t each = 0; each < 2; each++) lists[each] = borrow(&r.memory, count * 4ull);
    count = number_deals(v, deals, weights, count, 1, numbered, lists, hands);
    if (!count) return 0;
    values = borrow(&r.memory, hands[seat] * sizeof *values);
    respond(&r, numbered, count, hands, values);
    *worth = 0;
    for (uint32_t i = 0; i < hands[seat]; i++) *worth += (double)values[i];
    return !r.full;
}
