import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { siteStatus } from '../../../contract/endpoints/site/system';
import { listLoginMethods } from './login-methods';

const statusOffering = (methods?: readonly string[]) =>
  parse(siteStatus, {
    info: { merchantCode: 'F', whitelabelVal: { name: 'F', ...(methods && { loginWays: methods }) } },
  });

test.each([
  [undefined, ['username']],
  [[], ['username']],
  [['fax'], ['username']],
  [
    ['sms', 'username', 'sms'],
    ['sms', 'username'],
  ],
])('[LOGIN-1.1] the login methods %j of a merchant become the tabs %j', (offered, methods) => {
  expect(listLoginMethods(statusOffering(offered), false)).toEqual(methods);
});

test('[LOGIN-1] before the status is loaded the only login tab is username', () => {
  expect(listLoginMethods(undefined, false)).toEqual(['username']);
});

test.each([
  [undefined, ['username', 'social']],
  [['sms'], ['sms', 'social']],
  [
    ['social', 'username'],
    ['social', 'username'],
  ],
  [['social'], ['social']],
])(
  '[SOCIAL-1.4][SOCIAL-1.7][LOGIN-1] with an identity provider configured, the login methods %j become the tabs %j',
  (offered, methods) => {
    expect(listLoginMethods(statusOffering(offered), true)).toEqual(methods);
  },
);

test('[LOGIN-1] [SOCIAL-1.7] social sign-in is not offered without an identity provider', () => {
  expect(listLoginMethods(statusOffering(['social', 'sms']), false)).toEqual(['sms']);
  expect(listLoginMethods(statusOffering(['social']), false)).toEqual(['username']);
});
