import { expect, test } from 'vitest';
import { decidePathAfterPasswordChange } from './path-after-password-change';

test.each([
  [undefined, undefined],
  ['/m/withdraw?x=1', '/m/withdraw?x=1'],
  ['/m/login', undefined],
  ['/m/login?r=a', undefined],
  ['/m/register?redirectUrl=', undefined],
  ['/m/login?redirectUrl=%2Fm%2Fhome', '/m/login?redirectUrl=%2Fm%2Fhome'],
  ['/m/security/password#top', undefined],
])('[LOGIN-8] for the return path %j, decidePathAfterPasswordChange() returns %j', (returnTo, returned) => {
  expect(decidePathAfterPasswordChange(returnTo, '/m/security/password')).toBe(returned);
});
