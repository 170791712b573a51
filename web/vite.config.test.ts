// `vite dev` before a running site.
import assert from 'node:assert/strict';
import { createServer as listen, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { createServer, type ProxyOptions } from 'vite';
import config from './vite.config';

test('the site is asked with the host that the browser named', async () => {
  const site = listen((request, answer) => void answer.end(request.headers.host));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const target = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const proxy = config.server!.proxy as Record<string, string | ProxyOptions>;
  const aimed = Object.entries(proxy).map(([path, how]): [string, string | ProxyOptions] => [
    path,
    typeof how === 'string' ? target : { ...how, target },
  ]);
  const dev = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, proxy: Object.fromEntries(aimed), watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await dev.listen();
    const { port } = dev.httpServer!.address() as AddressInfo;
    for (const path of Object.keys(proxy)) {
      const answer = await new Promise<IncomingMessage>((done) =>
        get({ port, path: `${path}/x`, headers: { host: 'localhost:5173' } }, done),
      );
      assert.equal((await answer.toArray()).join(''), 'localhost:5173', path);
    }
  } finally {
    await dev.close();
    site.close();
  }
});
