import type { CaptchaFrameSetup } from '../../contract/frames/captcha-frame';
import type { CaptchaChallenge, PostMessageToPage } from './captcha-challenge';

/** The part of the Geetest v3 API that is used here. */
interface Captcha {
  onReady(listener: () => void): Captcha;
  onSuccess(listener: () => void): Captcha;
  onClose(listener: () => void): Captcha;
  onError(listener: (error: { readonly error_code?: unknown }) => void): Captcha;
  getValidate(): { readonly geetest_challenge: string; readonly geetest_seccode: string } | false | undefined;
  verify(): void;
  reset(): void;
}
type Init = (config: object, done: (captcha: Captcha) => void) => void;

const VENDOR_TIMEOUT_MS = 10_000;

/** Returns the digits of a code such as `error_104`; an empty string if there are none. */
const extractNumber = (code: unknown): string => String(code ?? '').replace(/\D/g, '');

/**
 * Sets up a Geetest v3 challenge and posts its events to the page. If Geetest's script has not defined its API, posts
 * a failure and resolves with undefined.
 */
export function startGeetestV3(
  setup: CaptchaFrameSetup & { kind: 'geetest-v3' },
  post: PostMessageToPage,
): Promise<CaptchaChallenge | undefined> {
  const { initGeetest } = globalThis as { initGeetest?: Init }; // set by the vendor's script
  const config = {
    gt: setup.gt,
    challenge: setup.challenge,
    offline: setup.offline,
    new_captcha: setup.newCaptcha,
    lang: setup.language,
    product: 'bind',
    https: location.protocol === 'https:',
    timeout: VENDOR_TIMEOUT_MS,
  };

  return new Promise((resolve) => {
    if (!initGeetest) return resolve(void post({ type: 'failed', code: '' }));
    initGeetest(config, (captcha) => {
      const pass = () => {
        const proof = captcha.getValidate();
        if (!proof) return post({ type: 'failed', code: '' });
        const { geetest_challenge: challenge, geetest_seccode: seccode } = proof;
        post({ type: 'passed', proof: { kind: 'geetest-v3', challenge, seccode } });
      };
      captcha
        .onReady(() => post({ type: 'ready' }))
        .onSuccess(pass)
        .onClose(() => post({ type: 'closed' }))
        .onError(({ error_code }) => post({ type: 'failed', code: extractNumber(error_code) }));
      resolve({ verify: () => captcha.verify(), reset: () => captcha.reset() });
    });
  });
}
