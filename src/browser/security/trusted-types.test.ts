import { afterEach, expect, test, vi } from 'vitest';
import { resolveWorkerScriptUrl, toTrustedScriptUrl } from './trusted-types';

const WORKER = '/m/assets/worker-ABCD1234.js';

afterEach(() => vi.unstubAllGlobals());

test.each(['/m/sw.js', WORKER])('[ENC-3] the script URL “%s” is allowed', (input) => {
  expect(resolveWorkerScriptUrl(input, WORKER)).toBe(input);
  expect(toTrustedScriptUrl(input, WORKER)).toBe(input);
});

test.each([
  ['/m/assets/other-1.js', WORKER],
  ['https://evil.example/m/sw.js', WORKER],
  ['//evil.example/w.js', '//evil.example/w.js'],
  ['data:text/javascript,1', 'data:text/javascript,1'],
  ['/m/assets/../../wps/jsonp.js', '/m/assets/../../wps/jsonp.js'],
  ['https://evil.example/m/assets/w.js', 'https://evil.example/m/assets/w.js'],
  ['/m/assets/w.js?x', '/m/assets/w.js?x'],
  ['', ''],
])('[ENC-3] the script URL “%s” is refused if the allowed worker URL is “%s”', (input, worker) => {
  expect(() => resolveWorkerScriptUrl(input, worker)).toThrow(TypeError);
  expect(() => toTrustedScriptUrl(input, worker)).toThrow(TypeError);
});

test('[ENC-3] with Trusted Types, script URLs are made by one policy, which keeps the worker URL of the first call', async () => {
  vi.resetModules();
  const names: string[] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, { createScriptURL }: { createScriptURL(input: string): string }) => {
      names.push(name);
      return { createScriptURL: (input: string) => `trusted ${createScriptURL(input)}` };
    },
  });
  const { toTrustedScriptUrl: toUrl } = await import('./trusted-types');
  expect(toUrl(WORKER, WORKER)).toBe(`trusted ${WORKER}`);
  expect(toUrl('/m/sw.js', WORKER)).toBe('trusted /m/sw.js');
  const other = '/m/assets/other-1.js';
  expect(() => toUrl(other, other)).toThrow(`Script URL refused: ${other}`);
  expect(names).toEqual(['fairground']);
});
