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
  expect(loginWays(offering(offered), false)).toEqual(ways);
});

test('[LOGIN-1] before the status is known there is the username', () => {
  expect(loginWays(undefined, false)).toEqual(['username']);
});

test.each([
  [undefined, ['username', 'social']],
  [['sms'], ['sms', 'social']],
  [
    ['social', 'username'],
    ['social', 'username'],
  ],
  [['social'], ['social']],
])('[LOGIN-1] [SOCIAL-1] with a provider configured %j becomes %j', (offered, ways) => {
  expect(loginWays(offering(offered), true)).toEqual(ways);
});

test('[LOGIN-1] [SOCIAL-1] phone and social sign-in without a provider is no way', () => {
  expect(loginWays(offering(['social', 'sms']), false)).toEqual(['sms']);
  expect(loginWays(offering(['social']), false)).toEqual(['username']);
});
