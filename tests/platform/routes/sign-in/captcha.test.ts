import { createHash } from 'node:crypto';
import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { registerByUsername } from '../../../../src/contract/endpoints/account/registration';
import { geetestChallenge, imageCaptcha, sendSmsCode } from '../../../../src/contract/endpoints/account/verification';
import { GEETEST_CAPTCHA_ID } from '../../captcha/check-captcha';
import { MINUTE_MS, setUpTestPlatform } from '../../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const vendor = () => platform().services.geetest;

let members = 0;
async function registerWith(proof: Record<string, string>): Promise<string | undefined | null> {
  members += 1;
  const from = { registerUrl: 'u', loginDeviceId: 'd', isOfficialAppLogin: false, domain: 'localhost', login: true };
  const username = `newcomer${members}`;
  const body = { registerMethod: 'H5', ...from, username, password: 'Brand-new-1', ...proof };
  const { success, errorCode } = await caller().call(registerByUsername, { body });
  return success ? 'registered' : errorCode;
}

async function draw() {
  const { value } = await caller().call(imageCaptcha, { query: { t: '1' } });
  const { captchaId, image, workBits } = parse(imageCaptcha.response, value);
  const captcha = platform().services.imageCaptchas.lastText() ?? '';
  expect(Buffer.from(image.split(',')[1] ?? '', 'base64').toString()).not.toContain('<text');
  return { captchaId, captcha, workBits };
}

describe('[CAPT-1] image captcha', () => {
  test('accepts the right text only once, in any letter case', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    const { captchaId, captcha } = await draw();
    expect(captcha).toMatch(/^\w{4}$/);
    expect(await registerWith({ captchaId, captcha: ` ${captcha.toLowerCase()}` })).toBe('registered');
    expect(await registerWith({ captchaId, captcha })).toBe('captcha.err');
  });

  test('[CAPT-1.1] becomes invalid after a wrong answer and after two minutes', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    const first = await draw();
    expect(await registerWith({ captchaId: first.captchaId, captcha: '----' })).toBe('captcha.err');
    expect(await registerWith({ captchaId: first.captchaId, captcha: first.captcha })).toBe('captcha.err');
    const second = await draw();
    await caller().control('clock', { advance: 2 * MINUTE_MS });
    expect(await registerWith({ captchaId: second.captchaId, captcha: second.captcha })).toBe('captcha.err');
    expect(await registerWith({})).toBe('captcha.err');
  });

  const countZeroBits = (captchaId: string, number: number): number =>
    Math.clz32(createHash('sha256').update(`${captchaId}:${number}`).digest().readUInt32BE(0));

  /** Finds a number that proves the work, or one that does not. */
  const work = (captchaId: string, bits: number, isRight = true): string => {
    for (let number = 0; ; number++) {
      if (countZeroBits(captchaId, number) >= bits === isRight) return String(number);
    }
  };

  test('[CAPT-5.2] takes the work of a device in place of the characters, once, for two minutes', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    const first = await draw();
    const bits = first.workBits ?? 0;
    expect(bits).toBe(14);
    expect(await registerWith({ captchaId: first.captchaId, captcha: work(first.captchaId, bits) })).toBe('registered');
    expect(await registerWith({ captchaId: first.captchaId, captcha: work(first.captchaId, bits) })).toBe(
      'captcha.err',
    );
    const second = await draw();
    await caller().control('clock', { advance: 2 * MINUTE_MS });
    expect(await registerWith({ captchaId: second.captchaId, captcha: work(second.captchaId, bits) })).toBe(
      'captcha.err',
    );
  });

  test.each(['too little work', 'work for another picture', 'text around the number'])(
    '[CAPT-5.2] refuses %s',
    async (what) => {
      await caller().control('scenarios', { imageCaptcha: true });
      const { captchaId } = await draw();
      const right = work(captchaId, 14);
      const sent = {
        'too little work': work(captchaId, 14, false),
        'work for another picture': work('another', 14),
        'text around the number': `${right}e0`,
      }[what];
      expect(await registerWith({ captchaId, captcha: sent ?? '' })).toBe('captcha.err');
    },
  );

  test('[CAPT-5.3] takes more work the more pictures an address has had within an hour, and no less', async () => {
    await caller().control('scenarios', { imageCaptcha: true });
    for (let count = 0; count < 10; count++) await draw();
    const { captchaId, workBits } = await draw();
    expect(workBits).toBe(15);
    const tooLittle = [...Array(1e6).keys()].find((number) => countZeroBits(captchaId, number) === 14);
    expect(await registerWith({ captchaId, captcha: String(tooLittle) })).toBe('captcha.err');
    const next = await draw();
    expect(await registerWith({ captchaId: next.captchaId, captcha: work(next.captchaId, 15) })).toBe('registered');
    await caller().control('clock', { advance: 60 * MINUTE_MS });
    expect((await draw()).workBits).toBe(14);
  });

  test('[CAPT-5.2] takes no work if the merchant has turned it off', async () => {
    await caller().control('scenarios', { imageCaptcha: true, captchaWork: false });
    const { captchaId, workBits } = await draw();
    expect(workBits).toBeUndefined();
    expect(await registerWith({ captchaId, captcha: work(captchaId, 14) })).toBe('captcha.err');
  });

  test('registering requires no image captcha if the merchant has turned the image captcha off', async () => {
    expect(await registerWith({})).toBe('registered');
  });
});

