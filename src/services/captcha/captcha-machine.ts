import type { CaptchaFailure } from '../../contract/app-error';
import type { CaptchaProof } from './captcha-proof';

/** The state of a captcha (CAPT-2). */
export type CaptchaState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'success'; readonly proof: CaptchaProof }
  /** `code`: the captcha provider's error number; an empty string if there is no number. */
  | ({ readonly phase: 'error' } & CaptchaFailure);

export type CaptchaEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | ({ readonly type: 'failed' } & CaptchaFailure)
  /** The user has closed the captcha without solving it. */
  | { readonly type: 'closed' }
  /** The proof has been sent. Each proof is valid once, so the user must solve the captcha again. */
  | { readonly type: 'reset' }
  | { readonly type: 'retry' };

export const INITIAL_CAPTCHA_STATE: CaptchaState = { phase: 'loading' };
const WAITING: CaptchaState = { phase: 'waiting' };

/**
 * Returns the next state of a captcha; the same object if the event does not apply. Only `passed` leads to success, and
 * only after loading: a captcha that loads late or is blocked never counts as passed (CAPT-4).
 */
export function reduceCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'loaded':
      return state.phase === 'loading' ? WAITING : state;
    case 'passed':
      return state.phase === 'waiting' ? { phase: 'success', proof: event.proof } : state;
    case 'failed':
      return state.phase === 'success' ? state : { phase: 'error', code: event.code, requestId: event.requestId };
    case 'closed':
    case 'reset':
      return state.phase === 'success' ? WAITING : state;
    case 'retry':
      return state.phase === 'error' || state.phase === 'waiting' ? INITIAL_CAPTCHA_STATE : state;
  }
}
