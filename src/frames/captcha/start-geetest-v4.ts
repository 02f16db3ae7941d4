import type { CaptchaFrameSetup } from '../../contract/frames/captcha-frame';
import type { CaptchaChallenge, PostMessageToPage } from './captcha-challenge';

/** The part of the Geetest v4 API that is used here. */
interface Captcha {
  onReady(listener: () => void): Captcha;
  onSuccess(listener: () => void): Captcha;
  onClose(listener: () => void): Captcha;
  onError(listener: (error: VendorError) => void): Captcha;
  getValidate(): object | false | undefined;
  isOffline?(): boolean;
  showCaptcha(): void;
  reset(): void;
}
interface VendorError {
  readonly code?: unknown;
}
type Init = (config: object, done: (captcha: Captcha) => void) => void;

const VENDOR_TIMEOUT_MS = 10_000;
const OFFLINE_CODE = '60100';

/**
 * Sets up a Geetest v4 challenge and posts its events to the page. If Geetest's script has not defined its API, posts
 * a failure and resolves with undefined.
 */
export function startGeetestV4(
  setup: CaptchaFrameSetup & { kind: 'geetest-v4' },
  post: PostMessageToPage,
): Promise<CaptchaChallenge | undefined> {
  const { initGeetest4 } = globalThis as { initGeetest4?: Init }; // set by the vendor's script
  const fail = ({ code }: VendorError) => post({ type: 'failed', code: String(code ?? '').slice(0, 32) });
  const config = {
    captchaId: setup.captchaId,
    language: setup.language,
    product: 'bind',
    timeout: VENDOR_TIMEOUT_MS,
    onError: fail,
    // Without this callback the vendor's loader falls back to an offline script that lets everyone pass.
    offlineCb: () => fail({ code: OFFLINE_CODE }),
  };

  return new Promise((resolve) => {
    if (!initGeetest4) return resolve(void fail({}));
    initGeetest4(config, (captcha) => {
      const pass = () => {
        const validate = captcha.getValidate();
        if (!validate || captcha.isOffline?.()) return fail({ code: OFFLINE_CODE });
        post({ type: 'passed', proof: { kind: 'geetest-v4', validate: JSON.stringify(validate) } });
      };
      captcha
        .onReady(() => post({ type: 'ready' }))
        .onSuccess(pass)
        .onClose(() => post({ type: 'closed' }))
        .onError(fail);
      resolve({ verify: () => captcha.showCaptcha(), reset: () => captcha.reset() });
    });
  });
}
