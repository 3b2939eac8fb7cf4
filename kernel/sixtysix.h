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
enum { S66_NEVER = 99 }; /* as the smallest talon to close: nobody closes */

/* Switches, one byte each, in the order of rules/variant.py. Numbers stand for themselves, booleans are 0 or 1, words
 * are numbered in the order of their Literal (the enums below). */
typedef struct {
    uint8_t deck; /* 24 or 20 */
    uint8_t deal_pattern, next_dealer, match_target, match_count, shutout_double, look_back, show_points;
    uint8_t exchange_needs_trick, exchange_when, exchange_min_talon, auto_exchange, exchange_on_opponent_close;
    uint8_t marriage_first_lead, marriage_when_exhausted, marriage_when_closed, marriage_on_closing_lead;
    uint8_t marriage_ends_deal, auto_marriage;
    uint8_t must_head, must_trump;
    uint8_t close_first_lead, close_timing, close_min_talon /* or S66_NEVER */, close_freeze, close_fail, close_fail_when;
    uint8_t close_beaten, close_unclaimed;
    uint8_t win_mode, claim_when, false_claim, schneider_limit, last_trick, unclaimed;
    uint8_t draw_carry, draw_last_trick_wins, redeal_same_dealer_on_draw;
    uint8_t unused[2];
} s66_variant; /* 40 bytes */

enum { S66_DEAL_33T, S66_DEAL_3T3, S66_DEAL_3T2 };                                      /* deal_pattern */
enum { S66_EXCHANGE_ON_LEAD, S66_EXCHANGE_ON_TURN };                                    /* exchange_when */
enum { S66_CLOSE_EITHER, S66_CLOSE_AFTER_DRAW };                                        /* close_timing */
enum { S66_FREEZE_END, S66_FREEZE_AT_CLOSE };                                           /* close_freeze */
enum { S66_FAIL_2_OR_3, S66_FAIL_2, S66_FAIL_3 };                                       /* close_fail */
enum { S66_FAIL_AT_CLOSE, S66_FAIL_AT_END };                                            /* close_fail_when */
enum { S66_BEATEN_SAME, S66_BEATEN_2 };                                                 /* close_beaten */
enum { S66_UNCLAIMED_COUNT, S66_UNCLAIMED_MUST_CLAIM };                                 /* close_unclaimed */
enum { S66_WIN_CLAIM, S66_WIN_AUTO };                                                   /* win_mode */
enum { S66_CLAIM_AFTER_TRICK_OR_MELD, S66_CLAIM_ON_TURN, S66_CLAIM_ANY_TIME };          /* claim_when */
enum { S66_FALSE_2_OR_3, S66_FALSE_2, S66_FALSE_3, S66_FALSE_MIRROR };                  /* false_claim */
enum { S66_LAST_TEN, S66_LAST_WINS_1, S66_LAST_WINS_BY_SCORE, S66_LAST_NONE };          /* last_trick */
enum { S66_UNCLAIMED_HIGHER_TOTAL, S66_UNCLAIMED_NOBODY };                              /* unclaimed */
enum {                                                                                  /* reason */
    S66_BY_CLAIM, S66_BY_REACHING, S66_BY_FALSE_CLAIM, S66_BY_CLOSER_FAILED, S66_BY_CLOSER_BEATEN,
    S66_BY_HIGHER_TOTAL, S66_BY_LAST_TRICK, S66_BY_COUNT, S66_BY_DRAW
};

/* A deal: rules/table.Table and rules/state.State in one fixed-size struct; arrays of two are by seat. A state has one
 * form only, so that equal states are equal bytes: what is not there is S66_NONE (cards, suits, seats, the end of
 * `talon`) or 0 (everything else). */
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
    uint8_t unused[10];
} s66_state; /* 64 bytes */

_Static_assert(sizeof(s66_variant) == 40 && sizeof(s66_state) == 64, "the ABI's sizes");

/* A deal step by step: the state, what may be done in it, and both totals. */
typedef struct {
    s66_state state;
    uint64_t legal;
    uint8_t totals[2];
    uint8_t unused[6];
} s66_step; /* 80 bytes */

/* Sums over deals; arrays of two are by seat, `reasons` counts deals by how they ended. */
typedef struct {
    uint64_t deals, steps, game_points[2], totals[2], reasons[9];
} s66_play_sum; /* 120 bytes */

/* What is wrong with a state. */
enum {
    S66_SOUND, S66_BAD_VARIANT, S66_BAD_VALUE, S66_BAD_CARDS, S66_BAD_TALON, S66_BAD_HANDS, S66_BAD_TURN,
    S66_BAD_CLOSING, S66_BAD_OUTCOME
};

/* The functions, by the files that define them. Only s66_check_batch takes states on trust of nobody: states from
 * outside go through it before they are given to any other. A mask of legal actions holds those of the seat on turn,
 * and bit 32 if the other seat may claim. */

/* --- deal.c --- */

/* 0: version of the ABI; 1-4: bytes of s66_variant, s66_state, s66_step, s66_play_sum; else 0. */
S66_API uint32_t s66_abi(uint32_t what);

/* Deals decks (each of `deck` cards, top first, all different) up to the first action. */
S66_API void s66_start_batch(const s66_variant *v, const uint8_t *decks, const uint8_t *dealers, s66_state *states,
                             uint32_t count);

/* Says what is wrong with each state; gives back how many are sound. */
S66_API uint32_t s66_check_batch(const s66_variant *v, const s66_state *states, uint8_t *faults, uint32_t count);

/* --- play.c --- */

/* The legal actions of each state. */
S66_API void s66_legal_batch(const s66_variant *v, const s66_state *states, uint64_t *legal, uint32_t count);

/* Applies an action to each state, in place; an illegal one leaves its state alone. Gives back how many were legal. */
S66_API uint32_t s66_apply_batch(const s66_variant *v, s66_state *states, const uint8_t *actions, uint32_t count);

/* Card points of both seats of each state. */
S66_API void s66_totals_batch(const s66_variant *v, const s66_state *states, uint8_t *totals, uint32_t count);

/* Plays the actions of a deal into `count` + 1 steps; gives back how many were played before one was illegal. */
S66_API uint32_t s66_replay(const s66_variant *v, const uint8_t *deck, uint32_t dealer, const uint8_t *actions,
                            uint32_t count, s66_step *steps);

/* The number of ways to take `depth` actions, those of the seat on turn. */
S66_API uint64_t s66_perft(const s66_variant *v, const s66_state *state, uint32_t depth);

/* --- random.c --- */

/* Plays deals number `first`, `first` + 1, … of a seed at random and adds to the sums. */
S66_API void s66_random_play(const s66_variant *v, uint64_t seed, uint64_t first, uint64_t deals, s66_play_sum *sum);

#endif
