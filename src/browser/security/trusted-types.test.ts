import { expect, test } from 'vitest';
import { resolveWorkerScriptUrl, toTrustedScriptUrl } from './trusted-types';

const WORKER = '/m/assets/worker-ABCD1234.js';

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
  ['', ''],
])('[ENC-3] the script URL “%s” is refused if the allowed worker URL is “%s”', (input, worker) => {
  expect(() => resolveWorkerScriptUrl(input, worker)).toThrow(TypeError);
  expect(() => toTrustedScriptUrl(input, worker)).toThrow(TypeError);
});
