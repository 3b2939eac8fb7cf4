/** Writes into the service worker which files the page is made of. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
      if (worker.imports.length > 0) throw new Error(`${WORKER} must be one file, and imports ${worker.imports.join(', ')}`);
      const hash = createHash('sha256').update(worker.code);
      const files: string[] = [];
      for (const name of Object.keys(bundle).sort()) {
        const made = bundle[name];
        if (!made || name === WORKER) continue;
        files.push(name === 'index.html' ? '/' : `/${name}`);
        hash.update(`${name}\n`);
        if (name === 'index.html' && made.type === 'asset') hash.update(made.source);
      }
      for (const name of readdirSync(PUBLIC).sort()) {
        files.push(`/${name}`);
        hash.update(readFileSync(PUBLIC + name));
      }
      worker.code = worker.code
        .replace(/\b__FILES__\b/, JSON.stringify(files))
        .replace(/\b__VERSION__\b/, JSON.stringify(hash.digest('hex').slice(0, 12)));
    },
  };
}
