// Fails when the entry script or the whole first load is too heavy: node tools/size.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../src/sixtysix/interfaces/web/static/', import.meta.url));
const ENTRY = 90;
const FIRST_LOAD = 200;

export function sizes() {
  const kb = (name) => gzipSync(readFileSync(built + name)).length / 1024;
  const page = readFileSync(`${built}index.html`, 'utf8');
  const entry = /src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!entry) throw new Error('index.html names no entry script');
  const linked = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
  const largestLanguage = Math.max(
    ...readdirSync(`${built}assets`).filter((name) => name.startsWith('table') && name.endsWith('.js')).map((name) => kb(`assets/${name}`)),
  );
  return { entry: kb(entry), firstLoad: linked.reduce((sum, name) => sum + kb(name), kb('index.html')) + largestLanguage };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { entry, firstLoad } = sizes();
  console.log(`entry script ${entry.toFixed(1)} kB gz (at most ${ENTRY}), first load ${firstLoad.toFixed(1)} kB gz (at most ${FIRST_LOAD})`);
  if (entry > ENTRY || firstLoad > FIRST_LOAD) process.exitCode = 1;
}
