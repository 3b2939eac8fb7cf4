/* Information-set Monte Carlo tree search: a baseline to measure the engine against. */
#ifndef SIXTYSIX_ISMCTS_H
#define SIXTYSIX_ISMCTS_H

#include "sixtysix.h"

/* How many bytes of memory so many iterations need. */
S66_API uint64_t s66_ismcts_memory(uint32_t iterations);

/* Searches for the seat on turn of `worlds`, states of one view of it, taken in turn, one an iteration. `memory` is the caller's,
 * aligned to 8 bytes, as much as s66_ismcts_memory says; what is in it does not matter. `explore` is the weight of exploration in
 * thousandths, of rewards between -1 and 1. Writes to `visits` how often each action (by its number, 33 of them) was taken
 * at the root. The same arguments give the same visits everywhere. */
S66_API void s66_ismcts(const s66_variant *v, const s66_state *worlds, uint32_t count, uint32_t iterations,
                        uint32_t explore, uint64_t seed, void *memory, uint32_t *visits);

#endif
