import { expect, test } from 'vitest';
import { decideReturn } from './decide-return';

test.each([
  [undefined, undefined],
  ['/m/withdraw?x=1', '/m/withdraw?x=1'],
  ['/m/login', undefined],
  ['/m/login?r=a', undefined],
  ['/m/register?redirectUrl=', undefined],
  ['/m/login?redirectUrl=%2Fm%2Fhome', '/m/login?redirectUrl=%2Fm%2Fhome'],
  ['/m/security/password#top', undefined],
])('[LOGIN-8] after a change of password %j is returned to as %j', (wanted, returned) => {
  expect(decideReturn(wanted, '/m/security/password')).toBe(returned);
});
