import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../../contract/endpoints/site/system';
import {
  decideNewAccountUsername,
  hasRegistrationPasswordField,
  listRegistrationMethods,
} from './registration-form-data';

test.each([
  // userName, customerName, way, typed: name
  ['fair12345678', 'other', 'auto', '', 'fair12345678'],
  ['', 'fair12345678', 'auto', '', 'fair12345678'],
  ['', '', 'username', ' newcomer ', 'newcomer'],
  ['', '', 'mobile', 'typed on another tab', ''],
] as const)(
  '[REG-1] for userName %j, customerName %j, the method %s and the typed username %j, the account has the username %j',
  (userName, customerName, method, username, expected) => {
    expect(decideNewAccountUsername({ userName, customerName }, { method, username })).toBe(expected);
  },
);

test.each([
  // method, setting, field
  ['username', true, true],
  ['username', false, true],
  ['auto', true, true],
  ['auto', false, true],
  ['mobile', true, true],
  ['mobile', false, false],
] as const)(
  '[REG-4] for the registration method %s and mobilePassword=%s, hasRegistrationPasswordField() returns %s',
  (method, mobilePassword, isShown) => {
    expect(hasRegistrationPasswordField(method, { mobilePassword })).toBe(isShown);
  },
);

const statusOffering = (methods?: readonly string[]) =>
  parse(siteStatus, {
    info: { merchantCode: 'F', whitelabelVal: { name: 'F', ...(methods && { registerWays: methods }) } },
  });

test.each([
  [undefined, ['username']],
  [[], ['username']],
  [['fax'], ['username']],
  [
    ['mobile', 'username', 'mobile'],
    ['mobile', 'username'],
  ],
])('[REG-1] a merchant with the registration methods %j has the registration tabs %j', (offered, methods) => {
  expect(listRegistrationMethods(statusOffering(offered))).toEqual(methods);
});

test('[REG-1] before the site status has loaded, “username” is the only registration tab', () => {
  expect(listRegistrationMethods(undefined)).toEqual(['username']);
});
