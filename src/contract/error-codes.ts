/** Error codes for an expired or invalid session (SESS-3). HTTP 401 means the same. */
export const SESSION_EXPIRED_CODES: ReadonlySet<string> = new Set([
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
]);

/** Prefix of the rate-limit error codes. The user sees no message for these errors (API-7). */
export const RATE_LIMIT_ERROR_CODE_PREFIX = 'TOO_MANY_REQUEST';

/**
 * Error codes of invalid requests (INVALID_REQUEST_ERROR_CODE) and of invalid encryption
 * (INVALID_ENCRYPTION_ERROR_CODE). The outbox does not retry requests refused with them. They are separate constants,
 * so that the service worker need not include all of ERROR_CODES.
 */
export const INVALID_REQUEST_ERROR_CODE = 'request.invalid';
export const INVALID_ENCRYPTION_ERROR_CODE = 'encryption.invalid';

export const ERROR_CODES = {
  domainNotAvailable: 'domain_not_available',
  loginVerifyRequired: 'login_verify_required',
  wrongCredentials: 'login.cred.err',
  unknownUser: 'not.exists.user',
  tokenIpDifferent: 'token_ip_different',
  tooManyRequests: 'TOO_MANY_REQUEST',
  customerNotLogin: 'CUSTOMER_NOT_LOGIN',
  captchaWrong: 'captcha.err',
  encryptionInvalid: INVALID_ENCRYPTION_ERROR_CODE,
  requestInvalid: INVALID_REQUEST_ERROR_CODE,
  gameNotFound: 'game.not.found',
  /** The game is closed for maintenance. Assumed. */
  gameUnderMaintenance: 'game.maintenance',
  weakPassword: 'password.weak',
  oldPasswordWrong: 'password.old.err',
  usernameInvalid: 'username.invalid',
  usernameTaken: 'username.exists',
  mobileInvalid: 'mobile.invalid',
  smsCodeWrong: 'sms.code.err',
  /** The identity provider authenticated the user, but no account is linked to that identity (SOCIAL-2). */
  bindCustomerRequired: 'bind_customer_required',
  /** The identity provider's token is invalid or expired. Assumed. */
  identityInvalid: 'firebase.token.invalid',
  /** The member has excluded themselves from play; the message is the date of the end, empty if there is none. Assumed. */
  excluded: 'play.excluded',
  /** The account is closed, and nobody can sign in with it; the message is the reason. Assumed. */
  accountClosed: 'account.closed',
} as const;
