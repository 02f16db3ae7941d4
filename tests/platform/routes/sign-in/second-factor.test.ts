import { describe, expect, test } from 'vitest';
import { login, verifyLoginSecondFactor } from '../../../../src/contract/endpoints/account/session';
import { sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { computeTotpCode, getTotpStep } from '../../members/totp';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const TINA = { username: 'tina', password: 'Two-factor-3' };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const verify = async (fields: Record<string, string>) => {
  const { success, errorCode } = await caller().call(verifyLoginSecondFactor, { body: { ...TINA, ...fields } });
  return success ? 'signed in' : errorCode;
};

describe('[TFA-2.1] second factor', () => {
  test('[LOGIN-5] a sign-in that requires a second factor returns the second factor methods available to the member', async () => {
    const body = { ...TINA, type: 'username', loginDeviceId: 'd', isOfficialAppLogin: false };
    const { errorCode, value } = await caller().call(login, { body });
    expect(errorCode).toBe('login_verify_required');
    expect(value).toEqual({ email: true, ga: true, sms: true, payeeName: true });
  });

  test('[TFA-2] accepts the e-mail address with surrounding spaces and in any letter case', async () => {
    expect(await verify({ method: 'E', email: ' Tina@example.test ' })).toBe('signed in');
    expect(await verify({ method: 'E', email: 'tom@example.test' })).toBe('login.verify.err');
    expect(await verify({ method: 'E' })).toBe('login.verify.err');
  });

  test('[TFA-2] accepts the payee name', async () => {
    expect(await verify({ method: 'P', payeeName: 'tina tran' })).toBe('signed in');
    expect(await verify({ method: 'P', payeeName: 'Tina' })).toBe('login.verify.err');
  });

  test('[TFA-2] accepts an authenticator code only once', async () => {
    const authCode = computeTotpCode(SECRET, getTotpStep(TEST_CLOCK_TIME_MS));
    expect(await verify({ method: 'G', authCode: authCode === '000000' ? '000001' : '000000' })).toBe(
      'login.verify.err',
    );
    expect(await verify({ method: 'G', authCode })).toBe('signed in');
    expect(await verify({ method: 'G', authCode })).toBe('login.verify.err');
  });

  test('[TFA-2] a refusal is in the language of the member', async () => {
    const texts = [];
    for (const language of ['EN', 'CN', 'TW', 'VI']) {
      const body = { ...TINA, method: 'P', payeeName: 'Tina' };
      texts.push((await caller().call(verifyLoginSecondFactor, { body, headers: { Language: language } })).message);
    }
    expect(texts).toEqual(['The verification is not right', '验证不正确', '驗證不正確', 'Mã xác minh chưa đúng']);
  });

  test('[TFA-2] accepts an SMS code that was sent to the member’s own number, but only once', async () => {
    const mobileNum = '9170000003';
    await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    expect(await verify({ method: 'S', mobileNum: '9170000001', verificationCode })).toBe('login.verify.err');
    const abroad = { method: 'S', mobileNum, countryDialingCode: '84', verificationCode };
    expect(await verify(abroad)).toBe('login.verify.err');
    expect(await verify({ method: 'S', mobileNum, verificationCode })).toBe('signed in');
    expect(await verify({ method: 'S', mobileNum, verificationCode })).toBe('login.verify.err');
  });

  test('[LOGIN-5.4] after a sign-in by SMS, the second factor can be any method except SMS', async () => {
    const mobileNum = '9170000003';
    await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum } });
    const verificationCode = platform().services.sms.inbox()[0]?.code ?? '';
    const sms = { username: '', password: '', mobileNum, verificationCode };
    const first = { type: 'sms', mobileNum, verificationCode, loginDeviceId: 'd', isOfficialAppLogin: false };
    const { errorCode, value } = await caller().call(login, { body: first });
    expect([errorCode, value]).toEqual([
      'login_verify_required',
      { email: true, ga: true, sms: false, payeeName: true },
    ]);
    expect(await verify({ ...sms, method: 'S' })).not.toBe('signed in');
    expect(await verify({ ...sms, method: 'P', payeeName: 'Tina' })).toBe('login.verify.err');
    expect(await verify({ ...sms, method: 'P', payeeName: 'Tina Tran', verificationCode: 'x' })).toBe('sms.code.err');
    expect(await verify({ ...sms, method: 'P', payeeName: 'Tina Tran' })).toBe('signed in');
    expect(await verify({ ...sms, method: 'P', payeeName: 'Tina Tran' })).toBe('sms.code.err');
  });

  test('[TFA-2] a sign-in with a correct second factor but a wrong password is refused', async () => {
    expect(await verify({ method: 'P', payeeName: 'Tina Tran', password: 'wrong' })).toBe('login.cred.err');
  });
});
