import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError, CaptchaError, IdentityError } from '../../contract/app-error';
import type { AnyEndpoint } from '../../contract/endpoint';
import { registerDownlineAccount } from '../../contract/endpoints/account/referral';
import {
  registerByMobileNumber,
  registerByUsername,
  registerWithGeneratedUsername,
} from '../../contract/endpoints/account/registration';
import cn from '../i18n/catalogues/cn.json';
import en from '../i18n/catalogues/en.json';
import vietnamese from '../i18n/catalogues/vi.json';
import { createPlainTranslator } from '../i18n/plain-translate';
import {
  type DialogErrorContext,
  type ErrorMessageContext,
  type ScreenErrorContext,
  toErrorMessage,
  toErrorText,
} from './to-error-message';

const endpoint = 'login';
const business = (code: string, message: string): AppError => ({
  layer: 'business',
  endpoint,
  code,
  message,
  value: 0,
});
const http = (status: number): AppError => ({ layer: 'http', endpoint, status });
const ABORTED: AppError = { layer: 'aborted', endpoint };
const OFFLINE: AppError = { layer: 'offline', endpoint };
const TIMEOUT: AppError = { layer: 'timeout', endpoint, afterMs: 1 };
const SCRIPT: AppError = { layer: 'script', endpoint };
const DECODE: AppError = { layer: 'decode', endpoint, field: 'value' };
const unsent = (message: string): AppError => ({ layer: 'request', endpoint, message });
const ENCRYPTION = unsent('Missing Encryption');
const RATE_LIMIT = business('TOO_MANY_REQUEST_LOGIN', 'Slow down');
const UNSAFE_URL: AppError = { layer: 'unsafe-url' };
const identity = (problem: IdentityError['problem'], code = '', reason = ''): IdentityError => ({
  layer: 'identity',
  problem,
  code,
  reason,
});
const captcha = (problem: Exclude<CaptchaError['problem'], 'failed'>): CaptchaError => ({ layer: 'captcha', problem });
const failedCaptcha = (code: string): CaptchaError => ({ layer: 'captcha', problem: 'failed', code });

const t = createPlainTranslator(en);
const used = ({ name }: AnyEndpoint) => ({ ...business('request.reused', 'x'), endpoint: name });
const read = (error: AppError, context: ErrorMessageContext) => toErrorText(error, context, t);

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

test.each([registerByUsername, registerByMobileNumber, registerWithGeneratedUsername])(
  '[REG-3.2] if an earlier attempt of $name has created the account, the form says to log in',
  (registration) => {
    expect(read(used(registration), 'form')).toBe(en['register.reused']);
  },
);

describe('[API-7.1] dialog for a request whose caller shows no errors', () => {
  test.each<[string, AppError, string]>([
    ['a rate limit', business('TOO_MANY_REQUEST', 'Slow down'), ''],
    ['a code that starts with the rate limit code', RATE_LIMIT, ''],
    ['a code that contains the rate limit code only at its end', business('x.TOO_MANY_REQUEST', 'No'), 'No'],
    ['502', http(502), ''],
    ['an aborted request', ABORTED, ''],
    ['a refusal', business('x', 'No such game'), 'No such game'],
    ['a refusal with markup', business('x', '<b>No</b> &amp; \u202eno\u0000'), 'No & no'],
    ['a refusal without visible text', business('x', '<br>\u200b'), en['error.unknown_error']],
    ['a refusal without a message', business('x', ' '), 'unknown error'],
    ['500', http(500), 'unknown error'],
    ['503', http(503), en['form.unavailable']],
    ['504', http(504), en['form.unavailable']],
    ['401', http(401), 'unknown error'],
    ['[ENC-2] no encryption', ENCRYPTION, en['error.encryption_missing']],
    ['no session', unsent('login required'), en['session.over']],
    ['[API-5] no URL', unsent('url is null, check'), 'unknown error'],
    ['no connection', OFFLINE, en['error.network_offline']],
    ['a timeout', TIMEOUT, en['error.network_timeout']],
    ['a missing chunk', SCRIPT, en['error.script_missing']],
    ['[BOOT-4.5] an unreadable response', DECODE, en['error.answer_unreadable']],
  ])('the error dialog for %s in a background request says “$2”', (_, error, text) => {
    expect(read(error, 'background')).toBe(text);
  });
});

