import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { memberInfo } from '../../../src/contract/endpoints/member';
import {
  checkUsername,
  register,
  registerAutoUsername,
  registerMobile,
} from '../../../src/contract/endpoints/registration';
import { smsSend } from '../../../src/contract/endpoints/verification';
import { MINUTE, testPlatform } from '../testing/test-platform';

const { caller, platform } = testPlatform();

const request = (fields: Record<string, unknown>) => ({
  registerMethod: 'H5',
  registerUrl: 'http://localhost/m/register',
  loginDeviceId: 'device-1',
  isOfficialAppLogin: false,
  domain: 'localhost',
  login: true,
  ...fields,
});

const enrol = async (endpoint: AnyEndpoint, fields: Record<string, unknown>) => {
  const { success, value, errorCode } = await caller().call(endpoint, { body: request(fields) });
  return { errorCode, ...(success ? parse(register.answer, value) : {}) };
};
const newcomer = { username: 'newcomer', password: 'Brand-new-1' };

describe('[REG-1] registering', () => {
  test('[REG-2] by username gives an id and, when asked for, a session', async () => {
    const { token = '', id, userName } = await enrol(register, newcomer);
    const info = parse(memberInfo.answer, (await caller().call(memberInfo, { token })).value);
    expect(info).toMatchObject({ id, userName, type: 0, passwordChangeDue: false });
    expect(await caller().signIn('newcomer', 'Brand-new-1')).toMatch(/^[\w-]{43}$/);
  });

  test('[REG-3] without the login flag gives no session', async () => {
    expect(await enrol(register, { ...newcomer, login: false })).toMatchObject({ token: '', userName: 'newcomer' });
  });

  test.each([
    ['ab', 'Brand-new-1', 'username.invalid'],
    ['1direction', 'Brand-new-1', 'username.invalid'],
    ['newcomer', 'short', 'password.weak'],
    ['newcomer', 'newcomer', 'password.weak'],
    ['ALICE', 'Brand-new-1', 'username.exists'],
  ])('[REG-3] as %s with %s is refused: %s', async (username, password, code) => {
    expect((await enrol(register, { username, password })).errorCode).toBe(code);
  });

  test('[API-8] twice with the same request makes one member; another request or device finds the name taken', async () => {
    const sent = { ...newcomer, requestId: 'request-1' };
    const first = await enrol(register, sent);
    expect((await enrol(register, sent)).id).toBe(first.id);
    expect((await enrol(register, { ...sent, username: 'another' })).id).toBe(first.id);
    expect((await enrol(register, { ...sent, requestId: 'request-2' })).errorCode).toBe('username.exists');
    expect((await enrol(register, { ...sent, loginDeviceId: 'device-2' })).errorCode).toBe('username.exists');
    await caller().control('clock', { advance: 10 * MINUTE });
    expect((await enrol(register, sent)).errorCode).toBe('username.exists');
  });

  test('[API-8] with a name from the platform, sent again, makes one member', async () => {
    const sent = { password: 'Brand-new-1', requestId: 'request-1' };
    const first = await enrol(registerAutoUsername, sent);
    expect(await enrol(registerAutoUsername, sent)).toMatchObject({ id: first.id, userName: first.userName });
  });

  test('[REG-3] a refused candidate has not spent the code', async () => {
    const mobileNum = '9987654321';
    await caller().call(smsSend, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    const sent = { mobileNum, verificationCode };
    expect((await enrol(registerMobile, { ...sent, password: 'short' })).errorCode).toBe('password.weak');
    expect((await enrol(registerMobile, { ...sent, password: 'Brand-new-1' })).userName).toBe('m9987654321');
  });

  test('[REG-4] by mobile number without a password takes the default, which must change', async () => {
    const { token = '' } = await enrol(registerMobile, { mobileNum: '0998 765 4321' });
    const info = parse(memberInfo.answer, (await caller().call(memberInfo, { token })).value);
    expect(info).toMatchObject({ userName: 'm9987654321', passwordChangeDue: true });
    expect((await enrol(registerMobile, { mobileNum: '9170000001' })).errorCode).toBe('username.exists');
  });

  test('[REG-1] by mobile number with a code wants the right one', async () => {
    const mobileNum = '9987654321';
    await caller().control('scenarios', { mobileCodeRequired: true });
    expect((await enrol(registerMobile, { mobileNum })).errorCode).toBe('sms.code.err');
    await caller().call(smsSend, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    expect((await enrol(registerMobile, { mobileNum, verificationCode })).userName).toBe('m9987654321');
  });

  test('[REG-1] with a name from the platform gives one', async () => {
    expect((await enrol(registerAutoUsername, { password: 'Brand-new-1' })).userName).toMatch(/^fair\d{8}$/);
  });

  test('[REG-1] without its ModuleId header is refused', async () => {
    const headers = { ModuleId: 'REG1' };
    const answer = await caller().call(register, { body: request(newcomer), headers });
    expect(answer.errorCode).toBe('request.invalid');
  });
});

test.each([
  ['alice', true],
  [' ALICE ', true],
  ['newcomer', false],
  ['', false],
])('[LOGIN-9] whether %j is taken: %s', async (username, taken) => {
  const { value } = await caller().call(checkUsername, { query: { username } });
  expect(parse(checkUsername.answer, value)).toEqual({ taken });
});
