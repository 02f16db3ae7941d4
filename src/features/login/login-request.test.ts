import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { loginRequest } from '../../contract/endpoints/session';
import { passwordLogin } from './login-request';

const plain = { deviceId: 'device-1', device: undefined, isOfficialApp: false };

describe('[LOGIN-2] the request of a sign-in by password', () => {
  test('in a plain browser no device is named', () => {
    const request = passwordLogin({ username: 'alice', password: 'Wonder-land-7' }, plain);
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
    expect(passwordLogin({ username: 'a', password: 'b' }, { ...plain, device })).toMatchObject({ device });
  });

  test('the official app says so', () => {
    const request = passwordLogin({ username: 'a', password: 'b' }, { ...plain, isOfficialApp: true });
    expect(request.isOfficialAppLogin).toBe(true);
  });

  test('a name loses the spaces around it, a password keeps them', () => {
    const request = passwordLogin({ username: ' alice ', password: ' secret ' }, plain);
    expect([request.username, request.password]).toEqual(['alice', ' secret ']);
  });
});