describe('[BOOT-4] dialog for a failed status request', () => {
  test.each<[string, AppError, string, string]>([
    // error                                                               over https          over http
    ['a refusal', business('site.closed', 'We are closed'), 'We are closed', 'We are closed'],
    ['a refusal without a message', business('site.closed', ' '), 'Error', 'Error'],
    ['a refusal without a code', business('', 'We are closed'), 'We are closed', 'We are closed'],
    ['no connection', OFFLINE, 'Error', 'Network Error / CORS Errors'],
    ['a timeout', TIMEOUT, 'Error', 'Network Error / CORS Errors'],
    ['[BOOT-4.5][API-2] an unreadable response', DECODE, '', ''],
    ['500', http(500), 'Error', 'Network Error / CORS Errors'],
    ['a refused token', http(401), 'Error', 'Error'],
    ['a firewall', http(403), 'Error', 'Error'],
    ['a request that was not sent', ENCRYPTION, 'Error', 'Network Error / CORS Errors'],
    ['[API-7] 502', http(502), '', ''],
    ['[API-7] a rate limit', RATE_LIMIT, '', ''],
    ['[API-7] 429', http(429), '', ''],
    ['[DOM-1] the domain error', business('domain_not_available', 'Gone'), '', ''],
    ['an aborted request', ABORTED, '', ''],
  ])(
    'the error dialog for %s in the site status request says “$2” over https and “$3” over http',
    (_, error, secure, insecure) => {
      expect([read(error, 'status'), read(error, 'insecure-status')]).toEqual([secure, insecure]);
    },
  );
});

describe('[API-7.2] message of a form', () => {
  test.each<[string, AppError, 'alert' | 'quiet' | undefined, string]>([
    ['a lost response', OFFLINE, 'alert', en['form.no_answer']],
    ['a timeout', TIMEOUT, 'alert', en['form.timeout']],
    ['an aborted request', ABORTED, undefined, ''],
    ['a refusal', business('x', 'Not right'), 'alert', 'Not right'],
    ['a refusal without a message', business('x', ''), 'alert', 'unknown error'],
    ['[LINK-3.5] a used id', used(registerDownlineAccount), 'alert', en['refused.reused']],
    ['a rate limit', RATE_LIMIT, 'quiet', en['form.wait']],
    ['another request in flight', { layer: 'busy' }, 'quiet', en['form.wait']],
    ['502', http(502), 'quiet', en['form.unavailable']],
    ['500', http(500), 'alert', 'unknown error'],
    ['[ENC-2] no encryption', ENCRYPTION, 'alert', en['error.encryption_missing']],
    ['a full storage', { layer: 'storage' }, 'alert', en['form.unavailable']],
    ['[REG-3] an unconfirmed registration', { layer: 'unconfirmed', account: 'own' }, 'alert', en['register.unknown']],
    [
      '[SOCIAL-2] an unconfirmed registration with an identity provider',
      { layer: 'unconfirmed', account: 'identity' },
      'alert',
      en['identity.lost'],
    ],
    ['[SOCIAL-5.1] a cancelled sign-in', identity('cancelled', 'auth/user-cancelled'), undefined, ''],
    ['[SOCIAL-6] an identity provider in the native app', identity('comingSoon'), 'quiet', en['identity.comingSoon']],
    ['[SOCIAL-6] private browsing', identity('not_support_incognito'), 'alert', en['identity.not_support_incognito']],
    ['[CAPT-3] an unfinished captcha', captcha('verify_first'), 'alert', en['captcha.verify_first']],
    ['[CAPT-3] a captcha that is running', captcha('too_fast'), 'alert', en['captcha.too_fast']],
    ['[CAPT-4] a failed captcha', failedCaptcha('60204'), 'alert', t('captcha.failed', { code: '60204' })],
    ['[CAPT-4] a failed captcha without a number', failedCaptcha('x1'), 'alert', 'unknown error'],
  ])('for %s, the error message in a form says “$3” with the tone $2', (_, error, tone, text) => {
    expect([toErrorMessage(error, 'form')?.tone, read(error, 'form')]).toEqual([tone, text]);
    expect(read(error, 'sign-in')).toBe(text);
  });

  test.each([
    ['why', `${en['identity.codeWrong']}\nError code: auth/invalid-verification-code\nReason: why`],
    ['', `${en['identity.codeWrong']}\nError code: auth/invalid-verification-code`],
  ])(
    '[SOCIAL-5.2] the error with the reason %j has a line for the code and, unless the reason is empty, a line for the reason',
    (reason, text) => {
      expect(read(identity('codeWrong', 'auth/invalid-verification-code', reason), 'form')).toBe(text);
    },
  );
});

