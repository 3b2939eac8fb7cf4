/* Weights from a file, and what a match score makes of game points. */
#include "load.h"
#include "net.h"

static const uint8_t MARK[4] = {'6', '6', 'n', '2'};

_Static_assert(sizeof(s66_network_header) == 80, "the ABI's sizes");

static uint32_t checksum(const uint8_t *bytes, uint64_t count)
{
    uint32_t sum = 0xFFFFFFFFu; /* CRC-32 */
    uint32_t table[256];
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t c = n;
        for (uint32_t i = 0; i < 8; i++) c = c & 1 ? 0xEDB88320u ^ c >> 1 : c >> 1;
        table[n] = c;
    }
    for (uint64_t i = 0; i < count; i++) sum = table[(sum ^ bytes[i]) & 255] ^ sum >> 8;
    return ~sum;
}

/* A number of 16 bits (IEEE 754 binary16), finite. */
static float from_half(uint32_t half)
{
    union {
        uint32_t bits;
        float value;
    } u;
    uint32_t sign = (half & 0x8000u) << 16, exponent = half >> 10 & 31, part = half & 1023;
    if (!exponent) {
        u.value = (float)part * (1.0f / 16777216.0f);
        u.bits |= sign;
    } else {
        u.bits = sign | (exponent + 112) << 23 | part << 13;
    }
    return u.value;
}

enum { ROUGH = FEATURES * FIRST, FINE = WEIGHTS - ROUGH, FILE_BYTES = 2 * FEATURES + ROUGH + 2 * FINE };

/* The number at a place, or not one: then `sound` becomes 0. */
static float half_at(const uint8_t *bytes, uint32_t place, uint32_t *sound)
{
    uint32_t half = (uint32_t)bytes[2 * place] | (uint32_t)bytes[2 * place + 1] << 8;
    if ((half >> 10 & 31) == 31) *sound = 0;
    return from_half(half);
}

static uint32_t read_numbers(const uint8_t *factors, float *weights)
{
    const uint8_t *rows = factors + 2 * FEATURES, *fine = rows + ROUGH;
    uint32_t sound = 1;
    for (uint32_t i = 0; i < FEATURES; i++) {
        float factor = half_at(factors, i, &sound);
        for (uint32_t j = 0; j < FIRST; j++) weights[i * FIRST + j] = (float)(int8_t)rows[i * FIRST + j] * factor;
    }
    for (uint32_t i = 0; i < FINE; i++) weights[ROUGH + i] = half_at(fine, i, &sound);
    return sound;
}

uint32_t s66_load_network(const uint8_t *file, uint64_t bytes, s66_network_header *header, float *weights)
{
    uint8_t *into = (uint8_t *)header;
    uint32_t mark = 1;
    if (bytes < sizeof *header) return S66_NOT_A_NETWORK;
    for (uint32_t i = 0; i < sizeof *header; i++) into[i] = file[i];
    for (uint32_t i = 0; i < 4; i++) mark &= header->mark[i] == MARK[i];
    if (!mark) return S66_NOT_A_NETWORK;
    if (header->version != FEATURES_VERSION || header->features != FEATURES || header->first != FIRST ||
        header->second != SECOND || header->out != OUT || header->phases != PHASES)
        return S66_OTHER_FEATURES;
    if (bytes != sizeof *header + FILE_BYTES) return S66_CUT_SHORT;
    if (checksum(file + 8, bytes - 8) != header->checksum) return S66_DAMAGED;
    return read_numbers(file + sizeof *header, weights) ? S66_LOADED : S66_DAMAGED;
}

/* --- match scores --- */

enum { MOST_NEEDS = 15 };

/* Chances to win the match by game points still needed, own and the other's, if deals bring -3 to 3 game points with chances that
 * are the same for both. */
static void fill_equities(const float frequencies[7], float equity[MOST_NEEDS + 1][MOST_NEEDS + 1])
{
    float gain[4] = {0}, sum = 0.0f;
    for (uint32_t points = 1; points < 4; points++) {
        gain[points] = (frequencies[3 + points] + frequencies[3 - points]) * 0.5f;
        sum += 2.0f * gain[points];
    }
    for (uint32_t own = 0; own <= MOST_NEEDS; own++)
        for (uint32_t other = 0; other <= MOST_NEEDS; other++) {
            float chance = 0.0f;
            if (!own || !other) {
                equity[own][other] = own ? 0.0f : 1.0f;
                continue;
            }
            for (uint32_t points = 1; points < 4; points++) {
                chance += gain[points] * equity[own > points ? own - points : 0][other];
                chance += gain[points] * equity[own][other > points ? other - points : 0];
            }
            equity[own][other] = chance / sum;
        }
}

void s66_match_worth(const float *frequencies, uint32_t own, uint32_t other, float *worth)
{
    float equity[MOST_NEEDS + 1][MOST_NEEDS + 1], now, scale;
    if (own < 1) own = 1;
    if (other < 1) other = 1;
    if (own > MOST_NEEDS) own = MOST_NEEDS;
    if (other > MOST_NEEDS) other = MOST_NEEDS;
    fill_equities(frequencies, equity);
    now = equity[own][other];
    for (uint32_t points = 1; points < 4; points++) {
        worth[3 + points] = equity[own > points ? own - points : 0][other];
        worth[3 - points] = equity[own][other > points ? other - points : 0];
    }
    scale = 2.0f / (worth[4] - worth[2]);
    for (uint32_t i = 0; i < 7; i++) worth[i] = i == 3 ? 0.0f : (worth[i] - now) * scale;
    worth[7] = now;
}
