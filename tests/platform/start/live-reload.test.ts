import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createLiveReload } from './live-reload';

test('a page is told to reload when a build writes index.html, but not when it writes other files', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  mkdirSync(join(dist, 'm'));
  const reload = createLiveReload(dist);
  const server = createServer((request, response) => {
    if (!reload.handle(request, response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    reload.close();
    server.closeAllConnections();
    server.close();
    rmSync(dist, { recursive: true });
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${origin}/m/`)).status).toBe(404);

  const stream = (await fetch(`${origin}/dev/reload`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await stream?.read())?.value).toContain('retry');
  writeFileSync(join(dist, 'm', 'other.js'), '1');
  // Again and again: on a busy machine the first state is read after the first write.
  const page = join(dist, 'm', 'index.html');
  const building = setInterval(() => writeFileSync(page, String(performance.now())), 200);
  onTestFinished(() => clearInterval(building));
  expect((await stream?.read())?.value).toMatch(/^data: reload\n\n/);
});
