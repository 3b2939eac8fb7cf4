// A small Sixty-Six for developing the page without the real server: default rules, a bot that plays at random.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const RANKS = '9JQKTA';
const SUITS = 'SHDC';
const POINTS = { A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0 };
const other = (seat) => 1 - seat;

function shuffled(serverSeed, clientSeed, deal) {
  const deck = [...SUITS].flatMap((s) => [...RANKS].map((r) => r + s));
  const words = [];
  let block = 0;
  const next = () => {
    if (words.length === 0) {
      const digest = createHmac('sha256', serverSeed).update(`66-shuffle-1:${clientSeed}:${deal}:${block++}`).digest();
      for (let i = 0; i < 32; i += 4) words.push(digest.readUInt32BE(i));
    }
    return words.shift();
  };
  for (let last = 23; last > 0; last--) {
    const bound = last + 1;
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let n = next();
    while (n >= limit) n = next();
    [deck[last], deck[n % bound]] = [deck[n % bound], deck[last]];
  }
  return deck;
}

export class Deal {
  constructor(number, dealer, serverSeed, clientSeed) {
    Object.assign(this, { number, dealer, serverSeed, clientSeed });
    const deck = shuffled(serverSeed, clientSeed, number);
    const hands = [[...deck.slice(0, 3), ...deck.slice(6, 9)], [...deck.slice(3, 6), ...deck.slice(9, 12)]];
    this.hands = dealer === 1 ? hands : [hands[1], hands[0]];
    this.dealt = this.hands.map((hand) => [...hand]);
    this.turnUp = deck[12];
    this.talon = deck.slice(13);
    this.trump = this.turnUp[1];
    this.leader = this.turn = other(dealer);
    Object.assign(this, {
      led: null, mustDraw: false, announced: null, closedBy: null, closeTricks: null, tricks: [0, 0], cards: [0, 0],
      marriages: [[], []], log: [], result: null, exchanged: false, married: null,
    });
  }

  get left() { return this.talon.length + (this.turnUp ? 1 : 0); }
  get strict() { return this.closedBy !== null || this.left === 0; }
  total(seat) {
    const marriages = this.tricks[seat] > 0 ? this.marriages[seat].reduce((sum, m) => sum + m.points, 0) : 0;
    return this.cards[seat] + marriages;
  }

  /** Every action of a seat with null if legal, else the reason. */
  faults(seat) {
    const hand = this.hands[seat];
    const mine = this.turn === seat && !this.result;
    const lead = mine && !this.led;
    const set = {};
    const answers = this.answers(hand);
    for (const card of hand) {
      if (!mine) set[card] = 'not_your_turn';
      else if (this.led) set[card] = answers.includes(card) ? null : this.reason(hand, card);
      else if (this.mustDraw) set[card] = 'must_draw_first';
      else if (this.announced) set[card] = 'KQ'.includes(card[0]) && card[1] === this.announced ? null : 'marriage_announced';
      else set[card] = null;
    }
    for (const suit of SUITS) {
      if (!hand.includes('K' + suit) || !hand.includes('Q' + suit)) continue;
      const name = (suit === this.trump ? '40' : '20') + suit;
      if (!mine) set[name] = 'not_your_turn';
      else if (this.led) set[name] = 'marriage_needs_lead';
      else if (this.mustDraw) set[name] = 'must_draw_first';
      else if (this.announced) set[name] = 'marriage_announced';
      else set[name] = this.closedBy !== null ? 'marriage_when_closed' : this.left === 0 ? 'marriage_when_exhausted' : null;
    }
    const low = '9' + this.trump;
    set.X = !lead ? 'exchange_needs_lead' : this.mustDraw ? 'must_draw_first' : this.closedBy !== null ? 'talon_closed'
      : this.left === 0 ? 'talon_exhausted' : this.turnUp === low ? 'turn_up_is_lowest_trump' : !hand.includes(low)
        ? 'exchange_needs_lowest_trump' : this.tricks[seat] === 0 ? 'exchange_needs_trick' : this.announced ? 'marriage_announced' : null;
    set.C = !lead ? 'close_needs_lead' : this.closedBy !== null ? 'talon_closed' : this.left === 0 ? 'talon_exhausted'
      : this.announced ? 'marriage_announced' : null;
    set.D = mine && this.mustDraw ? null : 'nothing_to_draw';
    set.W = mine ? null : 'claim_on_own_turn';
    return set;
  }

  answers(hand) {
    if (!this.led || !this.strict) return hand;
    const suit = hand.filter((c) => c[1] === this.led[1]);
    const better = suit.filter((c) => RANKS.indexOf(c[0]) > RANKS.indexOf(this.led[0]));
    const trumps = hand.filter((c) => c[1] === this.trump);
    return [better, suit, trumps, hand].find((cards) => cards.length > 0);
  }

  reason(hand, card) {
    if (!hand.some((c) => c[1] === this.led[1])) return 'must_trump';
    return card[1] === this.led[1] ? 'must_head' : 'must_follow_suit';
  }

