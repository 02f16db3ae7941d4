import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { messagesOf } from '../../../../tests/support/forms/messages-of';
import { fieldOfError } from '../../../services/forms/field-of-error';
import { SMS_LOGIN_ERROR_FIELDS, smsLoginSchema } from './sms-login-schema';

test.each([
  ['', '', ['mobile', 'code']],
  ['917', '', ['code']],
  ['', '1', ['mobile']],
  ['+63', '-', ['mobile', 'code']],
  ['917', '1', []],
])('[LOGIN-1] with the number %j and the code %j the missing required fields are %j', (mobile, code, missing) => {
  expect(Object.keys(messagesOf(smsLoginSchema('63'), { mobile, code, remember: true }))).toEqual(missing);
});

test('[LOGIN-7] the number and the code are sent without prefixes and separators', () => {
  expect(parse(smsLoginSchema('63'), { mobile: '+63 917-000', code: ' 12 34 56', remember: false })).toEqual({
    mobile: '917000',
    code: '123456',
    remember: false,
  });
});

test.each([
  ['not.exists.user', 'mobile'],
  ['mobile.invalid', 'mobile'],
  ['sms.code.err', 'code'],
  ['login_verify_required', undefined],
])('[LOGIN-5] the error %s is shown at the field %s', (code, field) => {
  const error = { layer: 'business', endpoint: 'login', code, message: '', value: null } as const;
  expect(fieldOfError(error, SMS_LOGIN_ERROR_FIELDS)).toBe(field);
});