describe('[API-7] error message of a screen', () => {
  const UNAVAILABLE = en['form.unavailable'];
  const MISSING = en['games.missing.description'];
  test.each<[string, AppError, ScreenTexts]>([
    ['no connection', OFFLINE, all(en['error.network_offline'], { domain: 'Error' })],
    [
      '[GAME-2] a timeout',
      TIMEOUT,
      all(en['error.network_timeout'], { launch: en['launch.timeout_retry_please'], domain: 'Error' }),
    ],
    ['a refusal', business('x', ' No '), all('No', {})],
    ['a refusal without a message', business('x', ' '), all('unknown error', { domain: 'Error' })],
    ['a missing chunk', SCRIPT, all(en['error.script_missing'], { domain: 'Error' })],
    ...[ABORTED, http(502)].map((error): [string, AppError, ScreenTexts] => [
      error.layer,
      error,
      { query: UNAVAILABLE, lanes: MISSING, launch: MISSING, chat: UNAVAILABLE, domain: 'Error' },
    ]),
    [
      'a rate limit',
      RATE_LIMIT,
      { query: UNAVAILABLE, lanes: MISSING, launch: MISSING, chat: UNAVAILABLE, domain: 'Slow down' },
    ],
    ['500', http(500), all('unknown error', { lanes: MISSING, launch: MISSING, chat: UNAVAILABLE, domain: 'Error' })],
    [
      '503',
      http(503),
      all(en['form.unavailable'], { lanes: MISSING, launch: MISSING, chat: UNAVAILABLE, domain: 'Error' }),
    ],
    [
      'an unsafe URL',
      UNSAFE_URL,
      all('unknown error', { launch: en['launch.bad_address'], chat: en['chat.bad_address'], domain: 'Error' }),
    ],
  ])('for %s, the error message of a screen has the text that is defined for this screen', (_, error, texts) => {
    for (const [context, text] of Object.entries(texts))
      expect(read(error, context as ScreenErrorContext), context).toBe(text);
  });

  test.each(['none', 'untested'] as const)(
    '[DOM-2] the fallback domain screen shows a specific error message if the search for a fallback domain fails with “%s”',
    (problem) => {
      expect(read({ layer: 'domain-search', problem }, 'domain')).toBe(en[`domain.${problem}`]);
    },
  );

  test('[CS-2] the chat screen shows a specific error message for a chat that the member may not open', () => {
    expect(read(business('no_permissions', 'No'), 'chat')).toBe(en['chat.no_permissions']);
    expect(read(business('no_permissions', 'No'), 'query' satisfies ScreenErrorContext)).toBe('No');
  });
});

describe('[BOOT-4] error message of a failed start', () => {
  const UNREACHABLE = en['start.failed.description'];
  const SERVER = en['form.unavailable'];
  const REFUSED = en['start.refused.description'];
  test.each<[string, AppError, string, string]>([
    // error, text, text beside a notice with the platform's message
    ['no connection', OFFLINE, UNREACHABLE, UNREACHABLE],
    ['a timeout', TIMEOUT, en['error.network_timeout'], en['error.network_timeout']],
    ['a refusal', business('x', 'Server says no'), 'Server says no', REFUSED],
    ['a refusal without a message', business('x', ' '), REFUSED, REFUSED],
    ['a refusal with markup', business('x', '<p>Server says <b>no</b></p>\u202e'), 'Server says no', REFUSED],
    ['a refusal with an empty paragraph', business('x', '<p>&nbsp;</p>'), REFUSED, REFUSED],
    ['a rate limit', RATE_LIMIT, en['form.wait'], en['form.wait']],
    ['401', http(401), REFUSED, REFUSED],
    ['403', http(403), REFUSED, REFUSED],
    ['429', http(429), en['form.wait'], en['form.wait']],
    ['404', http(404), SERVER, SERVER],
    ['500', http(500), SERVER, SERVER],
    ['502', http(502), SERVER, SERVER],
    ['503', http(503), SERVER, SERVER],
    ['a response that cannot be read', DECODE, en['error.answer_unreadable'], en['error.answer_unreadable']],
    ['a missing chunk', SCRIPT, en['error.script_missing'], en['error.script_missing']],
  ])(
    '[BOOT-4.3] for %s, a failed start has a text that fits, and only without a response advises to check the connection',
    (...row) => {
      const [, error, text, beside] = row;
      expect([read(error, 'start'), read(error, 'start-beside-notice')]).toEqual([text, beside]);
      expect(/connection/.test(text + beside)).toBe(error.layer === 'offline');
    },
  );
});