describe('[CAPT-1] Geetest captcha', () => {
  const turnOn = (scenario: object = {}) =>
    Promise.all([
      caller().control('switches', { merchant: 'FAIR', name: 'GEETEST3', on: true }),
      caller().control('scenarios', scenario),
    ]);
  const passedProof = () => JSON.stringify(vendor().pass(vendor().load(GEETEST_CAPTCHA_ID)));

  test('Geetest v4 accepts a valid proof only once', async () => {
    await turnOn();
    const geetestValidateV4 = passedProof();
    expect(await registerWith({})).toBe('captcha.err');
    expect(await registerWith({ geetestValidateV4: 'garbage' })).toBe('captcha.err');
    expect(
      await registerWith({ geetestValidateV4: geetestValidateV4.replace(/"pass_token":"./, '"pass_token":"x') }),
    ).toBe('captcha.err');
    expect(await registerWith({ geetestValidateV4 })).toBe('registered');
    expect(await registerWith({ geetestValidateV4 })).toBe('captcha.err');
  });

  test('Geetest v4 rejects an unsolved challenge and a wrong signature', () => {
    const lot = vendor().load(GEETEST_CAPTCHA_ID);
    const unsolved = { lot_number: lot, captcha_output: '', pass_token: '', gen_time: '' };
    expect(vendor().validate(GEETEST_CAPTCHA_ID, unsolved, '', 'k')).toBe(false);
    const seccode = vendor().pass(lot);
    if (!seccode) throw new Error('The task was not found');
    expect(vendor().validate(GEETEST_CAPTCHA_ID, seccode, 'forged', 'k')).toBe(false);
    expect(vendor().validate('another-id', seccode, 'forged', 'k')).toBe(false);
  });

  test('Geetest v3 issues a new challenge for each request and accepts a solved challenge only once', async () => {
    await turnOn({ geetest: 'v3' });
    const fetchChallenge = async () =>
      parse(geetestChallenge.response, (await caller().call(geetestChallenge, { query: { t: '1' } })).value);
    const [first, second] = [await fetchChallenge(), await fetchChallenge()];
    expect(first).toMatchObject({ success: true, newCaptcha: true, gt: second.gt });
    expect(first.challenge).not.toBe(second.challenge);
    const geetestSeccode = `${vendor().solve(first.challenge)}|jordan`;
    expect(await registerWith({ captchaId: second.challenge, geetestSeccode })).toBe('captcha.err');
    expect(await registerWith({ captchaId: first.challenge, geetestSeccode })).toBe('registered');
    expect(await registerWith({ captchaId: first.challenge, geetestSeccode })).toBe('captcha.err');
  });

  test('[CAPT-3] a solved Geetest captcha is required before an SMS is sent if the merchant is configured to require it', async () => {
    await turnOn({ captchaAtSms: true });
    const send = async (more: object) =>
      (await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum: '9170000001', ...more } }))
        .errorCode;
    expect(await send({})).toBe('captcha.err');
    expect(await send({ geetestValidateV4: passedProof() })).toBeFalsy();
  });
});
