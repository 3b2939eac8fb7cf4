/* The solver's own state of a deal, and what it needs of the rules (score.h and play.h on this state).
 *
 * The solver asks questions with two answers: does seat 0 get at least `goal` game points? Seat 0 needs
 * needs[0] = goal, seat 1 needs[1] = 1 - goal, each counted to itself; one of them gets it. */
#ifndef SIXTYSIX_SOLVE_NODE_H
#define SIXTYSIX_SOLVE_NODE_H

#include "solve_cards.h"

enum { UNDECIDED = -1, OPEN = 2 };
enum { STEP_LEAD, STEP_DRAW, STEP_ANNOUNCED, STEP_FOLLOW };

typedef struct {
    uint32_t hands[2];
    uint16_t points[2]; /* cards and marriages, whether they count yet or not */
    uint16_t left;      /* card points in both hands and in what can still be drawn, the led card left out */
    uint8_t has[2];     /* a trick */
    uint8_t turn;       /* the seat that leads or led */
    uint8_t cards;      /* in the leader's hand before it leads */
    uint8_t drawn;      /* face-down cards taken */
    uint8_t talon;      /* its size, turn-up counted; 0 once closed */
    uint8_t turn_up;
    uint8_t closer; /* OPEN if nobody */
    uint8_t frozen; /* game points of the closer's win if settled at closing, else 0 */
    uint8_t fail;   /* game points of a failed close if settled at closing, else 0 */
    uint8_t closing_lead, swap_open;
} s66_node;

struct s66_entry;

enum { NO_CARD = 31 }; /* a bit that no set has */

/* What was best lately in the open phase, to be tried first: by seat and half the talon's size, replies by the led card. */
typedef struct {
    uint32_t leads[2][7][32]; /* how often */
    uint8_t lead[2][7];
    uint8_t reply[2][7][32];
} s66_habits;

/* Everything that stays the same during a search. */
typedef struct {
    const s66_variant *v;
    uint32_t lowest;     /* the exchange card, as a set */
    uint32_t lowest_card;
    uint8_t talon[12];
    uint32_t undrawn[13]; /* the face-down cards from each place on */
    uint8_t face_down;
    uint8_t first_turn_up;
    uint8_t monotone; /* for this question: more card points never hurt */
    uint8_t own_turn, any_time, after_trick, automatic;
    uint8_t always_monotone, mirror;
    int32_t goal;
    int32_t needs[2];
    struct s66_entry *table;
    uint32_t buckets, strict_buckets;
    uint32_t generation;
    uint64_t nodes, limit;
    int32_t stopped;
    s66_habits habits;
} s66_search;

/* --- scoring --- */

static inline uint32_t counted(const s66_node *n, uint32_t seat)
{
    return n->has[seat] ? n->points[seat] : 0;
}

static inline int node_grade(const s66_search *c, const s66_node *n, uint32_t winner)
{
    uint32_t loser = winner ^ 1;
    if (n->closer == winner && n->frozen) return n->frozen;
    if (!n->has[loser]) return 3;
    return n->points[loser] < c->v->schneider_limit ? 2 : 1;
}

static inline int node_failed_close(const s66_node *n)
{
    return n->fail ? n->fail : n->has[n->closer ^ 1] ? 2 : 3;
}

static inline int node_winning_claim(const s66_search *c, const s66_node *n, uint32_t seat)
{
    if (n->closer == OPEN || n->closer == seat) return node_grade(c, n, seat);
    return c->v->close_beaten == S66_BEATEN_2 ? 2 : node_failed_close(n);
}

static inline int node_false_claim(const s66_search *c, const s66_node *n, uint32_t seat)
{
    int points, least = n->closer == seat ? node_failed_close(n) : 0;
    switch (c->v->false_claim) {
    case S66_FALSE_MIRROR: points = node_winning_claim(c, n, seat); break;
    case S66_FALSE_2_OR_3: points = n->has[seat ^ 1] ? 2 : 3; break;
    default: points = c->v->false_claim == S66_FALSE_2 ? 2 : 3; break;
    }
    return points > least ? points : least;
}

/* Whether a claim gives the seat what it needs. */
static inline int claim_serves(const s66_search *c, const s66_node *n, uint32_t seat)
{
    if (counted(n, seat) >= TARGET) return node_winning_claim(c, n, seat) >= c->needs[seat];
    return c->needs[seat] < 0 && -node_false_claim(c, n, seat) >= c->needs[seat];
}

/* The most game points a seat can still win, the other never hurting itself. */
static inline int most_won(const s66_search *c, const s66_node *n, uint32_t seat)
{
    int fail;
    if (n->closer == OPEN || n->closer == seat) return node_grade(c, n, seat);
    fail = node_failed_close(n);
    return c->v->close_beaten == S66_BEATEN_2 && fail < 2 ? 2 : fail;
}

static inline int serves(const s66_search *c, int value_to_first)
{
    return value_to_first >= c->goal;
}

static inline int to_first(uint32_t seat, int value)
{
    return seat ? -value : value;
}

