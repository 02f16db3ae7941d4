import { expect, test } from 'vitest';
import { parseIpAddress } from './parse-ip-address';

test.each([
  ['203.0.113.9', true],
  ['8.8.8.8', true],
  ['2001:db8::9', true],
  ['2001:DB8::A', true],
  ['::', true],
  ['::ffff:203.0.113.9', true],
  ['', false],
  ['unknown', false],
  ['face', false],
  ['203.0.113', false],
  ['203.0.113.9.1', false],
  ['1203.0.113.9', false],
  ['203.0.113.1000', false],
  ['203.0.113.x', false],
  ['x.y.z.w', false],
  ['IP 203.0.113.9', false],
  [':', false],
  ['IP: 2001:db8::9', false],
  ['2001:db8::9 via a proxy', false],
  ['unknown::', false],
  ['203.0.113.9, 10.0.0.1', false],
  ['<b>203.0.113.9</b>', false],
])('[BOOT-3.1] the reported IP address is shown only if it is valid: for the address %j, isShown=%s', (ip, isShown) => {
  expect(parseIpAddress(ip)).toBe(isShown ? ip : undefined);
});
