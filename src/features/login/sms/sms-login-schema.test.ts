import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../../tests/support/forms/collect-field-error-messages';
import { findErrorField } from '../../../services/forms/find-error-field';
import { createSmsLoginSchema, SMS_LOGIN_FIELDS_BY_ERROR_CODE } from './sms-login-schema';

const PHILIPPINES = { own: '63', others: [] };
const NO_NUMBER = { mobile: 'phone.empty' };
const NO_CODE = { code: 'phone.code.empty' };
test.each([
  ['', '', { ...NO_NUMBER, ...NO_CODE }],
  ['917', '', NO_CODE],
  ['', '1', NO_NUMBER],
  ['+63', '-', { ...NO_NUMBER, ...NO_CODE }],
  ['917', '1', {}],
  ['+84 912 345 678', '1', { mobile: 'phone.foreign' }],
  ['0917 123 4567 ext 5', '1', { mobile: 'phone.unclear' }],
  ['0917 l23 4567', '1', { mobile: 'phone.unclear' }],
  ['001 63 917 123 4567', '1', { mobile: 'phone.invalid' }],
  ['917 000 0001 / 917 000 0002', '482913 or 591047', { mobile: 'phone.invalid', code: 'phone.code.unclear' }],
])('[LOGIN-1] validation of the number %j and the code %j reports the error messages %j', (mobile, code, messages) => {
  expect(collectFieldErrorMessages(createSmsLoginSchema(PHILIPPINES), { mobile, code, remember: true })).toEqual(
    messages,
  );
});

test('[LOGIN-7] the SMS sign-in form separates the calling code from the number, and removes separators of number and code', () => {
  expect(
    parse(createSmsLoginSchema(PHILIPPINES), { mobile: '+63 917-000', code: ' 12 34 56', remember: false }),
  ).toEqual({
    mobile: { mobileNum: '917000' },
    code: '123456',
    remember: false,
  });
});

test.each([
  ['not.exists.user', 'mobile'],
  ['mobile.invalid', 'mobile'],
  ['sms.code.err', 'code'],
  ['login_verify_required', undefined],
])('[LOGIN-5.2] for the error %s of a sign-in by SMS, findErrorField() returns %s', (code, field) => {
  const error = { layer: 'business', endpoint: 'login', code, message: '', value: null } as const;
  expect(findErrorField(error, SMS_LOGIN_FIELDS_BY_ERROR_CODE)).toBe(field);
});
