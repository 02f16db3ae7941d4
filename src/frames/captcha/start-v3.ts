import type { FrameOrder } from '../../contract/captcha-frame';
import type { Task, Tell } from './task';

/** The part of the vendor's API, version 3, that is used. */
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

const TIMEOUT = 10_000;

/** The number in a code such as `error_104`. */
const numberIn = (code: unknown): string => String(code ?? '').replace(/\D/g, '');

/** Sets a task of version 3 up. Answers undefined when the vendor's script has not what it should; that is told. */
export function startV3(order: FrameOrder & { kind: 'geetest-v3' }, tell: Tell): Promise<Task | undefined> {
  const { initGeetest } = globalThis as { initGeetest?: Init }; // the vendor's script puts it there
  const config = {
    gt: order.gt,
    challenge: order.challenge,
    offline: order.offline,
    new_captcha: order.newCaptcha,
    lang: order.language,
    product: 'bind',
    https: location.protocol === 'https:',
    timeout: TIMEOUT,
  };

  return new Promise((resolve) => {
    if (!initGeetest) return resolve(void tell({ type: 'failed', code: '' }));
    initGeetest(config, (captcha) => {
      const pass = () => {
        const proof = captcha.getValidate();
        if (!proof) return tell({ type: 'failed', code: '' });
        const { geetest_challenge: challenge, geetest_seccode: seccode } = proof;
        tell({ type: 'passed', proof: { kind: 'geetest-v3', challenge, seccode } });
      };
      captcha
        .onReady(() => tell({ type: 'ready' }))
        .onSuccess(pass)
        .onClose(() => tell({ type: 'closed' }))
        .onError(({ error_code }) => tell({ type: 'failed', code: numberIn(error_code) }));
      resolve({ verify: () => captcha.verify(), reset: () => captcha.reset() });
    });
  });
}
