import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../../src/contract/endpoint';
import { memberInfo } from '../../../../src/contract/endpoints/account/member';
import {
  checkUsername,
  registerByMobileNumber,
  registerByUsername,
  registerWithGeneratedUsername,
} from '../../../../src/contract/endpoints/account/registration';
import { login } from '../../../../src/contract/endpoints/account/session';
import { sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { REGISTRATION_RESEND_WINDOW_MS } from '../../../../src/contract/registration-resend-window';
import { MINUTE_MS, setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

const request = (fields: Record<string, unknown>) => ({
  registerMethod: 'H5',
  registerUrl: 'http://localhost/m/register',
  loginDeviceId: 'device-1',
  isOfficialAppLogin: false,
  domain: 'localhost',
  login: true,
  ...fields,
});

const registerWith = async (endpoint: AnyEndpoint, fields: Record<string, unknown>) => {
  const { success, value, errorCode } = await caller().call(endpoint, { body: request(fields) });
  return { errorCode, ...(success ? parse(registerByUsername.response, value) : {}) };
};
const newcomer = { username: 'newcomer', password: 'Brand-new-1' };

describe('[REG-1] registering', () => {
  test('[REG-2] registering by username returns an id and, on request, a session', async () => {
    const { token = '', id, userName } = await registerWith(registerByUsername, newcomer);
    const info = parse(memberInfo.response, (await caller().call(memberInfo, { token })).value);
    expect(info).toMatchObject({ id, userName, type: 0, passwordChangeDue: false });
    expect(await caller().signIn('newcomer', 'Brand-new-1')).toMatch(/^[\w-]{43}$/);
  });

  test('[REG-3] registering without the login flag opens no session', async () => {
    expect(await registerWith(registerByUsername, { ...newcomer, login: false })).toMatchObject({
      token: '',
      userName: 'newcomer',
    });
  });

  test.each([
    ['ab', 'Brand-new-1', 'username.invalid'],
    ['1direction', 'Brand-new-1', 'username.invalid'],
    ['newcomer', 'short', 'password.weak'],
    ['newcomer', 'newcomer', 'password.weak'],
    ['ALICE', 'Brand-new-1', 'username.exists'],
  ])(
    '[REG-3] registering as %s with the password %s is refused with the error %s',
    async (username, password, code) => {
      expect((await registerWith(registerByUsername, { username, password })).errorCode).toBe(code);
    },
  );

  test('[API-8] registering again with the same request id creates no second member', async () => {
    const sent = { ...newcomer, requestId: 'request-1' };
    const first = await registerWith(registerByUsername, sent);
    expect((await registerWith(registerByUsername, sent)).id).toBe(first.id);
    expect((await registerWith(registerByUsername, { ...sent, requestId: 'request-2' })).errorCode).toBe(
      'username.exists',
    );
  });

  test.each([
    ['another username', { username: 'another' }],
    ['another password', { password: 'Brand-new-2' }],
    ['another device', { loginDeviceId: 'device-2' }],
  ])(
    '[API-8] registering again with the same request id and %s is refused and creates no member',
    async (_, change) => {
      const sent = { ...newcomer, requestId: 'request-1' };
      await registerWith(registerByUsername, sent);
      expect((await registerWith(registerByUsername, { ...sent, ...change })).errorCode).toBe('request.reused');
      expect(await caller().signIn('another', 'Brand-new-1')).toBe('not.exists.user');
    },
  );

  test('[REG-3.4] a request id of a registration is accepted again as long as the app sends it again, and not after that', async () => {
    const sent = { ...newcomer, requestId: 'request-1' };
    const { id } = await registerWith(registerByUsername, sent);
    await caller().control('clock', { advance: REGISTRATION_RESEND_WINDOW_MS - MINUTE_MS });
    expect((await registerWith(registerByUsername, sent)).id).toBe(id);
    await caller().control('clock', { advance: MINUTE_MS });
    expect((await registerWith(registerByUsername, sent)).errorCode).toBe('request.reused');
  });

  test('[API-8] registering again with a generated username and the same request id creates no second member', async () => {
    const sent = { password: 'Brand-new-1', requestId: 'request-1' };
    const first = await registerWith(registerWithGeneratedUsername, sent);
    expect(await registerWith(registerWithGeneratedUsername, sent)).toMatchObject({
      id: first.id,
      userName: first.userName,
    });
  });

  test('[REG-3] registering by mobile number with a weak password is refused, but leaves the SMS code valid', async () => {
    const mobileNum = '9987654321';
    await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    const sent = { mobileNum, verificationCode };
    expect((await registerWith(registerByMobileNumber, { ...sent, password: 'short' })).errorCode).toBe(
      'password.weak',
    );
    expect((await registerWith(registerByMobileNumber, { ...sent, password: 'Brand-new-1' })).userName).toBe(
      'm9987654321',
    );
  });

  test('[REG-4.1] registering by mobile number without a password sets the default password, which must be changed', async () => {
    const { token = '' } = await registerWith(registerByMobileNumber, { mobileNum: '0998 765 4321' });
    const info = parse(memberInfo.response, (await caller().call(memberInfo, { token })).value);
    expect(info).toMatchObject({ userName: 'm9987654321', passwordChangeDue: true, passwordUnset: true });
    expect((await registerWith(registerByMobileNumber, { mobileNum: '9987654322', password: '' })).errorCode).toBe(
      'password.weak',
    );
    expect((await registerWith(registerByMobileNumber, { mobileNum: '9170000001' })).errorCode).toBe('username.exists');
  });

  test('registering by mobile number requires the right SMS code if `mobileCodeRequired` is set', async () => {
    const mobileNum = '9987654321';
    await caller().control('scenarios', { mobileCodeRequired: true });
    expect((await registerWith(registerByMobileNumber, { mobileNum })).errorCode).toBe('sms.code.err');
    await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    expect((await registerWith(registerByMobileNumber, { mobileNum, verificationCode })).userName).toBe('m9987654321');
  });

  test('[LOGIN-7.5] the same digits with another calling code are those of another member, who signs in with both', async () => {
    const sent = { mobileNum: '9170000001', countryDialingCode: '84', password: 'Brand-new-1' };
    expect(await registerWith(registerByMobileNumber, { ...sent, countryDialingCode: '63' })).toEqual({
      errorCode: 'username.exists',
    });
    expect((await registerWith(registerByMobileNumber, { ...sent, countryDialingCode: '999' })).errorCode).toBe(
      'mobile.invalid',
    );
    expect((await registerWith(registerByMobileNumber, sent)).userName).toBe('m84_9170000001');
    expect((await registerWith(registerByMobileNumber, sent)).errorCode).toBe('username.exists');
    await caller().call(sendSmsCode, { body: { mobileNum: sent.mobileNum, countryDialingCode: '84' } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    const { password: _, ...number } = sent;
    const body = { type: 'sms', ...number, verificationCode, loginDeviceId: 'd', isOfficialAppLogin: false };
    const { token } = parse(login.response, (await caller().call(login, { body })).value);
    const info = parse(memberInfo.response, (await caller().call(memberInfo, { token })).value);
    expect(info.userName).toBe('m84_9170000001');
  });

  test('registering with a generated username returns the username', async () => {
    expect((await registerWith(registerWithGeneratedUsername, { password: 'Brand-new-1' })).userName).toMatch(
      /^fair\d{8}$/,
    );
  });

  test('registering with a wrong ModuleId header is refused', async () => {
    const headers = { ModuleId: 'REG1' };
    const response = await caller().call(registerByUsername, { body: request(newcomer), headers });
    expect(response.errorCode).toBe('request.invalid');
  });
});

test.each(['alice', ' ALICE '])('[LOGIN-9] the username %j is reported as taken', async (username) => {
  const { value } = await caller().call(checkUsername, { query: { username } });
  expect(parse(checkUsername.response, value)).toEqual({ taken: true });
});

test.each(['newcomer', ''])('[LOGIN-9] the username %j is not reported as taken', async (username) => {
  const { value } = await caller().call(checkUsername, { query: { username } });
  expect(parse(checkUsername.response, value)).toEqual({ taken: false });
});
