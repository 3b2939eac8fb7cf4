// Draws every face into one page, for a look: node tools/sheet.mjs > sheet.html
import { writeFileSync } from 'node:fs';
import { build } from 'vite';

const out = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, minify: false, lib: { entry: 'src/cards/face.ts', formats: ['es'], fileName: 'face' } },
});
const code = (Array.isArray(out) ? out[0] : out).output[0].code;
const { face, back, letters } = await import('data:text/javascript,' + encodeURIComponent(code));
const cards = [...'SHDC'].flatMap((s) => [...'ATKQJ9'].map((r) => face(r + s, letters('en'))));
const svg = (inside, w) => `<svg viewBox="0 0 100 145" width="${w}" height="${w * 1.45}">${inside}</svg>`;
const page = `<body style="background:#1d5b4f;margin:8px;display:grid;grid-template-columns:repeat(7,170px);gap:8px">${[...'0123']
  .map((_, i) => cards.slice(i * 6, i * 6 + 6).map((c) => svg(c, 170)).join('') + svg(back(), 170))
  .join('')}${cards.map((c) => svg(c, 52)).join('')}${svg(back(), 52)}</body>`;
writeFileSync(process.argv[2] ?? 'sheet.html', page);
