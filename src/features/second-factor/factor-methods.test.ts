import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginVerification } from '../../contract/endpoints/session';
import { emptyFields, type FactorMethod, methodsOf, type TypedFactors, verificationBody } from './factor-methods';

const none = { payeeName: false, sms: false, ga: false, email: false };
const step = { username: 'tina', password: ' Two-factor-3 ', factors: none };

describe('[TFA-1] the tabs', () => {
  test.each([
    [{ email: true, ga: true, sms: true, payeeName: true }, ['payeeName', 'sms', 'ga', 'email']],
    [{ email: true, ga: true, sms: false, payeeName: false }, ['ga', 'email']],
    [none, []],
  ])('for %j are %j, the first one chosen', (factors, methods) => {
    expect(methodsOf(factors)).toEqual(methods);
  });
});

describe('[TFA-2] the request', () => {
  test.each<[FactorMethod, TypedFactors, Record<string, string>]>([
    ['payeeName', { payeeName: ' Tina Tran ' }, { method: 'P', payeeName: 'Tina Tran' }],
    ['sms', { mobileNum: ' 9170 ', verificationCode: '1 ' }, { method: 'S', mobileNum: '9170', verificationCode: '1' }],
    ['ga', { authCode: ' 123456', email: 'x' }, { method: 'G', authCode: '123456' }],
    ['email', { email: 'tina@example.test ' }, { method: 'E', email: 'tina@example.test' }],
  ])('of %s, typed %j', (method, typed, fields) => {
    const body = verificationBody(step, method, typed);
    expect(body).toEqual({ username: 'tina', password: ' Two-factor-3 ', ...fields });
    expect(loginVerification.body && parse(loginVerification.body, body)).toEqual(body);
  });
});

describe('[TFA-3] what is required', () => {
  test.each<[FactorMethod, TypedFactors, readonly string[]]>([
    ['payeeName', {}, ['payeeName']],
    ['payeeName', { payeeName: '  ' }, ['payeeName']],
    ['payeeName', { payeeName: 'Tina' }, []],
    ['sms', {}, ['mobileNum', 'verificationCode']],
    ['sms', { mobileNum: '9' }, ['verificationCode']],
    ['sms', { verificationCode: '9' }, ['mobileNum']],
    ['ga', { email: 'x' }, ['authCode']],
    ['email', { email: 'x' }, []],
  ])('by %s with %j: %j', (method, typed, empty) => {
    expect(emptyFields(method, typed)).toEqual(empty);
  });
});
