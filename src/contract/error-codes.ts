/** Codes by which the platform says that a session is over (SESS-3). HTTP 401 says the same. */
export const SESSION_OVER_CODES: ReadonlySet<string> = new Set([
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
]);

/** An error code that starts so is never shown (API-7). */
export const RATE_LIMIT_PREFIX = 'TOO_MANY_REQUEST';

export const ERROR_CODE = {
  domainNotAvailable: 'domain_not_available',
  loginVerifyRequired: 'login_verify_required',
  wrongCredentials: 'login.cred.err',
  unknownUser: 'not.exists.user',
  tokenIpDifferent: 'token_ip_different',
  tooManyRequests: 'TOO_MANY_REQUEST',
  customerNotLogin: 'CUSTOMER_NOT_LOGIN',
  captchaWrong: 'captcha.err',
  encryptionInvalid: 'encryption.invalid',
  requestInvalid: 'request.invalid',
  gameNotFound: 'game.not.found',
  weakPassword: 'password.weak',
  oldPasswordWrong: 'password.old.err',
  usernameInvalid: 'username.invalid',
  usernameTaken: 'username.exists',
  mobileInvalid: 'mobile.invalid',
  smsCodeWrong: 'sms.code.err',
  /** The identity provider vouches for somebody whom no account is tied to (SOCIAL-2). */
  bindCustomerRequired: 'bind_customer_required',
  /** Assumed: the provider's token is not right or too old. */
  identityInvalid: 'firebase.token.invalid',
} as const;
