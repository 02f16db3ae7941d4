import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { loginWays } from './login-way';

const offering = (ways?: readonly string[]) =>
  parse(siteStatus, { info: { merchantCode: 'F', whitelabelVal: { name: 'F', ...(ways && { loginWays: ways }) } } });

test.each([
  [undefined, ['username']],
  [[], ['username']],
  [['fax'], ['username']],
  [
    ['sms', 'username', 'sms'],
    ['sms', 'username'],
  ],
])('[LOGIN-1] a merchant that offers %j has the tabs %j', (offered, ways) => {
  expect(loginWays(offering(offered))).toEqual(ways);
});

test('[LOGIN-1] before the status is known there is the username', () => {
  expect(loginWays(undefined)).toEqual(['username']);
});
