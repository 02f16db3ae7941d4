import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { collectFieldErrorMessages } from '../../../tests/support/forms/collect-field-error-messages';
import { verifyLoginSecondFactor } from '../../contract/endpoints/account/session';
import {
  buildSecondFactorVerificationBody,
  createSecondFactorSchema,
  EMPTY_SECOND_FACTOR_FORM_DATA,
  listAvailableSecondFactorMethods,
  type SecondFactorFormData,
  type SecondFactorMethod,
} from './second-factor-methods';

const PHILIPPINES = { own: '63', others: [] };
const none = { payeeName: false, sms: false, ga: false, email: false };
const challenge = { username: 'tina', password: ' Two-factor-3 ', factors: none };

describe('[TFA-1] tabs of the second factor dialog', () => {
  test.each([
    [{ email: true, ga: true, sms: true, payeeName: true }, ['payeeName', 'sms', 'ga', 'email']],
    [{ email: true, ga: true, sms: false, payeeName: false }, ['ga', 'email']],
    [none, []],
  ])('[TFA-1.1] the available second factors %j are shown as the tabs %j', (factors, methods) => {
    expect(listAvailableSecondFactorMethods(factors)).toEqual(methods);
  });
});

describe('[TFA-2.1] second factor verification request', () => {
  test.each<[SecondFactorMethod, Partial<SecondFactorFormData>, Record<string, string>]>([
    ['payeeName', { payeeName: ' Tina Tran ' }, { method: 'P', payeeName: 'Tina Tran' }],
    ['sms', { mobile: '+63 9170', code: '1 2 ' }, { method: 'S', mobileNum: '9170', verificationCode: '12' }],
    ['ga', { authCode: ' 123 456', email: 'x' }, { method: 'G', authCode: '123456' }],
    ['ga', { authCode: 'KOPI (tina): 482 913' }, { method: 'G', authCode: '482913' }],
    ['email', { email: 'tina@example.test ' }, { method: 'E', email: 'tina@example.test' }],
  ])(
    '[TFA-2] [TFA-3] the verification request of the second factor %s with the input %j contains the fields %j',
    (method, values, fields) => {
      const valid = parse(createSecondFactorSchema(method, PHILIPPINES), {
        ...EMPTY_SECOND_FACTOR_FORM_DATA,
        ...values,
      });
      const body = buildSecondFactorVerificationBody(challenge, method, valid);
      expect(body).toEqual({ username: 'tina', password: ' Two-factor-3 ', ...fields });
      expect(verifyLoginSecondFactor.body && parse(verifyLoginSecondFactor.body, body)).toEqual(body);
    },
  );
});

describe('[TFA-3] required fields of a second factor', () => {
  test.each<[SecondFactorMethod, Partial<SecondFactorFormData>, Record<string, string>]>([
    ['payeeName', {}, { payeeName: 'tfa.payeeName.empty' }],
    ['payeeName', { payeeName: '  ' }, { payeeName: 'tfa.payeeName.empty' }],
    ['payeeName', { payeeName: 'Tina' }, {}],
    ['sms', {}, { mobile: 'tfa.mobileNum.empty', code: 'tfa.verificationCode.empty' }],
    ['sms', { mobile: '9' }, { code: 'tfa.verificationCode.empty' }],
    ['sms', { code: '9' }, { mobile: 'tfa.mobileNum.empty' }],
    ['sms', { mobile: '+84 912 345 678', code: '1' }, { mobile: 'phone.foreign' }],
    ['sms', { mobile: '9', code: '482913 or 591047' }, { code: 'phone.code.unclear' }],
    ['ga', { email: 'x' }, { authCode: 'tfa.authCode.empty' }],
    ['ga', { authCode: '482913 or 591047' }, { authCode: 'phone.code.unclear' }],
    ['email', { email: 'x' }, {}],
  ])(
    'for the second factor %s, validation of the input %j reports the error messages %j',
    (method, values, messages) => {
      expect(
        collectFieldErrorMessages(createSecondFactorSchema(method, PHILIPPINES), {
          ...EMPTY_SECOND_FACTOR_FORM_DATA,
          ...values,
        }),
      ).toEqual(messages);
    },
  );
});
