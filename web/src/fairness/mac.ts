/**
 * HMAC-SHA256 without the browser's own, which is there on secure addresses only: a table at http://192.168.… is dealt
 * by the same shuffle, and its deals are kept too.
 */
import { bytesOf } from './shuffle';

const START = Uint32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
);
const ROUND = Uint32Array.from(primes(64), (prime) => Math.floor((Math.cbrt(prime) % 1) * 2 ** 32));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function digest(bytes: Uint8Array): Uint8Array {
  const blocks = padded(bytes);
  const state = Uint32Array.from(START);
  for (let at = 0; at < blocks.byteLength; at += 64) mix(state, blocks, at);
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setUint32(i * 4, word));
  return new Uint8Array(out.buffer);
}

function mix(state: Uint32Array, blocks: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 64; i++) {
    if (i < 16) words[i] = blocks.getUint32(at + i * 4);
    else {
      const [far, near] = [words[i - 15]!, words[i - 2]!];
      const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[i] = words[i - 16]! + first + words[i - 7]! + second;
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i]! + words[i]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** HMAC-SHA256 of a text under a key of at most 64 bytes, given in hex. */
export function mac(key: string, text: string): DataView {
  const inner = new Uint8Array(64).fill(0x36);
  const outer = new Uint8Array(64).fill(0x5c);
  bytesOf(key).forEach((byte, i) => {
    inner[i]! ^= byte;
    outer[i]! ^= byte;
  });
  const first = digest(joined(inner, new TextEncoder().encode(text)));
  return new DataView(digest(joined(outer, first)).buffer as ArrayBuffer);
}

function joined(one: Uint8Array, two: Uint8Array): Uint8Array {
  const all = new Uint8Array(one.length + two.length);
  all.set(one);
  all.set(two, one.length);
  return all;
}