  /** Takes a legal action; returns the events as the two seats may see them. */
  apply(seat, action) {
    const both = (event) => [event, event];
    if (action === 'W') return [both({ event: 'claimed', seat }), ...this.claim(seat)];
    if (action === 'C') {
      this.closedBy = seat;
      this.closeTricks = [...this.tricks];
      this.mustDraw = false;
      return [both({ event: 'closed', seat, talon: this.left })];
    }
    if (action === 'X') {
      const given = '9' + this.trump;
      const taken = this.turnUp;
      this.hands[seat] = this.hands[seat].map((c) => (c === given ? taken : c));
      this.turnUp = given;
      return [both({ event: 'exchanged', seat, given, taken })];
    }
    if (action === 'D') {
      this.mustDraw = false;
      return [seat, other(seat)].map((who) => {
        const up = this.talon.length === 0;
        const card = this.talon.shift() ?? this.turnUp;
        if (up) this.turnUp = null;
        this.hands[who].push(card);
        return [0, 1].map((viewer) => ({ event: 'drew', seat: who, card: viewer === who || up ? card : null }));
      });
    }
    if (/^[24]0/.test(action)) {
      const points = Number(action.slice(0, 2));
      this.announced = this.married = action[2];
      this.marriages[seat].push({ suit: action[2], points });
      return [both({ event: 'married', seat, suit: action[2], points })];
    }
    return this.play(seat, action, both);
  }

  play(seat, card, both) {
    this.hands[seat] = this.hands[seat].filter((c) => c !== card);
    const events = [both({ event: 'played', seat, card })];
    this.announced = null;
    if (!this.led) {
      this.led = card;
      this.turn = other(seat);
      return events;
    }
    const led = this.led;
    const follows = card[1] === led[1] ? RANKS.indexOf(card[0]) > RANKS.indexOf(led[0]) : card[1] === this.trump;
    const winner = follows ? seat : other(seat);
    const points = POINTS[led[0]] + POINTS[card[0]];
    this.cards[winner] += points;
    this.tricks[winner]++;
    this.log.push({ leader: this.leader, cards: [led, card], winner, points, married: this.married });
    this.married = null;
    this.led = null;
    this.leader = this.turn = winner;
    events.push(both({ event: 'trick', winner, cards: [led, card] }));
    this.mustDraw = this.closedBy === null && this.left > 0;
    if (this.hands[0].length + this.hands[1].length === 0) events.push(...this.playedOut(winner));
    return events;
  }

  playedOut(last) {
    if (this.closedBy !== null) {
      const made = this.total(this.closedBy) >= 66;
      return made ? this.end(this.closedBy, this.worth(this.closedBy), 'counted') : this.failed('closer_failed');
    }
    this.cards[last] += 10;
    const [a, b] = [this.total(0), this.total(1)];
    if (a === b) return this.end(null, 0, 'draw');
    const winner = a > b ? 0 : 1;
    return this.end(winner, this.worth(winner), 'higher_total');
  }

  worth(winner) {
    const loser = other(winner);
    return this.tricks[loser] === 0 ? 3 : this.total(loser) < 33 ? 2 : 1;
  }

  failed(reason) {
    const winner = other(this.closedBy);
    return this.end(winner, this.closeTricks[winner] === 0 ? 3 : 2, reason);
  }

  claim(seat) {
    this.claimedBy = seat;
    if (this.total(seat) < 66) {
      if (this.closedBy === seat) return this.failed('false_claim');
      return this.end(other(seat), this.tricks[other(seat)] === 0 ? 3 : 2, 'false_claim');
    }
    if (this.closedBy !== null && this.closedBy !== seat) return this.failed('closer_beaten');
    return this.end(seat, this.worth(seat), 'claim');
  }

  end(winner, game_points, reason) {
    this.turn = null;
    if (this.led || this.married) {
      this.log.push({ leader: this.leader, cards: this.led ? [this.led] : [], winner: null, points: 0, married: this.married });
    }
    this.result = {
      winner, game_points, reason, by_rule: 'R36', totals: [this.total(0), this.total(1)], card_points: this.cards, tricks: this.tricks,
      hands: this.dealt, left: this.hands, talon: [...this.talon, ...(this.turnUp ? [this.turnUp] : [])], log: this.log,
      closed_by: this.closedBy, claimed_by: this.claimedBy ?? null,
    };
    return [[0, 1].map(() => ({ event: 'ended', result: this.result }))];
  }

  bot(seat) {
    const legal = Object.entries(this.faults(seat)).filter(([, fault]) => fault === null).map(([action]) => action);
    if (this.total(seat) >= 66 && legal.includes('W')) return 'W';
    const marriage = legal.find((a) => /^[24]0/.test(a));
    if (marriage) return marriage;
    if (legal.includes('X')) return 'X';
    if (legal.includes('D')) return 'D';
    const cards = legal.filter((a) => /^[ATKQJ9][SHDC]$/.test(a));
    return cards[Math.floor(Math.random() * cards.length)];
  }
}

export const newSeed = () => randomBytes(32);
export const commitmentOf = (seed) => createHash('sha256').update(seed).digest('hex');