/* All cards are played: game points to seat 0. */
static inline int node_played_out(const s66_search *c, const s66_node *n)
{
    const s66_variant *v = c->v;
    uint32_t last = n->turn, mine, others, higher;
    if (n->closer != OPEN) {
        uint32_t closer = n->closer;
        int in_time = v->close_unclaimed == S66_UNCLAIMED_COUNT || closer == last;
        if (in_time && counted(n, closer) >= TARGET) return to_first(closer, node_grade(c, n, closer));
        return to_first(closer ^ 1, node_failed_close(n));
    }
    if (v->last_trick == S66_LAST_WINS_1) return to_first(last, 1);
    mine = counted(n, last);
    others = counted(n, last ^ 1);
    if (v->last_trick == S66_LAST_WINS_BY_SCORE) return to_first(last, node_grade(c, n, last));
    if (v->unclaimed == S66_UNCLAIMED_NOBODY) return 0;
    if (mine == others && v->draw_last_trick_wins) return to_first(last, node_grade(c, n, last));
    higher = mine > others ? last : last ^ 1;
    if (mine == others || (v->last_trick == S66_LAST_NONE && mine < TARGET && others < TARGET)) return 0;
    return to_first(higher, node_grade(c, n, higher));
}

/* Where 66 wins by itself: the answer, if a seat has it. */
static inline int node_reached(const s66_search *c, const s66_node *n, uint32_t first)
{
    if (!c->automatic) return UNDECIDED;
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t seat = first ^ i;
        if (counted(n, seat) >= TARGET) return serves(c, to_first(seat, node_winning_claim(c, n, seat)));
    }
    return UNDECIDED;
}

/* --- what may be done --- */

static inline int node_may_marry(const s66_search *c, const s66_node *n)
{
    const s66_variant *v = c->v;
    if (!v->marriage_first_lead && !(n->has[0] | n->has[1])) return 0;
    if (n->closer == OPEN) return n->talon || v->marriage_when_exhausted;
    return n->closing_lead ? v->marriage_on_closing_lead : v->marriage_when_closed;
}

/* Once the strict rules hold: whether a marriage may be announced after this lead. */
static inline int marriages_to_come(const s66_search *c, const s66_node *n)
{
    return n->closer == OPEN ? c->v->marriage_when_exhausted : c->v->marriage_when_closed;
}

static inline int node_may_exchange(const s66_search *c, const s66_node *n, uint32_t seat, int led)
{
    if (!(n->hands[seat] & c->lowest) || n->turn_up == S66_NONE || n->turn_up == c->lowest_card) return 0;
    if (n->closer != OPEN) return n->swap_open && seat != n->closer;
    if (led && c->v->exchange_when == S66_EXCHANGE_ON_LEAD) return 0;
    if (c->v->exchange_needs_trick && !n->has[seat]) return 0;
    return n->talon >= c->v->exchange_min_talon;
}

static inline int node_may_close(const s66_search *c, const s66_node *n, int before_draw)
{
    if (n->closer != OPEN || n->talon == 0) return 0;
    if (before_draw && c->v->close_timing == S66_CLOSE_AFTER_DRAW) return 0;
    if (!c->v->close_first_lead && !(n->has[0] | n->has[1])) return 0;
    return n->talon >= c->v->close_min_talon;
}

/* --- doing it --- */

static inline void node_exchange(const s66_search *c, s66_node *n, uint32_t seat)
{
    uint32_t worth_more = worth(n->turn_up) - worth(c->lowest_card);
    n->hands[seat] ^= c->lowest | bit(n->turn_up);
    if (n->closer != OPEN) n->left += (uint16_t)worth_more;
    n->turn_up = (uint8_t)c->lowest_card;
    n->swap_open = 0;
}

static inline void node_auto_exchange(const s66_search *c, s66_node *n, uint32_t seat, int led)
{
    if (c->v->auto_exchange && node_may_exchange(c, n, seat, led)) node_exchange(c, n, seat);
}

static inline void node_draw(const s66_search *c, s66_node *n)
{
    uint32_t winner = n->turn, last = n->talon == 2;
    n->hands[winner] |= bit(c->talon[n->drawn]);
    n->hands[winner ^ 1] |= bit(last ? n->turn_up : c->talon[n->drawn + 1]);
    n->drawn += 2;
    n->talon -= 2;
    n->cards++;
    if (last) n->turn_up = S66_NONE;
    node_auto_exchange(c, n, winner, 0);
}

static inline void node_settle_closing(const s66_search *c, s66_node *n, int tricks, uint32_t points)
{
    const s66_variant *v = c->v;
    n->frozen = v->close_freeze == S66_FREEZE_END ? 0 : !tricks ? 3 : points < v->schneider_limit ? 2 : 1;
    if (v->close_fail != S66_FAIL_2_OR_3) n->fail = v->close_fail == S66_FAIL_2 ? 2 : 3;
    else n->fail = v->close_fail_when == S66_FAIL_AT_END ? 0 : tricks ? 2 : 3;
}

/* The seat on turn closes, before or after drawing. */
static inline void node_close(const s66_search *c, s66_node *n)
{
    uint32_t opponent = n->turn ^ 1;
    node_settle_closing(c, n, n->has[opponent], counted(n, opponent));
    n->closer = n->turn;
    n->closing_lead = 1;
    n->swap_open = c->v->exchange_on_opponent_close;
    n->talon = 0;
    n->left = (uint16_t)(worth_of(n->hands[0]) + worth_of(n->hands[1]));
}

static inline void node_marry(s66_node *n, uint32_t queen)
{
    n->points[n->turn] += queen < 8 ? 40 : 20;
}

/* A trick is won; gives back its winner. */
static inline uint32_t node_take(s66_node *n, uint32_t led, uint32_t answer)
{
    uint32_t winner = n->turn ^ wins_over(answer, led), gained = worth(led) + worth(answer);
    n->hands[n->turn ^ 1] ^= bit(answer);
    n->points[winner] += (uint16_t)gained;
    n->left -= (uint16_t)gained;
    n->has[winner] = 1;
    n->turn = (uint8_t)winner;
    n->cards--;
    n->closing_lead = n->swap_open = 0;
    return winner;
}

#endif
