/* Whole deals between networks: what training learns from, and matches between networks. */
#ifndef SIXTYSIX_SELFPLAY_H
#define SIXTYSIX_SELFPLAY_H

#include "sixtysix.h"

enum { S66_SAMPLE_ON = 104 };

/* A decision to learn from. Each choice was taken once, in the same deal and with the same luck, and the deal played on from it. */
typedef struct {
    uint16_t on[S66_SAMPLE_ON]; /* features that are on, the rules' included; filled up with the number of features */
    uint32_t mask;              /* choices there were */
    uint32_t tried;             /* those that were taken */
    uint32_t held;              /* the other hand, suits in order */
    float advantage[32];        /* by choice: what it brought more than the mean by the policy, in thirds of a game point; 0 if not tried */
    uint8_t outcome;            /* the deal's result to the seat, plus 3 */
    uint8_t kind;               /* talon size when taken; 64 more if closed */
    uint8_t phase;              /* whose upper layers are asked */
    uint8_t unused;
} s66_sample; /* 352 bytes */

typedef struct {
    uint32_t branched; /* the chance in 256 that a decision is learnt from */
    uint32_t scored;   /* the chance in 256 that a deal is played at a random match score, else for game points alone */
    float least;       /* choices of a lower chance are not tried */
} s66_self_play_options; /* 12 bytes */

/* Plays deals number `first`, `first` + 1, … of a seed. Seat n % 2 is played by `weights`, the other by `others`: the same
 * pointer for play against itself, when both seats' decisions are learnt from. Stops before samples run out; gives back their number.
 * `sum`: results from the view of `weights`: deals, game points won and lost. */
S66_API uint32_t s66_self_play(const s66_variant *v, const float *weights, const float *others,
                               const s66_self_play_options *options, uint64_t seed, uint64_t first, uint32_t deals,
                               s66_sample *samples, uint32_t room, uint64_t *sum);

/* Plays pairs of deals, each from both seats, between two networks; adds to the sums of the first's game points by pair:
 * `sums` holds pairs, the sum and the sum of squares of twice a pair's mean. */
S66_API void s66_net_match(const s66_variant *v, const float *weights, const float *others, uint32_t greedy,
                           uint64_t seed, uint64_t first, uint32_t pairs, int64_t *sums);

#endif
