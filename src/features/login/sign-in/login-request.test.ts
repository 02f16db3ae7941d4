import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginRequest } from '../../../contract/endpoints/account/session';
import { buildPasswordLoginRequest, buildSmsLoginRequest } from './login-request';

const plain = { deviceId: 'device-1', device: undefined, isOfficialApp: false };
const NONE = { kind: 'none' } as const;

describe('[LOGIN-2.1] request to sign in by password', () => {
  test('in a plain browser, the request to sign in by password contains no device', () => {
    const request = buildPasswordLoginRequest({ username: 'alice', password: 'Wonder-land-7' }, plain, NONE);
    expect(request).toEqual({
      type: 'username',
      username: 'alice',
      password: 'Wonder-land-7',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
    });
    expect(parse(loginRequest, request)).toEqual(request);
  });

  test.each(['IPAD', 'PWA', 'WEBCLIP'] as const)('contains the device %s', (device) => {
    expect(buildPasswordLoginRequest({ username: 'a', password: 'b' }, { ...plain, device }, NONE)).toMatchObject({
      device,
    });
  });

  test('in the official app, the request to sign in by password contains isOfficialAppLogin: true', () => {
    const request = buildPasswordLoginRequest(
      { username: 'a', password: 'b' },
      { ...plain, isOfficialApp: true },
      NONE,
    );
    expect(request.isOfficialAppLogin).toBe(true);
  });

  test('contains the trimmed username and the unchanged password', () => {
    const request = buildPasswordLoginRequest({ username: ' alice ', password: ' secret ' }, plain, NONE);
    expect([request.username, request.password]).toEqual(['alice', ' secret ']);
  });

  test.each([
    [{ kind: 'geetest-v4', validate: '{}' }, { geetestValidateV4: '{}' }],
    [
      { kind: 'geetest-v3', challenge: 'c', seccode: 's' },
      { geetestChallenge: 'c', geetestSeccode: 's' },
    ],
  ] as const)('[CAPT-3] contains the captcha proof %j', (proof, fields) => {
    expect(buildPasswordLoginRequest({ username: 'a', password: 'b' }, plain, proof)).toMatchObject(fields);
  });
});

describe('[LOGIN-2.1] request to sign in by SMS', () => {
  const typed = { mobile: { mobileNum: '9170000001' }, code: '123456' };

  test.each([
    [{}, {}],
    [{ device: 'IPAD' }, { device: 'IPAD' }],
    [{ device: 'PWA' }, { device: 'PWA' }],
    [{ device: 'WEBCLIP' }, { device: 'WEBCLIP' }],
    [{ isOfficialApp: true }, { isOfficialAppLogin: true }],
    [{ deviceId: 'device-2' }, { loginDeviceId: 'device-2' }],
  ] as const)(
    '[LOGIN-2] with the context %j, the request to sign in by SMS contains the number, the code and the fields %j',
    (context, fields) => {
      const request = buildSmsLoginRequest(typed, { ...plain, ...context });
      expect(request).toEqual({
        type: 'sms',
        mobileNum: '9170000001',
        verificationCode: '123456',
        loginDeviceId: 'device-1',
        isOfficialAppLogin: false,
        ...fields,
      });
      expect(parse(loginRequest, request)).toEqual(request);
    },
  );
});
