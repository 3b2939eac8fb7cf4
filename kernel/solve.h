/* The open-card solver: exact values of positions, both hands and the talon open to both seats. */
#ifndef SIXTYSIX_SOLVE_H
#define SIXTYSIX_SOLVE_H

#include "sixtysix.h"

enum { S66_ACTIONS = 33, S66_ILLEGAL = 127 };

/* A position's value in game points to the seat on turn: it lies between `low` and `high`, which are equal once it is
 * known exactly. Under claim_when = any_time the seat that is not on turn is asked first whether it claims. */
typedef struct {
    uint64_t nodes; /* positions searched */
    uint64_t best;  /* the actions with the greatest value, if they were asked for and all is exact, as a mask */
    int8_t low, high;
    uint8_t exact;
    uint8_t unused[5];
} s66_solution; /* 24 bytes */

/* By action: bounds of the value of what it leads to, to the seat on turn; S66_ILLEGAL if it is not legal. */
typedef struct {
    int8_t low[S66_ACTIONS], high[S66_ACTIONS];
} s66_action_values; /* 66 bytes */

/* Solves states of one variant. `memory`: the caller's, for a table of positions, zeroed before its first use, for one
 * call at a time; NULL or too little is no table. `limit`: most nodes a state, 0 for no limit. `actions`: NULL if only the values of the
 * states are wanted. Gives back how many states were solved exactly. */
S66_API uint32_t s66_solve_batch(const s66_variant *v, const s66_state *states, uint32_t count, void *memory,
                                 uint64_t memory_bytes, uint64_t limit, s66_solution *solutions,
                                 s66_action_values *actions);

#endif
