import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

const SITE = '../src/mandapa/server/site';
const SMALL = 500; // bytes: compressing less than this gains nothing

/** Compressed twins of all files, so that the server never compresses. */
function compressed(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const path of walk(SITE)) {
        const plain = readFileSync(path);
        if (plain.length < SMALL || /\.(br|gz|woff2|png)$/.test(path)) continue;
        writeFileSync(`${path}.br`, brotliCompressSync(plain));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: SITE,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    license: { fileName: 'third-party-licenses.txt' }, // of all that is bundled
  },
  server: {
    // The server compares Origin with Host, so Host must stay what the browser sent.
    proxy: {
      '/api': { target: 'http://127.0.0.1:8000', changeOrigin: false },
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true, changeOrigin: false },
    },
  },
});
