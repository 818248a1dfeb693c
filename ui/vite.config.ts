import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const PACKED = /\.(js|css|svg|html|webmanifest|json)$/;

/** Puts a gzipped copy beside each file that gains by it: the server sends it to whoever takes it. */
function packed(folder: string): Plugin {
  const pack = (at: string): void => {
    for (const name of readdirSync(at)) {
      const file = join(at, name);
      if (statSync(file).isDirectory()) pack(file);
      else if (PACKED.test(name)) writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  };
  return { name: 'packed', apply: 'build', closeBundle: () => pack(folder) };
}

const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8080';

export default defineConfig({
  plugins: [svelte(), packed(join(import.meta.dirname, 'dist'))],
  build: {
    target: 'es2022',
    manifest: 'files.json',
    assetsInlineLimit: 0,
    // What pages share is one file: many small ones cost more than they save.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      output: {
        advancedChunks: {
          groups: [
            {
              name: 'frame',
              test: /(src\/(frame\/[^/]+|frame\/table\/(Pace|SummaryCard)\.svelte|games\/index\.ts)|node_modules\/.*\.js)$/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/texts': server } },
});
