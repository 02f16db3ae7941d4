import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type FaultProxy, startFaultProxy } from './fault-proxy';

const BODY = 'x'.repeat(40_000);
let server: Server;
let proxy: FaultProxy;

beforeAll(async () => {
  server = createServer((_, response) => response.end(BODY));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  proxy = await startFaultProxy((server.address() as AddressInfo).port);
});
afterEach(() => proxy.set({}));
afterAll(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

/** Milliseconds that a whole answer takes. */
async function timeOf(limit = 5_000): Promise<number> {
  const start = Date.now();
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`, { signal: AbortSignal.timeout(limit) });
  expect(await response.text()).toBe(BODY);
  return Date.now() - start;
}

/** The best of three: a machine that is busy with something else only ever adds. */
const bestTime = async () => Math.min(await timeOf(), await timeOf(), await timeOf());

describe('the fault proxy', () => {
  test('passes everything on when nothing is wrong', async () => {
    expect(await bestTime()).toBeLessThan(300);
  });

  test('delays both directions', async () => {
    proxy.set({ latency: 150 });
    expect(await timeOf()).toBeGreaterThanOrEqual(300);
  });

  test('keeps to a rate', async () => {
    proxy.set({ rate: 100_000 });
    expect(await timeOf()).toBeGreaterThan(300);
  });

  test('cuts an answer in the middle', async () => {
    proxy.set({ resetAfter: 10_000 });
    await expect(timeOf()).rejects.toThrow();
  });

  test('accepts and never answers, then heals', async () => {
    proxy.set({ blackhole: true });
    await expect(timeOf(300)).rejects.toThrow(/timeout/i);
    proxy.set({});
    expect(await bestTime()).toBeLessThan(300);
  });

  test('refuses, once the connections that stand are cut', async () => {
    proxy.set({ refuse: true });
    proxy.cutAll();
    await expect(timeOf()).rejects.toThrow();
  });
});
