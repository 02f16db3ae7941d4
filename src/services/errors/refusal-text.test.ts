import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
import english from '../i18n/catalogues/en.json';
import burmese from '../i18n/catalogues/my.json';
import { resolveDisplayText } from '../i18n/display-text';
import { activateLanguage } from '../i18n/i18n';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { createPlainTranslator } from '../i18n/plain-translate';
import { toRefusalText } from './refusal-text';

const t = createPlainTranslator(burmese, LANGUAGES.get('MY'));
const read = (code: string, message: string) => resolveDisplayText(toRefusalText({ code, message }), t);

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['my'] });
  await activateLanguage(LANGUAGES.get('MY') ?? ENGLISH);
});

const ROWS: readonly (readonly [code: string, message: string, text: string, reason: string])[] = [
  // code, the platform’s words, text, reason line
  [
    ERROR_CODES.wrongCredentials,
    'Wrong. 2 attempts left.',
    burmese['refused.login.cred.err'],
    'Wrong. 2 attempts left.',
  ],
  [ERROR_CODES.wrongCredentials, 'သုံးကြိမ်မှ ၂ ကြိမ် ကျန်သည်', burmese['refused.login.cred.err'], 'သုံးကြိမ်မှ ၂ ကြိမ် ကျန်သည်'],
  [ERROR_CODES.unknownUser, 'There is no such user', burmese['refused.not.exists.user'], ''],
  [ERROR_CODES.tokenIpDifferent, 'Address changed', burmese['refused.token_ip_different'], ''],
  [ERROR_CODES.captchaWrong, 'No', burmese['refused.captcha.err'], ''],
  [ERROR_CODES.gameNotFound, 'Gone', burmese['refused.game.not.found'], ''],
  [ERROR_CODES.gameUnderMaintenance, 'Closed', burmese['refused.game.maintenance'], ''],
  [ERROR_CODES.weakPassword, 'It needs a capital', burmese['refused.password.weak'], 'It needs a capital'],
  [ERROR_CODES.weakPassword, ' ', burmese['refused.password.weak'], ''],
  [ERROR_CODES.oldPasswordWrong, ' ', burmese['refused.password.old.err'], ''],
  [ERROR_CODES.oldPasswordWrong, 'It was changed', burmese['refused.password.old.err'], 'It was changed'],
  [ERROR_CODES.usernameInvalid, '<b>Letters</b> only', burmese['refused.username.invalid'], 'Letters only'],
  [ERROR_CODES.usernameTaken, 'No', burmese['refused.username.exists'], ''],
  [ERROR_CODES.mobileInvalid, 'Only numbers of PH', burmese['refused.mobile.invalid'], 'Only numbers of PH'],
  [ERROR_CODES.smsCodeWrong, ' ', burmese['refused.sms.code.err'], ''],
  [ERROR_CODES.smsCodeWrong, 'Ask for another one', burmese['refused.sms.code.err'], 'Ask for another one'],
  [ERROR_CODES.identityInvalid, 'No', burmese['refused.firebase.token.invalid'], ''],
  ...[...SESSION_EXPIRED_CODES].map((code) => [code, 'No', burmese['session.over'], ''] as const),
  // A code with several causes: the platform’s words tell which.
  [ERROR_CODES.wrongCredentials, 'The account is locked', burmese['refused.login.cred.err'], 'The account is locked'],
  [ERROR_CODES.accountClosed, 'Two accounts', burmese['refused.account.closed'], 'Two accounts'],
  [ERROR_CODES.accountClosed, '', burmese['refused.account.closed'], ''],
  [ERROR_CODES.wrongCredentials, burmese['refused.login.cred.err'], burmese['refused.login.cred.err'], ''],
  [ERROR_CODES.wrongCredentials, 'login.cred.err', burmese['refused.login.cred.err'], ''],
  // Codes that are the end of a key of a text, but mean something else here, or nothing.
  ...['limit', 'balance', 'method', 'pending', 'other', 'break', 'points', 'reward', 'soldOut', 'reused'].map(
    (code) => [code, 'Words of the platform', 'Words of the platform', ''] as const,
  ),
  ['account.exists', 'This name is taken', 'This name is taken', ''],
  ['amount.invalid', 'No', 'No', ''],
  ['token.invalid', 'No', 'No', ''],
  // Unknown codes, also those that an object inherits.
  ['another.code', 'Closed for stocktaking', 'Closed for stocktaking', ''],
  ['constructor', 'No', 'No', ''],
  ['another.code', '<br>', burmese['error.unknown_error'], ''],
];

describe('[API-7.7] text of a refusal in the member’s language', () => {
  test.each(ROWS)(
    'the code %s with the words %j is shown as “%s” with the reason “%s”',
    (code, message, text, reason) => {
      const line = reason === '' ? '' : `\n${t('identity.reason', { reason })}`;
      expect(read(code, message)).toBe(text + line);
    },
  );
});

describe('[API-7.7] the platform’s words in the language of the app', () => {
  beforeAll(() => activateLanguage(ENGLISH));

  test.each([
    // code, the platform’s words, whether they follow the text
    [ERROR_CODES.wrongCredentials, 'User name or password is not right', false],
    [ERROR_CODES.wrongCredentials, 'Password is not right!', false],
    [ERROR_CODES.wrongCredentials, 'Your account is locked, contact support', true],
    [ERROR_CODES.wrongCredentials, '账户已锁定', true],
    [ERROR_CODES.smsCodeWrong, 'The code is not right or no longer valid', false],
    [ERROR_CODES.smsCodeWrong, 'Too many wrong codes', true],
    [ERROR_CODES.oldPasswordWrong, 'The old password is not right', false],
    // “cannot” in the text is not the “not” of these words.
    [ERROR_CODES.mobileInvalid, 'This is not a mobile number', true],
    [ERROR_CODES.unknownUser, 'There is no such user', false],
    [ERROR_CODES.unknownUser, 'Deleted in 2024', true],
  ])('after the text of the code %s, the words %j are shown: %s', (code, message, isShown) => {
    const text = resolveDisplayText(toRefusalText({ code, message }), createPlainTranslator(english));
    expect(text.includes(message)).toBe(isShown);
    expect(text).toContain(english[`refused.${code}` as keyof typeof english]);
  });
});
