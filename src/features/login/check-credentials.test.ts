import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../contract/api-error';
import { checkCredentials, fieldToCorrect } from './check-credentials';

const refusal = (code: string): ApiError => ({ layer: 'business', endpoint: 'login', code, message: '', value: null });

describe('[LOGIN-3] what is asked of the form before it is sent', () => {
  test.each([
    ['', '', { username: 'login.username.empty', password: 'login.password.empty' }],
    ['  ', 'x', { username: 'login.username.empty' }],
    ['alice', '', { password: 'login.password.empty' }],
    ['alice', ' ', {}],
  ])('name %j, password %j', (username, password, problems) => {
    expect(checkCredentials({ username, password })).toEqual(problems);
  });
});

describe('[LOGIN-5] which field a refusal leads to', () => {
  test.each([
    [refusal('not.exists.user'), 'username'],
    [refusal('login.cred.err'), 'password'],
    [refusal('login_verify_required'), undefined],
    [{ layer: 'offline', endpoint: 'login' } as const, undefined],
  ])('%j: %s', (error, field) => {
    expect(fieldToCorrect(error)).toBe(field);
  });
});
