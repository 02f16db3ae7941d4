import type { ApiError } from './api-error';

/** Why an identity provider did not authenticate the visitor (SOCIAL-5, SOCIAL-6). */
export type IdentityProblem =
  | 'blocked'
  | 'cancelled'
  | 'check'
  | 'codeExpired'
  | 'codeWrong'
  | 'comingSoon'
  | 'disabled'
  | 'inUse'
  | 'internal'
  | 'network'
  | 'notAllowed'
  | 'notHere'
  | 'not_support_incognito'
  | 'number'
  | 'otherProvider'
  | 'tooMany'
  | 'unknown';

/**
 * Error of a sign-in with an identity provider. `code`: the provider's error code, such as `auth/popup-blocked`;
 * `reason`: the provider's error message. Both are empty for an error that does not come from the provider.
 */
export interface IdentityError {
  readonly layer: 'identity';
  readonly problem: IdentityProblem;
  readonly code: string;
  readonly reason: string;
}

/**
 * Why a captcha was not solved (CAPT-2, CAPT-4). `code`: the captcha provider's error number; empty if there is none.
 */
export type CaptchaError =
  | { readonly layer: 'captcha'; readonly problem: 'not_loaded' | 'not_set_up' | 'too_fast' | 'verify_first' }
  | ({ readonly layer: 'captcha'; readonly problem: 'failed' } & CaptchaFailure);

/** `requestId`: of the request without which the captcha could not be set up (OPS-4). */
export interface CaptchaFailure {
  readonly code: string;
  readonly requestId?: string | undefined;
}

/** The platform returned a URL that must not be opened. `requestId`: of the request for it (OPS-4). */
export interface UnsafeUrlError {
  readonly layer: 'unsafe-url';
  readonly requestId?: string | undefined;
}

/** No fallback domain was found (DOM-2). `none`: no domain responded; `untested`: the domains could not be probed. */
export interface DomainSearchError {
  readonly layer: 'domain-search';
  readonly problem: 'none' | 'untested';
}

/** Any error of the app, by the layer in which it occurred. */
export type AppError =
  | ApiError
  | IdentityError
  | CaptchaError
  | UnsafeUrlError
  | DomainSearchError
  /**
   * The request that creates an account got no response, so it is unknown whether the account exists. `account`:
   * `identity` if the account is linked to an identity provider, `own` otherwise. `requestId`: of its last attempt (OPS-4).
   */
  | { readonly layer: 'unconfirmed'; readonly account: 'own' | 'identity'; readonly requestId?: string | undefined }
  /** The form already has a request in flight. */
  | { readonly layer: 'busy' }
  /** The browser refused to store data. `requestId`: of the request sent in its place, which has failed too (OPS-4). */
  | { readonly layer: 'storage'; readonly requestId?: string | undefined };
