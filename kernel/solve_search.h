/* The search: every function answers "does seat 0 get at least `goal`?" by 1 or 0. */
#ifndef SIXTYSIX_SOLVE_SEARCH_H
#define SIXTYSIX_SOLVE_SEARCH_H

#include "solve_race.h"

enum { TABLE_FROM = 5 }; /* cards in hand from which strict positions go into the table: full hands, or one short */

static int search_strict(s66_search *c, const s66_node *n);
static int search_lead(s66_search *c, const s66_node *n);
static int search_follow(s66_search *c, const s66_node *n, uint32_t led);

static inline int count_node(s66_search *c)
{
    if (++c->nodes > c->limit) c->stopped = 1;
    return c->stopped;
}

/* --- what can be said without searching --- */

/* Claims of both seats; the one that is not on turn is asked first. `may`: whether the seat on turn may claim. */
static inline int settled_by_claim(const s66_search *c, const s66_node *n, uint32_t seat, int may)
{
    if (c->any_time && claim_serves(c, n, seat ^ 1)) return (int)seat;
    if (may && claim_serves(c, n, seat)) return !seat;
    return UNDECIDED;
}

static inline int may_claim_on_lead(const s66_search *c, const s66_node *n)
{
    return !c->automatic && (!c->after_trick || n->has[0] | n->has[1]);
}

/* A seat that cannot get 66 with all that is left. */
static inline int cannot_reach(const s66_search *c, const s66_node *n, uint32_t seat)
{
    uint32_t most = n->points[seat] + n->left;
    if (most >= TARGET) return 0;
    if (n->swap_open) most += worth(n->turn_up); /* it may come into play, and an exchange may be forced */
    if (n->closer == OPEN) {
        uint32_t drawable = n->talon ? c->undrawn[n->drawn] | bit(n->turn_up) : 0;
        if (c->v->last_trick == S66_LAST_TEN) most += LAST_TRICK_BONUS;
        if (n->talon || c->v->marriage_when_exhausted) most += marriages_of(n->hands[seat] | drawable);
    } else if (n->closing_lead || c->v->marriage_when_closed) {
        most += marriages_of(n->hands[seat]);
    }
    return most < TARGET;
}

static inline int bounded(const s66_search *c, const s66_node *n)
{
    for (uint32_t seat = 0; seat < 2; seat++) {
        int most = most_won(c, n, seat);
        if (most >= c->needs[seat]) {
            if (c->needs[seat] <= -2 || !cannot_reach(c, n, seat)) continue;
            if (n->closer == seat) most = -2;
            else if (n->closer == OPEN && !c->v->draw_last_trick_wins &&
                     (c->v->last_trick == S66_LAST_TEN || c->v->last_trick == S66_LAST_NONE))
                most = 0;
        }
        if (most < c->needs[seat]) return (int)seat;
    }
    return UNDECIDED;
}

/* --- the strict phase --- */

static inline int strict_after(s66_search *c, s66_node *child, uint32_t leader)
{
    if (child->cards) {
        int reached = node_reached(c, child, leader);
        return reached != UNDECIDED ? reached : search_strict(c, child);
    }
    if (child->closer == OPEN && c->v->last_trick == S66_LAST_TEN) child->points[child->turn] += LAST_TRICK_BONUS;
    if (c->automatic) {
        int reached = node_reached(c, child, leader);
        if (reached != UNDECIDED) return reached;
    }
    return serves(c, node_played_out(c, child));
}

/* A trick was won while the talon is open. */
static int search_draw(s66_search *c, const s66_node *n)
{
    s66_node child;
    int result = settled_by_claim(c, n, n->turn, !c->automatic);
    if (result != UNDECIDED) return result;
    if (n->talon == 2) {
        child = *n;
        node_draw(c, &child);
        result = search_strict(c, &child);
        if (result == !n->turn) return result;
    }
    if (node_may_close(c, n, 1)) {
        child = *n;
        node_close(c, &child);
        result = search_strict(c, &child);
        if (result == !n->turn) return result;
    }
    if (n->talon == 2) return n->turn;
    child = *n;
    node_draw(c, &child);
    return search_lead(c, &child);
}

/* The answers worth trying, by who wins the trick. */
static inline void sort_answers(const s66_search *c, const s66_node *n, uint32_t led, uint32_t *winning, uint32_t *losing)
{
    uint32_t hand = n->hands[n->turn ^ 1], between = n->hands[n->turn], apart = 0, answers = hand;
    if (n->talon == 0) {
        answers = may_answer(c->v, hand, led);
        if (marriages_to_come(c, n)) apart = with_kings(paired_queens(hand));
    } else {
        uint32_t drawable = c->undrawn[n->drawn] | bit(n->turn_up);
        between |= drawable;
        apart = (with_kings(paired_queens(hand | drawable)) | c->lowest) & hand;
    }
    *winning = winning_part(answers, led);
    *losing = answers ^ *winning;
    if (!c->monotone) return;
    *winning &= highest_of_runs(*winning & ~apart, between) | apart;
    *losing &= lowest_of_runs(*losing & ~apart, between) | apart;
}

