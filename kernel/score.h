/* Card points, claims and what a deal is worth: rules/scoring.py in the same order. Trusts its arguments. */
#ifndef SIXTYSIX_SCORE_H
#define SIXTYSIX_SCORE_H

#include "cards.h"

enum { TARGET = 66, LAST_TRICK_BONUS = 10 };

static inline uint32_t tricks_of(const s66_state *s, uint32_t seat)
{
    return count_bits(s->piles[seat]) >> 1;
}

/* Points of a mask of announced marriages (R20). */
static inline uint32_t marriage_points(uint32_t married, uint32_t trump)
{
    return 20 * (count_bits(married) + (married >> trump & 1));
}

/* Card points of a seat: tricks, marriages once it has a trick (R21), the last trick's bonus (F7). */
static inline uint32_t total_of(const s66_variant *v, const s66_state *s, uint32_t seat)
{
    uint32_t points = points_in(s->piles[seat]);
    if (s->piles[seat] == 0) return 0;
    if (s->married[seat]) points += marriage_points(s->married[seat], s->trump);
    if ((s->hands[0] | s->hands[1]) == 0 && s->leader == seat && s->closer == S66_NONE && s->led == S66_NONE &&
        v->last_trick == S66_LAST_TEN)
        points += LAST_TRICK_BONUS;
    return points;
}

/* Game points of a win by 66 (R36-R38, F6, E6). */
static inline uint32_t grade(const s66_variant *v, const s66_state *s, uint32_t winner)
{
    uint32_t loser = winner ^ 1, tricks, points;
    if (s->closer == winner && v->close_freeze == S66_FREEZE_AT_CLOSE) {
        tricks = s->closing_tricks[loser];
        points = s->closing_points[loser];
    } else {
        tricks = tricks_of(s, loser);
        points = total_of(v, s, loser);
    }
    if (tricks == 0) return 3;
    return points < v->schneider_limit ? 2 : 1;
}

/* Game points of the closer's opponent when the closer fails (R33, E7, E8). */
static inline uint32_t failed_close(const s66_variant *v, const s66_state *s)
{
    uint32_t opponent = s->closer ^ 1;
    if (v->close_fail != S66_FAIL_2_OR_3) return v->close_fail == S66_FAIL_2 ? 2 : 3;
    if (v->close_fail_when == S66_FAIL_AT_CLOSE) return s->closing_tricks[opponent] ? 2 : 3;
    return s->piles[opponent] ? 2 : 3;
}

/* Game points of a correct claim by a seat (R36-R38; E9 against a closer). */
static inline uint32_t winning_claim(const s66_variant *v, const s66_state *s, uint32_t seat)
{
    if (s->closer == S66_NONE || s->closer == seat) return grade(v, s, seat);
    return v->close_beaten == S66_BEATEN_2 ? 2 : failed_close(v, s);
}

/* Game points of the opponent after a false claim by a seat (R35, F4, E10, E11). */
static inline uint32_t false_claim(const s66_variant *v, const s66_state *s, uint32_t seat)
{
    uint32_t points, least = 0;
    switch (v->false_claim) {
    case S66_FALSE_MIRROR: points = winning_claim(v, s, seat); break;
    case S66_FALSE_2_OR_3: points = s->piles[seat ^ 1] ? 2 : 3; break;
    default: points = v->false_claim == S66_FALSE_2 ? 2 : 3; break;
    }
    if (s->closer == seat) least = failed_close(v, s);
    return points > least ? points : least;
}

static inline void end_deal(const s66_variant *v, s66_state *s, uint32_t winner, uint32_t game_points, uint32_t reason)
{
    s->totals[0] = (uint8_t)total_of(v, s, 0);
    s->totals[1] = (uint8_t)total_of(v, s, 1);
    s->over = 1;
    s->winner = (uint8_t)winner;
    s->game_points = (uint8_t)game_points;
    s->reason = (uint8_t)reason;
    s->must_draw = 0;
}

/* What a deal that is over brought a seat, in game points: negative if the other won. */
static inline int points_to(const s66_state *s, uint32_t seat)
{
    if (s->winner == S66_NONE) return 0;
    return s->winner == seat ? s->game_points : -(int)s->game_points;
}

/* The deal is over after a claim, either way (R34, R35). */
static inline void settle_claim(const s66_variant *v, s66_state *s, uint32_t seat)
{
    if (total_of(v, s, seat) >= TARGET)
        end_deal(v, s, seat, winning_claim(v, s, seat),
                 s->closer != S66_NONE && s->closer != seat ? S66_BY_CLOSER_BEATEN : S66_BY_CLAIM);
    else
        end_deal(v, s, seat ^ 1, false_claim(v, s, seat), S66_BY_FALSE_CLAIM);
    s->claimed_by = (uint8_t)seat;
}

/* Where 66 wins by itself (F1), the deal is over if a seat has it; `first` is looked at first. */
static inline void settle_reached(const s66_variant *v, s66_state *s, uint32_t first)
{
    if (v->win_mode != S66_WIN_AUTO) return;
    for (uint32_t i = 0; i < 2 && !s->over; i++) {
        uint32_t seat = first ^ i;
        if (total_of(v, s, seat) >= TARGET)
            end_deal(v, s, seat, winning_claim(v, s, seat),
                     s->closer != S66_NONE && s->closer != seat ? S66_BY_CLOSER_BEATEN : S66_BY_REACHING);
    }
}

/* The closed deal was played out without a claim (E12). */
static inline void settle_closed(const s66_variant *v, s66_state *s)
{
    uint32_t closer = s->closer;
    uint32_t in_time = v->close_unclaimed == S66_UNCLAIMED_COUNT || closer == s->leader;
    if (in_time && total_of(v, s, closer) >= TARGET)
        end_deal(v, s, closer, grade(v, s, closer), S66_BY_COUNT);
    else
        end_deal(v, s, closer ^ 1, failed_close(v, s), S66_BY_CLOSER_FAILED);
}

/* The last card was played and nobody has ended the deal (E12, F7-F9, F11). */
static inline void settle_played_out(const s66_variant *v, s66_state *s)
{
    uint32_t last = s->leader, mine, others, higher;
    if (s->closer != S66_NONE) {
        settle_closed(v, s);
        return;
    }
    if (v->last_trick == S66_LAST_WINS_1) {
        end_deal(v, s, last, 1, S66_BY_LAST_TRICK);
        return;
    }
    mine = total_of(v, s, last);
    others = total_of(v, s, last ^ 1);
    higher = mine > others ? last : last ^ 1;
    if (v->last_trick == S66_LAST_WINS_BY_SCORE)
        end_deal(v, s, last, grade(v, s, last), S66_BY_LAST_TRICK);
    else if (v->unclaimed == S66_UNCLAIMED_NOBODY)
        end_deal(v, s, S66_NONE, 0, S66_BY_DRAW);
    else if (mine == others && v->draw_last_trick_wins)
        end_deal(v, s, last, grade(v, s, last), S66_BY_LAST_TRICK);
    else if (mine == others || (v->last_trick == S66_LAST_NONE && mine < TARGET && others < TARGET))
        end_deal(v, s, S66_NONE, 0, S66_BY_DRAW);
    else
        end_deal(v, s, higher, grade(v, s, higher), S66_BY_HIGHER_TOTAL);
}

#endif
