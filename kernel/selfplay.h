/* Whole deals between networks: what training learns from, and matches between networks. */
#ifndef SIXTYSIX_SELFPLAY_H
#define SIXTYSIX_SELFPLAY_H

#include "sixtysix.h"

enum { S66_SAMPLE_ON = 104 };

/* A decision to learn from. */
typedef struct {
    uint16_t on[S66_SAMPLE_ON]; /* features that are on, the rules' included; filled up with the number of features */
    uint32_t mask;              /* choices there were */
    uint32_t held;              /* the other hand, suits in order */
    float chance;               /* of the choice taken, when it was taken */
    float advantage;            /* what it brought more than was expected, in thirds of a game point */
    float worth;                /* what was expected */
    uint8_t choice;
    uint8_t outcome; /* the deal's result to the seat, plus 3 */
    uint8_t needs;   /* own, and the other's times 4 */
    uint8_t kind;    /* talon size when taken; 64 more if closed */
} s66_sample; /* 232 bytes */

/* How to play: the chance in 256 that a deal is played at a random match score, else for game points alone. */
typedef struct {
    float decay;       /* of the estimate of advantages: the lambda of GAE */
    uint32_t scored;
    uint32_t greedy;   /* nonzero: the best choice instead of a drawn one */
} s66_self_play_options; /* 12 bytes */

/* Plays deals number `first`, `first` + 1, … of a seed. Seat n % 2 is played by `weights`, the other by `others`: the same
 * pointer for play against itself, when both seats' decisions are kept. Stops before samples run out; gives back their number. `sum`: results
 * from the view of `weights`: deals, game points won and lost. */
S66_API uint32_t s66_self_play(const s66_variant *v, const float *weights, const float *others,
                               const s66_self_play_options *options, uint64_t seed, uint64_t first, uint32_t deals,
                               s66_sample *samples, uint32_t room, uint64_t *sum);

/* Plays pairs of deals, each from both seats, between two networks; adds to the sums of the first's game points by pair:
 * `sums` holds pairs, the sum and the sum of squares of twice a pair's mean. */
S66_API void s66_net_match(const s66_variant *v, const float *weights, const float *others, uint32_t greedy,
                           uint64_t seed, uint64_t first, uint32_t pairs, int64_t *sums);

#endif
