/* Weights from a file, and what a match score makes of game points. */
#ifndef SIXTYSIX_LOAD_H
#define SIXTYSIX_LOAD_H

#include "sixtysix.h"

/* Little-endian. After it the first layer in 8 bits: for each feature a factor (16-bit floating point), then for each a row of whole
 * numbers from -127 to 127, to be multiplied by it. Then the other weights in the order of s66_weights, 16-bit floating point. */
typedef struct {
    uint8_t mark[4];   /* "66n2" */
    uint32_t checksum; /* CRC-32 of all that follows */
    uint32_t version;  /* of the features */
    uint32_t features, first, second, out;
    uint32_t deck;
    uint64_t deals; /* trained on */
    uint64_t seed;
    float frequencies[7]; /* of -3 to 3 game points to the dealer's opponent, between equals */
    uint32_t phases;
} s66_network_header; /* 80 bytes */

enum { S66_LOADED, S66_NOT_A_NETWORK, S66_OTHER_FEATURES, S66_CUT_SHORT, S66_DAMAGED };

/* Reads a network; says what is wrong with it. `weights`: room for all of them. */
S66_API uint32_t s66_load_network(const uint8_t *file, uint64_t bytes, s66_network_header *header, float *weights);

/* What -3 to 3 game points are worth to a side that still needs `own`, the other `other`: changes of the chance to win the match,
 * scaled so that winning and losing 1 lie 2 apart; then the chance to win the match now: 8 numbers. */
S66_API void s66_match_worth(const float *frequencies, uint32_t own, uint32_t other, float *worth);

#endif
