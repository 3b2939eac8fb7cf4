/* The strict phase at speed: most of what the solver does.
 *
 * One seat, the attacker, needs at least one game point; the other, the defender, wants to keep it from that. Here it
 * holds that more card points never hurt and that who leads has just won a trick. So a seat that has 66 on its lead is
 * done, and what can still happen depends on few things (s66_race), the same for all positions below a closing. Every
 * function answers whether the attacker gets what it needs. */
#ifndef SIXTYSIX_SOLVE_RACE_H
#define SIXTYSIX_SOLVE_RACE_H

#include "solve_table.h"

typedef struct {
    s66_search *c;
    const s66_node *root;
    int needs;               /* game points of the attacker */
    uint32_t defender_below; /* on its lead the defender is safe from this many card points on; 0: at once */
    uint32_t attacker_bonus; /* what comes to the card points left before the attacker cannot reach 66 */
    uint32_t defender_bonus; /* … and before the defender cannot get its least */
    uint32_t defender_least;
    uint8_t attacker;        /* the seat */
    uint8_t open, closer_attacks;
    uint8_t bails, bails_following; /* a false claim saves the defender once the attacker has a trick */
    uint8_t marriages;
    uint8_t decided;       /* the lead alone decides who wins the trick: one must head and trump */
    uint8_t last_too_late; /* who first has 66 by the last trick does not get what it needs */
} s66_race;

enum { ATTACKER_LEADS = 1, ATTACKER_HAS = 2, SAFE = 255 };

static inline uint32_t highest_bit(uint32_t set)
{
    return 31 - (uint32_t)__builtin_clz(set);
}

/* The king and queen of marriages that may still be announced are like no other card. */
static inline uint32_t with_kings(uint32_t queens)
{
    return queens | queens << 1;
}

/* Card points of the marriages that a hand and what it can still draw may make. */
static inline uint32_t marriages_of(uint32_t cards)
{
    uint32_t queens = paired_queens(cards);
    return queens ? 20 * count_bits(queens) + (queens & TRUMPS ? 20 : 0) : 0;
}

/* The cards of a hand that may answer a led card: score.h's strict_answers. */
static inline uint32_t may_answer(const s66_variant *v, uint32_t hand, uint32_t led)
{
    uint32_t following = hand & suit_around(led);
    uint32_t heading = v->must_head ? following & ~1u << led : 0;
    uint32_t trumping = v->must_trump ? hand & TRUMPS : 0;
    return following ? (heading ? heading : following) : trumping ? trumping : hand;
}

static inline uint32_t winning_part(uint32_t answers, uint32_t led)
{
    return answers & (led < 8 ? above(led) : above(led) | TRUMPS);
}

/* The cards that need not win if led: those below a card of the other hand, and those it can trump. */
static inline uint32_t losing_leads(uint32_t mine, uint32_t theirs)
{
    uint32_t below = theirs, suits;
    below |= below >> 1 & ALL_CARDS;
    below |= below >> 2 & ALL_CARDS;
    below |= below >> 2 & ALL_CARDS;
    if (theirs & TRUMPS) {
        suits = (below & EACH_SUIT) * TRUMPS;
        below |= ~suits & ~(uint32_t)TRUMPS;
    }
    return mine & below;
}

/* Lower bound of the card points that the leader makes at once by leading winners: in each suit as long as the other
 * hand must follow, and all of them once it has no trump. In at most so many tricks. */
static inline uint32_t at_once(uint32_t winning, uint32_t theirs, uint32_t tricks)
{
    uint32_t sum = 0, trumps = theirs & TRUMPS;
    for (uint32_t suit = 0; suit < 32; suit += 8) {
        uint32_t own = winning >> suit & 63, other = theirs >> suit & 63;
        while (own && (other || !trumps) && tricks) {
            uint32_t card = bit(highest_bit(own));
            tricks--;
            sum += SUIT_POINTS[card];
            own ^= card;
            if (other) {
                sum += SUIT_POINTS[other & -other];
                other &= other - 1;
                if (suit == 0) trumps = other;
            }
        }
    }
    return sum;
}

/* Whether 66 reached by the very last trick comes too late for the game points needed: nobody can claim any more. */
static inline int last_is_late(const s66_search *c, const s66_node *n, int needs)
{
    if (n->closer != OPEN || needs < 1 || c->automatic) return 0;
    if (c->v->last_trick == S66_LAST_WINS_BY_SCORE) return 0;
    return c->v->last_trick == S66_LAST_WINS_1 ? needs > 1 : c->v->unclaimed == S66_UNCLAIMED_NOBODY;
}

