import { afterEach, describe, expect, test, vi } from 'vitest';
import { importTransportChunk } from './import-transport-chunk';

afterEach(() => vi.unstubAllGlobals());
const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('[UPD-2] importing the transport chunk', () => {
  test('importTransportChunk() returns the chunk once it has loaded', async () => {
    expect(await importTransportChunk(async () => 5)).toEqual({ ok: true, value: 5 });
  });

  test.each([
    [true, 'script'],
    [false, 'offline'],
  ])(
    'if the chunk cannot be loaded while navigator.onLine is %s, importTransportChunk() fails with the error “$1”',
    async (isOnline, error) => {
      setOnline(isOnline);
      expect(await importTransportChunk(missing)).toEqual({ ok: false, error });
    },
  );
});
