/** Colours measured: contrast as WCAG has it, and how far apart two look, also to people who see fewer colours. */

type Three = readonly [number, number, number];

export type Sight = 'full' | 'protanopia' | 'deuteranopia' | 'tritanopia';

function linear(hex: string): Three {
  const part = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

const luminance = ([r, g, b]: Three): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(linear(one)), luminance(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear colour. */
const SEEN: Record<Sight, readonly Three[]> = {
  full: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};

const times = (rows: readonly Three[], [r, g, b]: Three): Three =>
  rows.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as unknown as Three;

function lab(rgb: Three): Three {
  const [x, y, z] = times([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]], rgb);
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

/** Distance in CIELAB: 2 is just seen side by side, 10 at a glance. */
export function distance(one: string, other: string, sight: Sight): number {
  const [a, b] = [one, other].map((hex) => lab(times(SEEN[sight], linear(hex)))) as [Three, Three];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
