import { expect, test } from 'vitest';
import { allowScriptUrl, trustedScriptUrl } from './trusted-types';

const WORKER = '/m/assets/worker-ABCD1234.js';

test.each([
  ['/m/sw.js', WORKER, true],
  [WORKER, WORKER, true],
  ['/m/assets/other-1.js', WORKER, false],
  ['https://evil.example/m/sw.js', WORKER, false],
  ['//evil.example/w.js', '//evil.example/w.js', false],
  ['data:text/javascript,1', 'data:text/javascript,1', false],
  ['/m/assets/../../wps/jsonp.js', '/m/assets/../../wps/jsonp.js', false],
  ['', '', false],
])('[ENC-3] the script URL “%s” is allowed with the worker URL “%s”: %s', (input, worker, allowed) => {
  const check = () => allowScriptUrl(input, worker);
  if (allowed) expect(check()).toBe(input);
  else expect(check).toThrow(TypeError);
  if (allowed) expect(trustedScriptUrl(input, worker)).toBe(input);
  else expect(() => trustedScriptUrl(input, worker)).toThrow(TypeError);
});