static inline uint32_t cheapest(uint32_t set)
{
    uint32_t least = 99, best = 0;
    for (; set; set &= set - 1) {
        uint32_t card = lowest_bit(set), cost = worth(card) * 2 + (card < 8 ? 9 : 0);
        if (cost < least) least = cost, best = card;
    }
    return best;
}

static inline int answered(s66_search *c, const s66_node *n, uint32_t led, uint32_t answer)
{
    uint32_t leader = n->turn;
    s66_node child = *n;
    int result;
    node_take(&child, led, answer);
    if (n->talon == 0) return strict_after(c, &child, leader);
    result = node_reached(c, &child, leader);
    return result == UNDECIDED ? search_draw(c, &child) : result;
}

/* The led card has left the leader's hand. */
static int search_follow(s66_search *c, const s66_node *n, uint32_t led)
{
    uint32_t follower = n->turn ^ 1, winning, losing;
    uint8_t *usual = &c->habits.reply[follower][n->talon / 2][led];
    int want = !follower, settled;
    if (count_node(c)) return 0;
    settled = settled_by_claim(c, n, follower, c->own_turn);
    if (settled != UNDECIDED) return settled;
    if (node_may_exchange(c, n, follower, 1)) {
        s66_node child = *n;
        node_exchange(c, &child, follower);
        if (search_follow(c, &child, led) == want) return want;
    }
    sort_answers(c, n, led, &winning, &losing);
    while (winning | losing) {
        uint32_t answer;
        if (n->talon && (winning | losing) >> *usual & 1) answer = *usual;
        else answer = winning ? highest_bit(winning) : cheapest(losing);
        winning &= ~bit(answer);
        losing &= ~bit(answer);
        if (answered(c, n, led, answer) == want) {
            if (n->talon) *usual = (uint8_t)answer;
            return want;
        }
    }
    return !want;
}

/* A card is led; it must be in the hand. */
static inline int try_lead(s66_search *c, const s66_node *n, uint32_t card)
{
    s66_node child = *n;
    child.hands[n->turn] ^= bit(card);
    child.closing_lead = 0;
    node_auto_exchange(c, &child, n->turn ^ 1, 1);
    return search_follow(c, &child, card);
}

/* A marriage is announced, and its king or queen led or 66 claimed. `n`: marriage points added. */
static int after_marriage(s66_search *c, const s66_node *n, uint32_t queen)
{
    uint32_t seat = n->turn;
    int want = !seat, settled;
    if (c->v->marriage_ends_deal) {
        settled = node_reached(c, n, seat);
        if (settled != UNDECIDED) return settled;
    }
    settled = settled_by_claim(c, n, seat, !c->automatic && c->v->marriage_ends_deal);
    if (settled != UNDECIDED) return settled;
    for (uint32_t card = queen + 1; card >= queen; card--)
        if (try_lead(c, n, card) == want) return want;
    return !want;
}

/* Every marriage in hand; takes the cards that need not be led without announcing out of `leads`. */
static inline int try_marriages(s66_search *c, const s66_node *n, uint32_t *leads)
{
    uint32_t queens = paired_queens(n->hands[n->turn]);
    if (!queens || !node_may_marry(c, n)) return UNDECIDED;
    if (c->monotone || c->v->auto_marriage) *leads &= ~with_kings(queens);
    for (; queens; queens &= queens - 1) {
        s66_node child = *n;
        uint32_t queen = lowest_bit(queens);
        int want = !n->turn;
        node_marry(&child, queen);
        if (after_marriage(c, &child, queen) == want) return want;
        /* Led at once a card announces its marriage by itself, and nobody can claim in between. */
        if (c->v->auto_marriage && c->any_time)
            for (uint32_t card = queen + 1; card >= queen; card--)
                if (try_lead(c, &child, card) == want) return want;
    }
    return UNDECIDED;
}

/* Whether the leader gets what it needs by leading winners only. */
static inline int cashes(const s66_search *c, const s66_node *n)
{
    uint32_t seat = n->turn, mine, theirs;
    int needs = c->needs[seat], wins;
    if (!c->monotone || (needs > 2 && !c->after_trick && !c->automatic)) return 0;
    if (n->closer == (seat ^ 1)) wins = n->fail && c->v->close_beaten != S66_BEATEN_2 ? n->fail : 2;
    else wins = node_grade(c, n, seat);
    if (wins < needs || counted(n, seat ^ 1) >= TARGET || n->swap_open) return 0;
    mine = n->hands[seat], theirs = n->hands[seat ^ 1];
    return n->points[seat] + n->left >= TARGET &&
           n->points[seat] + at_once(mine & ~losing_leads(mine, theirs), theirs, n->cards - last_is_late(c, n, needs)) >=
               TARGET;
}

