/* The engine's decision for one seat: sampled worlds, play-outs by the network, exact endings. */
#ifndef SIXTYSIX_THINK_H
#define SIXTYSIX_THINK_H

#include "sixtysix.h"

/* What a decision may cost and how it is made. */
typedef struct {
    uint32_t worlds;        /* most worlds played out while the talon is open; 0: the policy alone decides */
    uint32_t closed_worlds; /* most worlds solved when it is closed; 0: the policy alone */
    uint32_t weighed;       /* hands are as likely as the network believes; 0: all equally */
    uint32_t open_from;     /* in play-outs: closed and so few cards in each hand, solved with open cards */
    uint32_t open_talon;    /* in play-outs: with so few cards in the talon, before a lead, the same */
    uint32_t memory;        /* tricks whose plain low cards are remembered; of aces, tens and trumps, two more */
    uint32_t last_draw;     /* most iterations by which the game of the last draw is solved; 0: it is searched like the rest */
    uint32_t runs;          /* most network runs in play-outs, endings solved counted by the time they take; 0: no limit */
    uint64_t nodes;         /* most network runs and positions solved, those of play-outs counted as for `runs`; 0: no limit */
    float prior;            /* game points that a factor of e in the policy's chance is worth */
    float mixing;           /* game points from the best within which the policy's chances decide */
    float heat;             /* game points: actions are drawn by e to the power of their worth through it; 0: the best is taken */
    float uniform;          /* share of worlds whose hands are not weighed all the same */
    float slip;             /* how likely one's own trick is miscounted */
} s66_limits; /* 64 bytes */

enum { S66_WHY_NOTHING, S66_WHY_SURE, S66_WHY_EXACT, S66_WHY_CLOSED, S66_WHY_SEARCH, S66_WHY_POLICY, S66_WHY_MIXED };

/* By action: what the deal is worth after it, in game points (or in match worth scaled to them), and the policy's chance; at
 * the last draw that of the mixed strategy. */
typedef struct {
    float value[33];  /* S66_UNKNOWN if not looked at */
    float chance[33]; /* 0 if not asked or not legal */
    float outcome[7]; /* chances of -3 to 3 game points as the network sees them */
    uint64_t nodes;
    uint32_t worlds;
    uint8_t action; /* S66_NONE: nothing to do */
    uint8_t why;
    uint8_t done;   /* nothing more to be gained */
    uint8_t unused;
} s66_decision; /* 308 bytes, padded to 312 */

#define S66_UNKNOWN (-99.0f)

/* Memory that a decision needs while it is made: as many bytes. */
S66_API uint32_t s66_think_bytes(void);

/* Begins a decision for the seat of a view. `worth`: of -3 to 3 game points, for this seat, 7 numbers. `needs`: own and the other's
 * game points to the end of the match, at most 3 each, for the network. What needs no search is decided at once. */
S66_API void s66_think_begin(const s66_variant *v, const void *view, const float *weights, const float *worth,
                             const uint8_t *needs, const s66_limits *limits, uint64_t seed, void *memory,
                             s66_decision *decision);

/* Goes on for so many more worlds, all there are if 0; the decision is the best so far. Gives back 1 until it is done. */
S66_API uint32_t s66_think_on(const s66_variant *v, const float *weights, void *memory, uint32_t worlds,
                              s66_decision *decision);

/* What a view tells of the other hand: all hands it leaves possible if they are at most `room`, else so many drawn ones, each with its
 * chance (as `limits` says). `memory`: as for a decision. Gives back how many; 0 if the view contradicts
 * itself. */
S66_API uint32_t s66_belief(const s66_variant *v, const void *view, const float *weights, const uint8_t *needs,
                            const s66_limits *limits, uint64_t seed, void *memory, uint32_t *hands, float *chances,
                            uint32_t room);

/* What the network is told of a view, and what it says: the features that are on (room for 224), and 64 numbers: logits of the policy (30), two
 * unused, of the outcomes (7), one unused, of the beliefs (24). `order`: the suits by the place the features give them. Gives back how many features. */
S66_API uint32_t s66_observe(const s66_variant *v, const void *view, const float *weights, const uint8_t *needs,
                             uint16_t *on, uint8_t *order, float *out);

#endif
