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

/** Sends a request. Resolves with the duration until the whole body has arrived (ms). */
async function measureRequest(signal?: AbortSignal): Promise<number> {
  const start = Date.now();
  const response = await fetch(`http://127.0.0.1:${proxy.port}/`, signal ? { signal } : {});
  expect(await response.text()).toBe(BODY);
  return Date.now() - start;
}

describe('fault proxy', () => {
  test('forwards traffic unchanged if no fault is set', async () => {
    await measureRequest();
  });

  test('delays traffic in both directions', async () => {
    proxy.set({ latency: 150 });
    // A timer may end a millisecond early.
    expect(await measureRequest()).toBeGreaterThanOrEqual(295);
  });

  test('limits the transfer rate', async () => {
    proxy.set({ rate: 100_000 });
    expect(await measureRequest()).toBeGreaterThan(300);
  });

  test('resets the connection in the middle of a response', async () => {
    proxy.set({ resetAfter: 10_000 });
    await expect(measureRequest()).rejects.toThrow();
  });

  test('the fault proxy with the setting `blackhole` accepts connections without responding', async () => {
    proxy.set({ blackhole: true });
    await expect(measureRequest(AbortSignal.timeout(300))).rejects.toThrow(/timeout/i);
    proxy.set({});
    await measureRequest();
  });

  test('the fault proxy with the setting `refuse` refuses new connections', async () => {
    proxy.set({ refuse: true });
    proxy.resetConnections();
    await expect(measureRequest()).rejects.toThrow();
  });
});
