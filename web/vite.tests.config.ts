import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const inside = readdirSync('src', { recursive: true, encoding: 'utf-8' }).map((path) => join('src', path));
const found = [...readdirSync('.'), ...inside].filter((path) => path.endsWith('.test.ts'));

/** The tests of what does not draw, made ready for Node's own test runner. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'node_modules/.tests',
    target: 'es2022',
    rollupOptions: {
      input: Object.fromEntries(found.map((path) => [path.replace(/\W+/g, '-'), path])),
    },
  },
});
