/* The whole ABI of the kernel: fixed-size structs and batch functions over arrays of them.
 * No libc, no allocation, no globals that are written. Python (src/sixtysix/rules) is the authority on the
 * rules; every function that plays is checked against it state by state. Cards, suits, actions: as there
 * (card = suit * 6 + rank; action codes 0-32, see rules/action.py). */
#ifndef SIXTYSIX_H
#define SIXTYSIX_H

#include <stdint.h>

#if defined(__wasm__)
#define S66_API __attribute__((visibility("default"))) __attribute__((used))
#elif defined(_WIN32)
#define S66_API __declspec(dllexport)
#else
#define S66_API __attribute__((visibility("default")))
#endif

#define S66_ABI 1

enum { S66_MARRIAGE = 24, S66_EXCHANGE = 28, S66_CLOSE = 29, S66_DRAW = 30, S66_CLAIM = 31, S66_CLAIM_OUT_OF_TURN = 32 };
enum { S66_NONE = 255 }; /* no card, no suit, no seat */

/* Switches, one byte each; choices are numbered in the order of the Literal in rules/variant.py, booleans 0/1. */
typedef struct {
    uint8_t deck; /* 24 or 20 */
    uint8_t deal_pattern, next_dealer, match_target, match_count, shutout_double, look_back, show_points;
    uint8_t exchange_needs_trick, exchange_when, exchange_min_talon, auto_exchange, exchange_on_opponent_close;
    uint8_t marriage_first_lead, marriage_when_exhausted, marriage_when_closed, marriage_on_closing_lead;
    uint8_t marriage_ends_deal, auto_marriage;
    uint8_t must_head, must_trump;
    uint8_t close_first_lead, close_timing, close_min_talon, close_freeze, close_fail, close_fail_when;
    uint8_t close_beaten, close_unclaimed;
    uint8_t win_mode, claim_when, false_claim, schneider_limit, last_trick, unclaimed;
    uint8_t draw_carry, draw_last_trick_wins, redeal_same_dealer_on_draw;
    uint8_t unused[2];
} s66_variant; /* 40 bytes */

/* A deal: rules/table.Table and rules/state.State in one fixed-size struct; arrays of two are by seat. */
typedef struct {
    uint32_t hands[2];
    uint32_t piles[2];
    uint8_t talon[12];   /* face-down cards, top first; turn-up not included */
    uint8_t talon_cards; /* how many of them are left; talon[0] is the next to be drawn */
    uint8_t talon_size;  /* turn-up counted */
    uint8_t turn_up;     /* S66_NONE when taken */
    uint8_t trump, dealer, leader, turn;
    uint8_t led, announced; /* S66_NONE if not */
    uint8_t must_draw, closing_lead, swap_open;
    uint8_t closer; /* S66_NONE if open */
    uint8_t closing_tricks[2];
    uint8_t closing_points[2];
    uint8_t married[2]; /* masks of suits */
    uint8_t over;       /* 1 when the deal has ended; then: */
    uint8_t winner;     /* seat or S66_NONE */
    uint8_t game_points;
    uint8_t reason; /* numbered in the order of Reason in rules/table.py */
    uint8_t totals[2];
    uint8_t claimed_by;
    uint8_t unused[5];
} s66_state;

/* The functions are declared below by the files that define them. */

#endif
