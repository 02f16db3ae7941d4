import { afterEach, describe, expect, test, vi } from 'vitest';
import { importTransportChunk } from './import-transport-chunk';

afterEach(() => vi.unstubAllGlobals());
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('[UPD-2] a chunk of the client', () => {
  test('is returned once loaded', async () => {
    expect(await importTransportChunk(async () => 5)).toEqual({ ok: true, value: 5 });
  });

  test.each([
    [true, 'script'],
    [false, 'offline'],
  ])('a chunk that fails to load while the browser is online (%s) is reported as %s', async (isOnline, error) => {
    setOnline(isOnline);
    expect(await importTransportChunk(missing)).toEqual({ ok: false, error });
  });
});