/* The leads of a race, from its first position. */
static inline int run_race(s66_search *c, const s66_node *n, const s66_race *r, uint32_t leads)
{
    uint32_t seat = n->turn, mine = n->hands[seat], theirs = n->hands[seat ^ 1], apart, losing, winning;
    uint32_t flags = seat == r->attacker ? ATTACKER_LEADS | ATTACKER_HAS : n->has[r->attacker] ? ATTACKER_HAS : 0;
    if (c->own_turn && claim_serves(c, n, seat ^ 1)) return (int)seat;
    apart = r->marriages ? with_kings(paired_queens(mine)) : 0;
    losing = losing_leads(mine, theirs);
    winning = mine ^ losing;
    winning &= highest_of_runs(winning & ~apart, theirs) | apart;
    if (r->decided) losing &= lowest_of_runs(losing & ~apart, theirs) | apart;
    return race_leads(r, mine, theirs, n->points[seat], n->points[seat ^ 1], n->left, flags, winning & leads,
                      losing & leads) ^ r->attacker;
}

static int search_strict(s66_search *c, const s66_node *n)
{
    uint32_t seat = n->turn, leads = n->hands[seat];
    int want = !seat, result, stored;
    s66_slot slot;
    if (count_node(c)) return 0;
    result = settled_by_claim(c, n, seat, may_claim_on_lead(c, n));
    if (result == UNDECIDED) result = bounded(c, n);
    if (result != UNDECIDED) return result;
    if (cashes(c, n)) return want;
    stored = n->cards >= TABLE_FROM && !n->swap_open && c->table;
    if (stored) {
        slot = slot_of(c, n);
        result = looked_up(c, n, &slot);
        if (result != UNDECIDED) return result;
    }
    result = try_marriages(c, n, &leads);
    if (result == UNDECIDED) {
        s66_race r;
        result = !want;
        if (!n->swap_open && is_race(c, n, &r)) {
            result = run_race(c, n, &r, leads);
            leads = 0;
        }
        while (leads) {
            uint32_t card = highest_bit(leads);
            leads ^= bit(card);
            result = try_lead(c, n, card);
            if (result == want) break;
        }
    }
    if (stored) store(c, n, &slot, result);
    return result;
}

/* --- the open phase --- */

/* The lead that was best last here, or else most often. */
static inline uint32_t usual_lead(const s66_search *c, const s66_node *n, uint32_t leads)
{
    const uint32_t *often = c->habits.leads[n->turn][n->talon / 2];
    uint32_t last = c->habits.lead[n->turn][n->talon / 2], best = lowest_bit(leads);
    if (leads >> last & 1) return last;
    for (; leads; leads &= leads - 1)
        if (often[lowest_bit(leads)] > often[best]) best = lowest_bit(leads);
    return best;
}

static int search_lead(s66_search *c, const s66_node *n)
{
    uint32_t seat = n->turn, leads = n->hands[seat];
    int want = !seat, result;
    s66_slot slot;
    if (count_node(c)) return 0;
    result = settled_by_claim(c, n, seat, may_claim_on_lead(c, n));
    if (result == UNDECIDED) result = bounded(c, n);
    if (result != UNDECIDED) return result;
    if (c->table) {
        slot = slot_of(c, n);
        result = looked_up(c, n, &slot);
        if (result != UNDECIDED) return result;
    }
    if (node_may_close(c, n, 0)) {
        s66_node child = *n;
        node_close(c, &child);
        if (search_strict(c, &child) == want) goto wanted;
    }
    if (node_may_exchange(c, n, seat, 0)) {
        s66_node child = *n;
        node_exchange(c, &child, seat);
        if (search_lead(c, &child) == want) goto wanted;
    }
    if (try_marriages(c, n, &leads) == want) goto wanted;
    while (leads) {
        uint32_t card = usual_lead(c, n, leads);
        leads ^= bit(card);
        if (try_lead(c, n, card) == want) {
            c->habits.leads[seat][n->talon / 2][card]++;
            c->habits.lead[seat][n->talon / 2] = (uint8_t)card;
            goto wanted;
        }
    }
    if (c->table) store(c, n, &slot, !want);
    return !want;
wanted:
    if (c->table) store(c, n, &slot, want);
    return want;
}

#endif
