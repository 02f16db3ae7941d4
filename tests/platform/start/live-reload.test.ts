import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLiveReload } from './live-reload';

/** Starts a server with live reload. Returns its folders, its origin, and how often the records were read again. */
async function start({ refresh = () => {} } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'dist-'));
  const [dist, folder] = [join(root, 'dist'), join(root, 'merchants')];
  mkdirSync(join(dist, 'm'), { recursive: true });
  mkdirSync(join(folder, 'ACME'), { recursive: true });
  const reload = createLiveReload(dist, { folder, refresh });
  const server = createServer((request, response) => {
    if (!reload.handle(request, response)) response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  onTestFinished(() => {
    reload.close();
    server.closeAllConnections();
    server.close();
    rmSync(root, { recursive: true });
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stream = (await fetch(`${origin}/dev/reload`)).body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await stream?.read())?.value).toContain('retry');
  return { dist, folder, origin, readEvent: async () => (await stream?.read())?.value };
}

/** Writes a file until the test ends: on a busy machine the first state is read after the first write. */
function writeAgainAndAgain(file: string, content: () => string): void {
  const writing = setInterval(() => writeFileSync(file, content()), 200);
  onTestFinished(() => clearInterval(writing));
}

test('a page is told to reload when a build writes index.html, but not when it writes other files', async () => {
  const { dist, origin, readEvent } = await start();
  expect((await fetch(`${origin}/m/`)).status).toBe(404);
  writeFileSync(join(dist, 'm', 'other.js'), '1');
  writeAgainAndAgain(join(dist, 'm', 'index.html'), () => String(performance.now()));
  expect(await readEvent()).toMatch(/^data: reload\n\n/);
});

test('[OPS-2.15] a page is told to reload when the record of a merchant has changed and is right', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isWrong = true;
  const { folder, readEvent } = await start({
    refresh: () => {
      if (isWrong) throw new Error('ACME/merchant.json: accent: must be a colour');
    },
  });
  writeAgainAndAgain(join(folder, 'ACME/merchant.json'), () => '{}');
  await expect.poll(() => errors.mock.calls).toContainEqual(['ACME/merchant.json: accent: must be a colour']);
  isWrong = false;
  expect(await readEvent()).toMatch(/^data: reload\n\n/);
  errors.mockRestore();
});
