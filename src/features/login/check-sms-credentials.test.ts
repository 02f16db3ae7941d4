import { expect, test } from 'vitest';
import { checkSmsCredentials, smsFieldToCorrect } from './check-sms-credentials';

test.each([
  ['', '', ['mobile', 'code']],
  ['917', '', ['code']],
  ['', '1', ['mobile']],
  ['917', '1', []],
])('[LOGIN-1] of number %j and code %j is missing: %j', (mobile, code, missing) => {
  expect(Object.keys(checkSmsCredentials({ mobile, code }))).toEqual(missing);
});

test.each([
  ['not.exists.user', 'mobile'],
  ['mobile.invalid', 'mobile'],
  ['sms.code.err', 'code'],
  ['login_verify_required', undefined],
])('[LOGIN-5] %s is about %s', (code, field) => {
  expect(smsFieldToCorrect({ layer: 'business', endpoint: 'login', code, message: '', value: null })).toBe(field);
  expect(smsFieldToCorrect({ layer: 'offline', endpoint: 'login' })).toBeUndefined();
});
