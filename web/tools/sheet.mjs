// Draws a whole pack into one page, for a look: node tools/sheet.mjs <folder> makes <folder>/<face>.html for every face.
import { mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

const out = await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, minify: false, lib: { entry: 'tools/sheet-parts.ts', formats: ['es'], fileName: 'parts' } },
});
const code = (Array.isArray(out) ? out[0] : out).output[0].code;
const parts = await import('data:text/javascript,' + encodeURIComponent(code));

const folder = process.argv[2] ?? 'sheets';
const cards = [...'SHDC'].flatMap((suit) => [...'ATKQJ9'].map((rank) => rank + suit));
const svg = (inside, width) => `<svg viewBox="0 0 100 145" width="${width}" height="${width * 1.45}">${inside}</svg>`;
const page = (columns, width, inside) =>
  `<!doctype html><meta charset="utf-8"><body style="background:#1d5b4f;margin:0;padding:8px;width:max-content;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:8px">${inside}</body>`;

mkdirSync(folder, { recursive: true });
for (const name of ['french', 'four', 'hybrid', 'german', 'double']) {
  const pack = parts[name];
  const language = { german: 'de', hybrid: 'de', double: 'hu' }[name] ?? 'en';
  const look = (large, marked) => ({ letters: parts.letters(language, pack.family), suits: marked ? parts.suitLetters(language, pack.family) : null, large });
  const all = (large, marked, width) => cards.map((card) => svg(parts.face(pack, card, look(large, marked)), width)).join('');
  writeFileSync(`${folder}/${name}.html`, page(6, 120, all(false, pack.suitLetters, 120)));
  writeFileSync(`${folder}/${name}-large.html`, page(6, 120, all(true, true, 120)));
  writeFileSync(`${folder}/${name}-small.html`, page(12, 44, all(false, pack.suitLetters, 44) + all(true, true, 44)));
}
writeFileSync(`${folder}/backs.html`, page(3, 120, ['lattice', 'waves', 'rosette'].map((name) => svg(parts.back(name), 120)).join('')));
