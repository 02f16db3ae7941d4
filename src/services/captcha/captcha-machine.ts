import type { CaptchaProof } from './captcha-proof';

/** Where a captcha stands (CAPT-2). */
export type CaptchaState =
  | { readonly phase: 'loading' }
  | { readonly phase: 'waiting' }
  | { readonly phase: 'success'; readonly proof: CaptchaProof }
  /** `code`: the vendor's number, or empty. */
  | { readonly phase: 'error'; readonly code: string };

export type CaptchaEvent =
  | { readonly type: 'loaded' }
  | { readonly type: 'passed'; readonly proof: CaptchaProof }
  | { readonly type: 'failed'; readonly code: string }
  /** The visitor has closed it. */
  | { readonly type: 'closed' }
  /** The proof is spent: another one is needed. */
  | { readonly type: 'reset' }
  | { readonly type: 'retry' };

export const LOADING: CaptchaState = { phase: 'loading' };
const WAITING: CaptchaState = { phase: 'waiting' };

/**
 * What an event makes of a captcha; one that does not fit changes nothing and gives the very same state. It succeeds by
 * `passed` alone, and by that only once it has loaded: what is late or blocked never counts as passed (CAPT-4).
 */
export function nextCaptcha(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  switch (event.type) {
    case 'loaded':
      return state.phase === 'loading' ? WAITING : state;
    case 'passed':
      return state.phase === 'waiting' ? { phase: 'success', proof: event.proof } : state;
    case 'failed':
      return state.phase === 'success' ? state : { phase: 'error', code: event.code };
    case 'closed':
    case 'reset':
      return state.phase === 'success' ? WAITING : state;
    case 'retry':
      return state.phase === 'error' || state.phase === 'waiting' ? LOADING : state;
  }
}
