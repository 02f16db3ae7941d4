import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { register } from '../../../src/contract/endpoints/registration';
import { geetestChallenge, imageCaptcha, smsSend } from '../../../src/contract/endpoints/verification';
import { GEETEST_CAPTCHA_ID } from '../captcha/check-captcha';
import { MINUTE, testPlatform } from '../testing/test-platform';

const { caller, platform } = testPlatform();
const vendor = () => platform().services.geetest;

let members = 0;
async function enrol(proof: Record<string, string>): Promise<string | undefined | null> {
  members += 1;
  const from = { registerUrl: 'u', loginDeviceId: 'd', isOfficialAppLogin: false, domain: 'localhost', login: true };
  const username = `newcomer${members}`;
  const body = { registerMethod: 'H5', ...from, username, password: 'Brand-new-1', ...proof };
  const { success, errorCode } = await caller().call(register, { body });
  return success ? 'registered' : errorCode;
}

async function draw(): Promise<{ captchaId: string; captcha: string }> {
  const { value } = await caller().call(imageCaptcha, { query: { t: '1' } });
  const { captchaId, image } = parse(imageCaptcha.answer, value);
  const captcha = platform().services.imageCaptchas.lastText() ?? '';
  expect(Buffer.from(image.split(',')[1] ?? '', 'base64').toString()).not.toContain('<text');
  return { captchaId, captcha };
}

describe('[CAPT-1] a picture captcha', () => {
  test('[CAPT-1] lets the reader in, once, whatever the case', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    const { captchaId, captcha } = await draw();
    expect(captcha).toMatch(/^\w{4}$/);
    expect(await enrol({ captchaId, captcha: ` ${captcha.toLowerCase()}` })).toBe('registered');
    expect(await enrol({ captchaId, captcha })).toBe('captcha.err');
  });

  test('[CAPT-1] is spent by a wrong answer, and by time', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    const first = await draw();
    expect(await enrol({ ...first, captcha: '----' })).toBe('captcha.err');
    expect(await enrol(first)).toBe('captcha.err');
    const second = await draw();
    await caller().control('clock', { advance: 2 * MINUTE });
    expect(await enrol(second)).toBe('captcha.err');
    expect(await enrol({})).toBe('captcha.err');
  });

  test('[CAPT-1] is asked by no merchant that has it off', async () => {
    expect(await enrol({})).toBe('registered');
  });
});

describe('[CAPT-1] Geetest', () => {
  const turnOn = (scenario: object = {}) =>
    Promise.all([
      caller().control('switches', { merchant: 'FAIR', name: 'GEETEST3', on: true }),
      caller().control('scenarios', scenario),
    ]);
  const passed = () => JSON.stringify(vendor().pass(vendor().load(GEETEST_CAPTCHA_ID)));

  test('[CAPT-1] v4 vouches for a visitor once', async () => {
    await turnOn();
    const geetestValidateV4 = passed();
    expect(await enrol({})).toBe('captcha.err');
    expect(await enrol({ geetestValidateV4: 'garbage' })).toBe('captcha.err');
    expect(await enrol({ geetestValidateV4: geetestValidateV4.replace(/"pass_token":"./, '"pass_token":"x') })).toBe(
      'captcha.err',
    );
    expect(await enrol({ geetestValidateV4 })).toBe('registered');
    expect(await enrol({ geetestValidateV4 })).toBe('captcha.err');
  });

  test('[CAPT-1] v4 vouches for nobody who has not passed, and for no other merchant key', () => {
    const lot = vendor().load(GEETEST_CAPTCHA_ID);
    const nothing = { lot_number: lot, captcha_output: '', pass_token: '', gen_time: '' };
    expect(vendor().validate(GEETEST_CAPTCHA_ID, nothing, '', 'k')).toBe(false);
    const seccode = vendor().pass(lot);
    if (!seccode) throw new Error('the lot is known');
    expect(vendor().validate(GEETEST_CAPTCHA_ID, seccode, 'forged', 'k')).toBe(false);
    expect(vendor().validate('another-id', seccode, 'forged', 'k')).toBe(false);
  });

  test('[CAPT-1] v3 vouches for a solved challenge once; challenges are new each time', async () => {
    await turnOn({ geetest: 'v3' });
    const ask = async () =>
      parse(geetestChallenge.answer, (await caller().call(geetestChallenge, { query: { t: '1' } })).value);
    const [first, second] = [await ask(), await ask()];
    expect(first).toMatchObject({ success: true, newCaptcha: true, gt: second.gt });
    expect(first.challenge).not.toBe(second.challenge);
    const geetestSeccode = `${vendor().solve(first.challenge)}|jordan`;
    expect(await enrol({ captchaId: second.challenge, geetestSeccode })).toBe('captcha.err');
    expect(await enrol({ captchaId: first.challenge, geetestSeccode })).toBe('registered');
    expect(await enrol({ captchaId: first.challenge, geetestSeccode })).toBe('captcha.err');
  });

  test('[CAPT-3] is wanted before an SMS where the merchant says so', async () => {
    await turnOn({ captchaAtSms: true });
    const send = async (more: object) =>
      (await caller().call(smsSend, { body: { countryDialingCode: '63', mobileNum: '9170000001', ...more } }))
        .errorCode;
    expect(await send({})).toBe('captcha.err');
    expect(await send({ geetestValidateV4: passed() })).toBeFalsy();
  });
});