/* Card points of the trumps of a hand that no trump of the other can beat: each of them will win a trick. */
static inline uint32_t sure_trumps(uint32_t hand, uint32_t other)
{
    uint32_t own = hand & TRUMPS, theirs = other & TRUMPS, from = theirs ? 32 - (uint32_t)__builtin_clz(theirs) : 0;
    return SUIT_POINTS[own >> from << from];
}

static int race_over(const s66_race *r, uint32_t points, uint32_t others, uint32_t flags)
{
    const s66_search *c = r->c;
    uint32_t attacks = flags & ATTACKER_LEADS, last = attacks ? r->attacker : r->attacker ^ 1u;
    s66_node n;
    if (!r->open) return r->closer_attacks ? attacks && points >= TARGET : attacks || points < TARGET;
    n = *r->root;
    n.points[last] = (uint16_t)(points + (c->v->last_trick == S66_LAST_TEN ? LAST_TRICK_BONUS : 0));
    n.points[last ^ 1] = (uint16_t)others;
    n.has[last] = 1;
    n.has[r->attacker] |= (flags & ATTACKER_HAS) != 0;
    n.has[r->attacker ^ 1] |= !attacks;
    n.turn = (uint8_t)last;
    if (c->automatic && n.points[last] >= TARGET) return attacks;
    return serves(c, node_played_out(c, &n)) == !r->attacker;
}

static int race(const s66_race *r, uint32_t mine, uint32_t theirs, uint32_t points, uint32_t others, uint32_t left,
                uint32_t flags);

/* The trick is the leader's. */
static inline int race_lost(const s66_race *r, uint32_t rest, uint32_t theirs, uint32_t points, uint32_t others,
                            uint32_t left, uint32_t flags, uint32_t card, uint32_t answers)
{
    int want = !(flags & ATTACKER_LEADS);
    for (; answers; answers &= answers - 1) {
        uint32_t answer = lowest_bit(answers), gained = worth(card) + worth(answer);
        if (race(r, rest, theirs ^ bit(answer), points + gained, others, left - gained, flags) == want) return want;
    }
    return !want;
}

/* The trick is the other's. */
static inline int race_won(const s66_race *r, uint32_t rest, uint32_t theirs, uint32_t points, uint32_t others,
                           uint32_t left, uint32_t flags, uint32_t card, uint32_t answers)
{
    int want = !(flags & ATTACKER_LEADS);
    uint32_t after = flags & ATTACKER_LEADS ? flags ^ ATTACKER_LEADS : ATTACKER_LEADS | ATTACKER_HAS;
    while (answers) {
        uint32_t answer = lowest_bit(answers), gained = worth(card) + worth(answer);
        answers ^= bit(answer);
        if (race(r, theirs ^ bit(answer), rest, others + gained, points, left - gained, after) == want) return want;
    }
    return !want;
}

/* Every answer to a lead that may make a difference, the lead being one that wins, or one that does not. */
static inline int race_lead(const s66_race *r, uint32_t mine, uint32_t theirs, uint32_t points, uint32_t others,
                            uint32_t left, uint32_t flags, uint32_t card, int wins)
{
    uint32_t following = theirs & suit_around(card), rest = mine ^ bit(card), apart, losing = 0, winning = 0;
    int want = !(flags & ATTACKER_LEADS);
    apart = r->marriages ? with_kings(paired_queens(theirs)) : 0;
    if (wins) {
        losing = following ? following : theirs;
    } else if (r->decided) {
        winning = following ? following & above(card) : theirs & TRUMPS;
    } else {
        losing = may_answer(r->c->v, theirs, card);
        winning = winning_part(losing, card);
        losing ^= winning;
    }
    if (winning) {
        winning &= highest_of_runs(winning & ~apart, rest) | apart;
        if (race_won(r, rest, theirs, points, others, left, flags, card, winning) == want) return want;
    }
    if (!losing) return !want;
    losing &= lowest_of_runs(losing & ~apart, rest) | apart;
    return race_lost(r, rest, theirs, points, others, left, flags, card, losing);
}

static inline int race_leads(const s66_race *r, uint32_t mine, uint32_t theirs, uint32_t points, uint32_t others,
                             uint32_t left, uint32_t flags, uint32_t winning, uint32_t losing)
{
    int want = flags & ATTACKER_LEADS;
    while (winning) {
        uint32_t card = highest_bit(winning);
        winning ^= bit(card);
        if (race_lead(r, mine, theirs, points, others, left, flags, card, 1) == want) return want;
    }
    while (losing) {
        uint32_t card = lowest_bit(losing & ~TRUMPS ? losing & ~TRUMPS : losing);
        losing ^= bit(card);
        if (race_lead(r, mine, theirs, points, others, left, flags, card, 0) == want) return want;
    }
    return !want;
}

