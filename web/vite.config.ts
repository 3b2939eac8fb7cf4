import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './tools/service-worker.ts';
import { startWords } from './tools/start.ts';

const server = 'http://127.0.0.1:8066';

export default defineConfig({
  base: '/',
  plugins: [svelte(), serviceWorker(), startWords()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/sixtysix/interfaces/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // what one file alone is asked for by is asked for by its import
    modulePreload: { polyfill: false, resolveDependencies: (_, files, { hostType }) => (hostType === 'html' || files.length > 1 ? files : []) },
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/offline/sw.ts' },
      // the service worker's name and place must not change
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['test/unit/**/*.test.ts'], environment: 'node', testTimeout: 60_000 },
});
