// Speaks docs/protocol/table.md on port 8066 (or the one given): node test/fake/server.mjs [port]
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocketServer } from 'ws';
import { commitmentOf, Deal, newSeed } from './game.mjs';
import { PRESETS } from './presets.mjs';

const port = Number(process.argv[2] ?? 8066);
const pages = fileURLToPath(new URL('../../../src/sixtysix/interfaces/web/static', import.meta.url));
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };
const tables = new Map();

class Table {
  constructor(rules) {
    Object.assign(this, {
      id: randomBytes(6).toString('hex'), token: randomBytes(12).toString('hex'), rules, version: 0, deal: null, done: new Map(),
      score: [0, 0], results: [], show: rules.switches.show_points, nextSeed: newSeed(), sockets: new Set(),
    });
  }

  start(clientSeed) {
    const number = (this.deal?.number ?? 0) + 1;
    this.deal = new Deal(number, number % 2, this.nextSeed, clientSeed);
    this.nextSeed = newSeed();
    const { deal } = this;
    this.publish(null, [{ event: 'dealt', deal: number, dealer: deal.dealer, hand: deal.hands[0], turn_up: deal.turnUp }]);
  }

  get over() { return Math.max(...this.score) >= this.rules.switches.match_target; }

  view() {
    const d = this.deal;
    const faults = d.faults(0);
    const legal = d.result ? [] : Object.keys(faults).filter((a) => faults[a] === null);
    const step = d.result ? 'over' : d.led ? 'follow' : d.mustDraw ? 'draw' : d.announced ? 'announced' : 'lead';
    return {
      deal: d.number, dealer: d.dealer, seat: 0, step, turn: d.turn, leader: d.leader,
      match: {
        score: this.score, target: this.rules.switches.match_target, count: this.rules.switches.match_count, carry: 0,
        over: this.over, winner: this.over ? (this.score[0] > this.score[1] ? 0 : 1) : null, shutout: false, results: this.results,
      },
      hand: d.hands[0], opponent_cards: d.hands[1].length, trump: d.trump, turn_up: d.closedBy === null ? d.turnUp : null,
      talon: d.left, closed_by: d.closedBy, phase: d.strict ? 'strict' : 'free', announced: d.announced,
      trick: d.led ? [{ seat: d.leader, card: d.led }] : [], tricks: [...d.tricks], marriages: d.marriages, look_back: [],
      points: this.show === 'hidden' ? null : { own: d.total(0), opponent: null },
      legal, why_not: Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)), result: d.result,
      fairness: {
        algorithm: '66-shuffle-1', deal: d.number, commitment: commitmentOf(d.serverSeed), client_seed: d.clientSeed,
        server_seed: d.result ? d.serverSeed.toString('hex') : null, next_commitment: d.result ? commitmentOf(this.nextSeed) : null,
      },
    };
  }

  publish(command, events) {
    this.version++;
    if (command) this.done.set(command, this.version);
    const ended = events.find((e) => e.event === 'ended');
    if (ended && ended.result.winner !== null) this.score[ended.result.winner] += ended.result.game_points;
    const frame = JSON.stringify({ type: 'update', version: this.version, command, events, view: this.view() });
    for (const socket of this.sockets) socket.send(frame);
  }

  take(seat, action, command) {
    this.publish(command, this.deal.apply(seat, action).map((pair) => pair[0]));
    this.answer();
  }

  answer() {
    while (this.deal.turn === 1) this.take(1, this.deal.bot(1), null);
  }

  command(socket, frame) {
    const send = (body) => socket.send(JSON.stringify(body));
    if (this.done.has(frame.id)) return send({ type: 'update', version: this.done.get(frame.id), command: frame.id, events: [], view: this.view() });
    const refuse = (error, message = error) => send({ type: 'refused', command: frame.id, error, message, version: this.version, view: this.view() });
    if (frame.version !== this.version) return refuse('stale');
    if (frame.type === 'points') {
      this.show = frame.show;
      return this.publish(frame.id, []);
    }
    if (frame.type === 'next') {
      if (!this.deal.result || this.over) return refuse('deal_not_over');
      this.done.set(frame.id, this.version + 1);
      this.start(frame.client_seed);
      return this.answer();
    }
    const fault = this.deal.faults(0)[frame.action];
    if (fault !== null) return refuse(fault ?? 'unknown_action');
    return this.take(0, frame.action, frame.id);
  }
}

const body = (request) => new Promise((resolve) => {
  let text = '';
  request.on('data', (part) => (text += part)).on('end', () => resolve(text ? JSON.parse(text) : {}));
});

const http = createServer(async (request, response) => {
  const json = (status, value) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  const path = new URL(request.url, 'http://x').pathname;
  if (path === '/api/health') return json(200, { status: 'ok', version: 'fake' });
  if (path === '/api/presets') return json(200, PRESETS);
  const asked = request.method === 'POST' ? await body(request) : {};
  const name = asked.preset ?? 'sixty-six';
  if (path === '/api/rules/check') {
    const bad = asked.switches?.draw_last_trick_wins && asked.switches?.draw_carry === 1;
    return json(200, bad ? { ok: false, reason: 'tie_decided_twice', detail: 'a tie is decided once' } : { ok: true, differences: asked.switches });
  }
  if (path === '/api/tables') {
    const table = new Table({ preset: name, switches: { ...PRESETS.presets[name], ...asked.switches }, differences: asked.switches ?? {} });
    tables.set(table.id, table);
    return json(201, { table: table.id, token: table.token, seat: 0, commitment: commitmentOf(table.nextSeed) });
  }
  const file = join(pages, path === '/' ? 'index.html' : path);
  if (!file.startsWith(pages) || !existsSync(file) || !statSync(file).isFile()) return json(404, { error: 'not_found', message: path, field: null });
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'",
  });
  createReadStream(file).pipe(response);
});

const sockets = new WebSocketServer({ server: http });
sockets.on('connection', (socket, request) => {
  const table = tables.get(request.url.split('/')[3]);
  socket.on('message', (data) => {
    const frame = JSON.parse(data);
    if (frame.type === 'ping') return socket.send('{"type":"pong"}');
    if (frame.type !== 'hello') return table?.command(socket, frame);
    if (!table || frame.token !== table.token) {
      socket.send(JSON.stringify({ type: 'bye', error: 'unknown_table', message: 'no such table' }));
      return socket.close();
    }
    if (!table.deal) {
      table.start(frame.client_seed);
      table.answer();
    }
    socket.send(JSON.stringify({
      type: 'welcome', table: table.id, seat: 0, version: table.version, rules: table.rules, opponent: { name: 'Club player' }, view: table.view(),
    }));
    table.sockets.add(socket);
    return undefined;
  });
  socket.on('close', () => table?.sockets.delete(socket));
});
http.listen(port, '127.0.0.1', () => console.log(`fake table on http://127.0.0.1:${port}`));
