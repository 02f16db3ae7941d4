import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../contract/endpoints/system';
import { registerWays } from './register-way';

const offering = (ways?: readonly string[]) =>
  parse(siteStatus, { info: { merchantCode: 'F', whitelabelVal: { name: 'F', ...(ways && { registerWays: ways }) } } });

test.each([
  [undefined, ['username']],
  [[], ['username']],
  [['fax'], ['username']],
  [
    ['mobile', 'username', 'mobile'],
    ['mobile', 'username'],
  ],
])('[REG-1] a merchant that offers %j has the tabs %j', (offered, ways) => {
  expect(registerWays(offering(offered))).toEqual(ways);
});

test('[REG-1] before the status is known there is the username', () => {
  expect(registerWays(undefined)).toEqual(['username']);
});