describe('[OFF-2] message for a request without a response', () => {
  test.each<[boolean, AppError, ErrorMessageContext, string]>([
    // browser reports a connection, error, shown, text
    [true, OFFLINE, 'form', en['form.no_answer']],
    [false, OFFLINE, 'form', en['form.offline']],
    [true, OFFLINE, 'sign-in', en['form.no_answer']],
    [true, TIMEOUT, 'form', en['form.timeout']],
    [true, OFFLINE, 'action', en['form.press_again']],
    [false, OFFLINE, 'action', en['form.press_again.offline']],
    [true, TIMEOUT, 'action', en['form.press_again']],
    [true, http(502), 'action', en['form.unavailable']],
    [true, business('x', 'No'), 'action', 'No'],
  ])(
    '[OFF-2.4] while navigator.onLine is %s, the message for %j in the context “%s” is %j',
    (onLine, error, context, text) => {
      vi.stubGlobal('navigator', { onLine });
      expect(read(error, context)).toBe(text);
    },
  );
});

describe('retry button of an error message', () => {
  test.each<[string, AppError, ErrorMessageContext, 'offered' | 'not offered']>([
    ['[OFF-2] for a failed query', OFFLINE, 'query', 'offered'],
    ['[GAME-2] for a failed launch', business('game.not.found', 'Gone'), 'launch', 'offered'],
    ['[CS-2] for a chat that does not open', TIMEOUT, 'chat', 'offered'],
    ['[CS-2] for a chat that the member may not open', business('no_permissions', 'No'), 'chat', 'not offered'],
    ['in a form, which has its own button', OFFLINE, 'form', 'not offered'],
    ['[CAPT-2] for a failed captcha', failedCaptcha('60204'), 'form', 'offered'],
    ['in a dialog', OFFLINE, 'background', 'not offered'],
  ])('the retry button of an error message %s is $3', (_, error, context, retry) => {
    expect(toErrorMessage(error, context)?.hasRetry).toBe(retry === 'offered');
  });

  test.each<DialogErrorContext>(['background', 'status', 'insecure-status'])(
    'the retry button of an error message is not offered for a refusal by the platform in the context %s',
    (context) => {
      expect(toErrorMessage(business('x', 'No'), context)).toEqual({
        text: { verbatim: 'No' },
        tone: 'alert',
        hasRetry: false,
      });
    },
  );
});

type ScreenTexts = Record<Exclude<ScreenErrorContext, 'start' | 'start-beside-notice'>, string>;

/** Returns the expected text for every screen: `text`, except for the screens in `others`. */
function all(text: string, others: Partial<ScreenTexts>): ScreenTexts {
  return { query: text, lanes: text, launch: text, chat: text, domain: text, ...others };
}

test.each<[string, (catalogue: typeof cn) => string]>([
  ['login required', (texts) => texts['session.over']],
  ['Missing Encryption', (texts) => texts['error.encryption_missing']],
  ['too large', (texts) => texts['error.unknown_error']],
])('[API-7] the error text for a request that was not sent (%s) is in the current language', (message, textIn) => {
  for (const catalogue of [en, cn, vietnamese]) {
    expect(toErrorText(unsent(message), 'background', createPlainTranslator(catalogue))).toBe(textIn(catalogue));
  }
});