static int race(const s66_race *r, uint32_t mine, uint32_t theirs, uint32_t points, uint32_t others, uint32_t left,
                uint32_t flags)
{
    uint32_t winning, losing, queens = 0;
    int attacks = flags & ATTACKER_LEADS;
    if (!mine) return race_over(r, points, others, flags);
    if (++r->c->nodes > r->c->limit) {
        r->c->stopped = 1;
        return 0;
    }
    if (points >= TARGET) return attacks;
    if (attacks) {
        uint32_t most = points + left + r->attacker_bonus - sure_trumps(theirs, mine);
        if (r->bails_following) return 0;
        if (r->marriages) {
            queens = paired_queens(mine);
            most += marriages_of(mine);
        }
        if (most < TARGET) return 0;
        most = others + left + r->defender_bonus - sure_trumps(mine, theirs);
        if (most < r->defender_least && (!r->marriages || most + marriages_of(theirs) < r->defender_least)) return 1;
    } else {
        uint32_t most = others + left + r->attacker_bonus - sure_trumps(mine, theirs);
        if (points >= r->defender_below || (r->bails && flags & ATTACKER_HAS)) return 0;
        if (r->marriages) queens = paired_queens(mine);
        if (most < TARGET && (!r->marriages || most + marriages_of(theirs) < TARGET)) return 0;
        most = points + left + r->defender_bonus - sure_trumps(theirs, mine);
        if (most < r->defender_least && (!r->marriages || most + marriages_of(mine) < r->defender_least)) return 1;
    }
    losing = losing_leads(mine, theirs);
    winning = mine ^ losing;
    if (winning && points + left >= TARGET && points + at_once(winning, theirs, r->last_too_late ? count_bits(mine) - 1 : 6) >= TARGET)
        return attacks;
    if (queens) {
        uint32_t pairs = with_kings(queens);
        for (uint32_t set = queens; set; set &= set - 1) {
            uint32_t queen = set & -set, more = points + (queen & TRUMPS ? 40 : 20);
            if (more >= TARGET || (!attacks && more >= r->defender_below)) return attacks;
            if (race_leads(r, mine, theirs, more, others, left, flags, winning & with_kings(queen),
                           losing & with_kings(queen)) == attacks)
                return attacks;
        }
        winning &= ~pairs;
        losing &= ~pairs;
    }
    winning &= highest_of_runs(winning, theirs);
    if (r->decided) losing &= lowest_of_runs(losing, theirs);
    return race_leads(r, mine, theirs, points, others, left, flags, winning, losing);
}

/* Whether the strict positions below this one are such a race; `n` is of the strict phase and nobody exchanges any more. */
static inline int is_race(s66_search *c, const s66_node *n, s66_race *r)
{
    const s66_variant *v = c->v;
    uint32_t attacker = c->needs[0] >= 1 ? 0 : 1, defender = attacker ^ 1;
    int needs = c->needs[attacker], graded = n->closer == OPEN || (n->closer == attacker && !n->frozen), false_costs;
    if (!c->monotone || c->any_time || !v->marriage_ends_deal || counted(n, n->turn ^ 1u) >= TARGET) return 0;
    r->c = c;
    r->root = n;
    r->needs = needs;
    r->attacker = (uint8_t)attacker;
    r->open = n->closer == OPEN;
    r->closer_attacks = n->closer == attacker;
    r->marriages = (uint8_t)(r->open ? v->marriage_when_exhausted : v->marriage_when_closed);
    r->defender_below = !graded || needs == 1 ? SAFE : needs == 2 ? v->schneider_limit : 0;
    r->decided = v->must_head && v->must_trump;
    r->last_too_late = last_is_late(c, n, needs);
    r->attacker_bonus = r->defender_bonus = 0;
    r->defender_least = 0;
    if (r->open) {
        int ten = v->last_trick == S66_LAST_TEN;
        r->attacker_bonus = ten ? LAST_TRICK_BONUS : 0;
        if ((!ten && v->last_trick != S66_LAST_NONE) || v->draw_last_trick_wins) r->attacker_bonus = TARGET;
        if (ten && needs == 1 && v->unclaimed == S66_UNCLAIMED_HIGHER_TOTAL) {
            r->defender_bonus = LAST_TRICK_BONUS;
            r->defender_least = TARGET - 1;
        }
    } else if (n->closer == defender) {
        if (!n->fail || n->fail < needs || (v->close_beaten == S66_BEATEN_2 && needs > 2)) return 0;
        r->attacker_bonus = TARGET;
        r->defender_least = TARGET;
    }
    false_costs = v->false_claim == S66_FALSE_3 ? 3 : v->false_claim == S66_FALSE_MIRROR ? 1 : 2;
    if (n->closer == defender && n->fail > false_costs) false_costs = n->fail;
    r->bails = !c->automatic && false_costs < needs;
    r->bails_following = r->bails && c->own_turn;
    return 1;
}

#endif
