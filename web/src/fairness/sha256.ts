/** SHA-256 and HMAC (FIPS 180-4, RFC 2104). The browser's own are missing on plain http, and make everybody who asks wait. */

const WORDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return (root % 1) * 2 ** 32;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256Of(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new DataView(new ArrayBuffer((Math.trunc((message.length + 8) / BLOCK) + 1) * BLOCK));
  new Uint8Array(padded.buffer).set(message);
  padded.setUint8(message.length, 0x80);
  padded.setUint32(padded.byteLength - 4, message.length * 8);
  const sum = START.slice();
  for (let at = 0; at < padded.byteLength; at += BLOCK) addBlock(sum, padded, at);
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function addBlock(sum: Uint32Array, padded: DataView, at: number): void {
  const schedule = new Uint32Array(64);
  const word = (i: number): number => schedule[i] as number;
  for (let i = 0; i < 16; i++) schedule[i] = padded.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [near, far] = [word(i - 2), word(i - 15)];
    const mixedNear = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const mixedFar = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    schedule[i] = mixedNear + word(i - 7) + mixedFar + word(i - 16);
  }
  let [a, b, c, d, e, f, g, h] = sum as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (WORDS[i] as number) + word(i)) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((added, i) => (sum[i] = (sum[i] as number) + added));
}

export function hmacOf(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const short = key.length > BLOCK ? sha256Of(key) : key;
  const padded = (by: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ by);
  return sha256Of(joined(padded(0x5c), sha256Of(joined(padded(0x36), message))));
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
