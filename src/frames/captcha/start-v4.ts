import type { FrameOrder } from '../../contract/captcha-frame';
import type { Task, Tell } from './task';

/** The part of the vendor's API, version 4, that is used. */
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

const TIMEOUT = 10_000;
const OFFLINE_CODE = '60100';

/** Sets a task of version 4 up. Answers undefined when the vendor refuses; that is told. */
export function startV4(order: FrameOrder & { kind: 'geetest-v4' }, tell: Tell): Promise<Task | undefined> {
  const { initGeetest4 } = globalThis as { initGeetest4?: Init }; // the vendor's script puts it there
  const fail = ({ code }: VendorError) => tell({ type: 'failed', code: String(code ?? '').slice(0, 32) });
  const config = {
    captchaId: order.captchaId,
    language: order.language,
    product: 'bind',
    timeout: TIMEOUT,
    onError: fail,
    // Without this the vendor's loader goes on by a script of its own that lets everybody pass.
    offlineCb: () => fail({ code: OFFLINE_CODE }),
  };

  return new Promise((resolve) => {
    if (!initGeetest4) return resolve(void fail({}));
    initGeetest4(config, (captcha) => {
      const pass = () => {
        const validate = captcha.getValidate();
        if (!validate || captcha.isOffline?.()) return fail({ code: OFFLINE_CODE });
        tell({ type: 'passed', proof: { kind: 'geetest-v4', validate: JSON.stringify(validate) } });
      };
      captcha
        .onReady(() => tell({ type: 'ready' }))
        .onSuccess(pass)
        .onClose(() => tell({ type: 'closed' }))
        .onError(fail);
      resolve({ verify: () => captcha.showCaptcha(), reset: () => captcha.reset() });
    });
  });
}
