import { describe, expect, test } from 'vitest';
import { login } from '../../../../src/contract/endpoints/account/session';
import { sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { MINUTE_MS, setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const NUMBER = '9170000001';

const send = (mobileNum = NUMBER) => caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum } });
const lastCode = () => platform().services.sms.inbox()[0]?.code ?? '';

async function signIn(verificationCode: string, mobileNum = NUMBER, more = {}): Promise<unknown> {
  const body = { type: 'sms', mobileNum, verificationCode, loginDeviceId: 'd', isOfficialAppLogin: false, ...more };
  const { success, errorCode } = await caller().call(login, { body });
  return success ? 'signed in' : errorCode;
}

describe('[LOGIN-6] calling code of an SMS request', () => {
  test.each(['63', '+84'])('an SMS is sent if the calling code of the request is %j', async (countryDialingCode) => {
    const { success } = await caller().call(sendSmsCode, { body: { countryDialingCode, mobileNum: NUMBER } });
    expect([success, platform().services.sms.inbox().length]).toEqual([true, 1]);
  });

  test.each(['', '+', '1', '6'])(
    'a request for an SMS is refused, and no SMS is sent, if its calling code is %j',
    async (countryDialingCode) => {
      const { success, errorCode } = await caller().call(sendSmsCode, {
        body: { countryDialingCode, mobileNum: NUMBER },
      });
      expect([success, platform().services.sms.inbox().length]).toEqual([false, 0]);
      expect(errorCode).toBe('mobile.invalid');
    },
  );
});

describe('[LOGIN-7.5] number with the calling code of another country', () => {
  const VIETNAM = { countryDialingCode: '84' };
  const sendTo = (countryDialingCode: string) =>
    caller().call(sendSmsCode, { body: { countryDialingCode, mobileNum: NUMBER } });

  test('a code for a number of another country signs nobody in with the same digits of this country', async () => {
    await sendTo('84');
    expect(await signIn(lastCode())).toBe('sms.code.err');
    expect(await signIn(lastCode(), NUMBER, VIETNAM)).toBe('not.exists.user');
  });

  test('the calling code of the merchant’s own country may be sent or left out', async () => {
    await sendTo('63');
    expect(await signIn(lastCode(), NUMBER, { countryDialingCode: '+63' })).toBe('signed in');
  });

  test('a code may be requested for the same digits of two countries at once', async () => {
    expect([(await sendTo('84')).success, (await sendTo('63')).success]).toEqual([true, true]);
    expect(await signIn(lastCode())).toBe('signed in');
  });
});

describe('[LOGIN-7] SMS code', () => {
  test('can be used for only one sign-in', async () => {
    expect((await send()).value).toEqual({ expirationTime: 60 });
    expect(await signIn(lastCode(), `+63 0917-000-0001`.replace('+63 ', ''))).toBe('signed in');
    expect(await signIn(lastCode())).toBe('sms.code.err');
  });

  test('expires after five minutes', async () => {
    await send();
    await caller().control('clock', { advance: 5 * MINUTE_MS });
    expect(await signIn(lastCode())).toBe('sms.code.err');
  });

  test('is invalid after five wrong attempts', async () => {
    await send();
    const wrong = lastCode() === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess++) expect(await signIn(wrong)).toBe('sms.code.err');
    expect(await signIn(lastCode())).toBe('sms.code.err');
  });

  test('becomes invalid when the next code is sent', async () => {
    await send();
    const first = lastCode();
    expect((await send()).errorCode).toBe('TOO_MANY_REQUEST_SMS');
    await caller().control('clock', { advance: MINUTE_MS });
    expect((await send()).success).toBe(true);
    if (lastCode() !== first) expect(await signIn(first)).toBe('sms.code.err');
    expect(await signIn(lastCode())).toBe('signed in');
  });

  test('at most ten SMS codes a day are sent to a phone number', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await send()).success).toBe(true);
      await caller().control('clock', { advance: MINUTE_MS });
    }
    expect((await send()).errorCode).toBe('TOO_MANY_REQUEST_SMS');
  });

  test('[LOGIN-5] a sign-in with an SMS code that was sent to a phone number of no member is refused', async () => {
    await send('9999999999');
    expect(await signIn(lastCode(), '9999999999')).toBe('not.exists.user');
  });
});
