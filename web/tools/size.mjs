// Fails when the entry script, the whole first load, the engine or a face of the cards is too heavy: node tools/size.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../src/sixtysix/interfaces/web/static/', import.meta.url));
const ENTRY = 90;
const FIRST_LOAD = 200;
/** worker, kernel and the larger network */
const ENGINE = 500;
const FACE = 60;

const kb = (name) => gzipSync(readFileSync(built + name)).length / 1024;

/** A script with all that it imports, but for what the page has anyway. */
function withParts(name, page, found = new Set()) {
  if (found.has(name) || page.includes(name)) return found;
  found.add(name);
  for (const [, part] of readFileSync(`${built}assets/${name}`, 'utf8').matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) withParts(part, page, found);
  return found;
}

/** The faces that come when they are chosen, each with its weight. */
export function faces() {
  const page = readFileSync(`${built}index.html`, 'utf8');
  const scripts = readdirSync(`${built}assets`).filter((name) => /^pack-\w+-.*\.js$/.test(name));
  return scripts.map((name) => ({
    name: name.split('-')[1],
    first: page.includes(name),
    weight: [...withParts(name, page)].reduce((sum, each) => sum + kb(`assets/${each}`), 0),
  }));
}

export function sizes() {
  const page = readFileSync(`${built}index.html`, 'utf8');
  const entry = /src="\/(assets\/[^"]+\.js)"/.exec(page)?.[1];
  if (!entry) throw new Error('index.html names no entry script');
  const linked = [...page.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
  const largest = (pattern) => Math.max(...readdirSync(`${built}assets`).filter((name) => pattern.test(name)).map((name) => kb(`assets/${name}`)));
  return {
    entry: kb(entry),
    firstLoad: linked.reduce((sum, name) => sum + kb(name), kb('index.html')) + largest(/^table.*\.js$/),
    engine: largest(/^worker-.*\.js$/) + largest(/\.wasm$/) + largest(/\.66n$/),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { entry, firstLoad, engine } = sizes();
  console.log(
    `entry script ${entry.toFixed(1)} kB gz (at most ${ENTRY}), first load ${firstLoad.toFixed(1)} kB gz (at most ${FIRST_LOAD}), ` +
      `engine ${engine.toFixed(1)} kB gz (at most ${ENGINE})`,
  );
  const heavy = faces().filter(({ first, weight }) => first || weight > FACE);
  for (const { name, weight } of faces()) console.log(`face ${name} ${weight.toFixed(1)} kB gz (at most ${FACE})`);
  if (entry > ENTRY || firstLoad > FIRST_LOAD || engine > ENGINE || heavy.length > 0) process.exitCode = 1;
}
