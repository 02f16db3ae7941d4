import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginRequest } from '../../contract/endpoints/session';
import { passwordLogin, smsLogin } from './login-request';

const plain = { deviceId: 'device-1', device: undefined, isOfficialApp: false };
const NONE = { kind: 'none' } as const;

describe('[LOGIN-2] the request of a sign-in by password', () => {
  test('in a plain browser no device is named', () => {
    const request = passwordLogin({ username: 'alice', password: 'Wonder-land-7' }, plain, NONE);
    expect(request).toEqual({
      type: 'username',
      username: 'alice',
      password: 'Wonder-land-7',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
    });
    expect(parse(loginRequest, request)).toEqual(request);
  });

  test.each(['IPAD', 'PWA', 'WEBCLIP'] as const)('on %s it is', (device) => {
    expect(passwordLogin({ username: 'a', password: 'b' }, { ...plain, device }, NONE)).toMatchObject({ device });
  });

  test('the official app says so', () => {
    const request = passwordLogin({ username: 'a', password: 'b' }, { ...plain, isOfficialApp: true }, NONE);
    expect(request.isOfficialAppLogin).toBe(true);
  });

  test('a name loses the spaces around it, a password keeps them', () => {
    const request = passwordLogin({ username: ' alice ', password: ' secret ' }, plain, NONE);
    expect([request.username, request.password]).toEqual(['alice', ' secret ']);
  });

  test.each([
    [{ kind: 'geetest-v4', validate: '{}' }, { geetestValidateV4: '{}' }],
    [
      { kind: 'geetest-v3', challenge: 'c', seccode: 's' },
      { geetestChallenge: 'c', geetestSeccode: 's' },
    ],
  ] as const)('[CAPT-3] the proof %j goes along', (proof, fields) => {
    expect(passwordLogin({ username: 'a', password: 'b' }, plain, proof)).toMatchObject(fields);
  });
});

test('[LOGIN-2] the request of a sign-in by SMS has the number and the code', () => {
  const request = smsLogin({ mobile: '9170000001', code: '123456' }, plain);
  expect(request).toEqual({
    type: 'sms',
    mobileNum: '9170000001',
    verificationCode: '123456',
    loginDeviceId: 'device-1',
    isOfficialAppLogin: false,
  });
  expect(parse(loginRequest, request)).toEqual(request);
});
