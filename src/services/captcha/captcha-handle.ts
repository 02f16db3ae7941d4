import type { Result } from '../../base/result';
import type { FormProblem } from '../forms/form-problem';
import { text } from '../i18n/i18n';
import type { CaptchaProof } from './captcha-proof';

/** What a form asks of its captcha, whatever kind it is. */
export interface CaptchaHandle {
  /** The proof; where there is none yet the visitor is asked for it. */
  prove(): Promise<Result<CaptchaProof, FormProblem>>;
  /** The proof has been sent: the next time another one is needed. */
  renew(): void;
}

/** The words for a captcha that failed: with the number of its error, or none at all (CAPT-4). */
export function captchaProblem(code: string): FormProblem {
  if (!/^-?\d+$/.test(code)) return { tone: 'alert', key: 'error.unknown_error' };
  return { tone: 'alert', key: 'captcha.failed', message: text('captcha.failed', { code }) };
}
