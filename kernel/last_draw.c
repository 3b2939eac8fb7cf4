/* The last draw at the table: a game grown, solved and read out in one call. */
#include "nash.h"

uint32_t s66_last_draw(const s66_variant *v, const s66_state *deals, const float *weights, uint32_t count, uint32_t tricks,
                       uint32_t iterations, const uint8_t *path, uint32_t steps, uint32_t hand, void *memory,
                       uint64_t memory_bytes, s66_mixed *mixed)
{
    if (!s66_nash_grow(v, deals, weights, count, tricks, memory, memory_bytes)) return 0;
    s66_nash_run(memory, memory_bytes, iterations);
    return s66_nash_strategy(memory, memory_bytes, path, steps, hand, mixed);
}
