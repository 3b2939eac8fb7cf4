/* The table of what is known: by position, the card points with which seat 0 got what it needs, and those with which it
 * did not. More points for seat 0 and fewer for seat 1 never hurt seat 0 (`monotone`), so that one entry answers for
 * every pair of totals that is at least as good, or at most as good. Positions are compared in full. */
#ifndef SIXTYSIX_SOLVE_TABLE_H
#define SIXTYSIX_SOLVE_TABLE_H

#include "solve_node.h"

enum { BUCKET = 4, GENERATIONS = 256 };
enum { META_BITS = 24 };

typedef struct s66_entry {
    uint32_t hands[2];
    uint32_t meta; /* the rest of the position; above META_BITS the generation */
    uint8_t yes[2], no[2];
} s66_entry; /* 16 bytes */

typedef struct {
    s66_entry *bucket;
    uint32_t hands[2];
    uint32_t meta;
} s66_slot;

static inline uint32_t node_meta(const s66_search *c, const s66_node *n)
{
    uint32_t meta = (uint32_t)(c->goal + 2) | (uint32_t)n->turn << 3 | (uint32_t)n->has[0] << 4 |
                    (uint32_t)n->has[1] << 5 | (uint32_t)n->closer << 6;
    if (n->closer != OPEN)
        meta |= (uint32_t)n->frozen << 8 | (uint32_t)n->fail << 10 | (uint32_t)n->closing_lead << 12;
    else
        meta |= (uint32_t)n->talon << 13 | (uint32_t)(n->turn_up != c->first_turn_up) << 17;
    return meta | c->generation << META_BITS;
}

static inline s66_slot slot_of(const s66_search *c, const s66_node *n)
{
    s66_slot slot = {0, {n->hands[0], n->hands[1]}, node_meta(c, n)};
    uint64_t mixed = ((uint64_t)slot.hands[1] << 32 | slot.hands[0]) ^ (uint64_t)slot.meta * 0x9E3779B97F4A7C15u;
    if (!c->monotone) mixed ^= (uint64_t)(n->points[0] << 8 | n->points[1]) * 0xD6E8FEB86659FD93u;
    mixed ^= mixed >> 32;
    mixed *= 0xBF58476D1CE4E5B9u;
    mixed ^= mixed >> 29;
    /* The many positions of the strict phase stay in a part of the table that the processor keeps near. */
    slot.bucket = c->table + ((mixed >> 32) * (n->talon ? c->buckets : c->strict_buckets) >> 32) * BUCKET;
    return slot;
}

static inline int is_entry(const s66_entry *e, const s66_slot *slot)
{
    return e->hands[0] == slot->hands[0] && e->hands[1] == slot->hands[1] && e->meta == slot->meta;
}

static inline int looked_up(const s66_search *c, const s66_node *n, const s66_slot *slot)
{
    uint32_t first = n->points[0], second = n->points[1];
    for (int i = 0; i < BUCKET; i++) {
        const s66_entry *e = &slot->bucket[i];
        if (!is_entry(e, slot)) continue;
        if (c->monotone) {
            if (first >= e->yes[0] && second <= e->yes[1]) return 1;
            if (first <= e->no[0] && second >= e->no[1]) return 0;
            return UNDECIDED;
        }
        if (first == e->yes[0] && second == e->yes[1]) return 1;
        if (first == e->no[0] && second == e->no[1]) return 0;
    }
    return UNDECIDED;
}

static inline void store(const s66_search *c, const s66_node *n, const s66_slot *slot, int answer)
{
    s66_entry *e = slot->bucket, *worst = slot->bucket;
    uint32_t least = 99;
    if (c->stopped) return;
    for (int i = 0; i < BUCKET; i++, e++) {
        uint32_t value;
        if (is_entry(e, slot)) goto found;
        value = e->meta >> META_BITS != c->generation ? 0 : 1 + (e->meta >> 13 & 15);
        if (value < least) least = value, worst = e;
    }
    e = worst;
    e->hands[0] = slot->hands[0];
    e->hands[1] = slot->hands[1];
    e->meta = slot->meta;
    e->yes[0] = 255, e->yes[1] = 0;
    e->no[0] = 0, e->no[1] = 255;
found:
    if (answer) e->yes[0] = (uint8_t)n->points[0], e->yes[1] = (uint8_t)n->points[1];
    else e->no[0] = (uint8_t)n->points[0], e->no[1] = (uint8_t)n->points[1];
}

#endif
