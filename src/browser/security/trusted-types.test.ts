import { expect, test } from 'vitest';
import { allowScriptUrl, trustedScriptUrl } from './trusted-types';

const WORKER = '/m/assets/worker-ABCD1234.js';

test.each(['/m/sw.js', WORKER])('[ENC-3] the script URL “%s” is allowed', (input) => {
  expect(allowScriptUrl(input, WORKER)).toBe(input);
  expect(trustedScriptUrl(input, WORKER)).toBe(input);
});

test.each([
  ['/m/assets/other-1.js', WORKER],
  ['https://evil.example/m/sw.js', WORKER],
  ['//evil.example/w.js', '//evil.example/w.js'],
  ['data:text/javascript,1', 'data:text/javascript,1'],
  ['/m/assets/../../wps/jsonp.js', '/m/assets/../../wps/jsonp.js'],
  ['', ''],
])('[ENC-3] the script URL “%s” is refused with the worker URL “%s”', (input, worker) => {
  expect(() => allowScriptUrl(input, worker)).toThrow(TypeError);
  expect(() => trustedScriptUrl(input, worker)).toThrow(TypeError);
});
