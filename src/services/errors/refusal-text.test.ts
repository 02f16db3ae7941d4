import { beforeAll, describe, expect, test, vi } from 'vitest';
import { ERROR_CODES, SESSION_EXPIRED_CODES } from '../../contract/error-codes';
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
  [ERROR_CODES.wrongCredentials, 'User name or password is not right', burmese['refused.login.cred.err'], ''],
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
  [ERROR_CODES.weakPassword, 'It needs a capital', burmese['refused.password.weak'], 'It needs a capital'],
  [ERROR_CODES.weakPassword, ' ', burmese['refused.password.weak'], ''],
  [ERROR_CODES.oldPasswordWrong, 'No', burmese['refused.password.old.err'], ''],
  [ERROR_CODES.usernameInvalid, '<b>Letters</b> only', burmese['refused.username.invalid'], 'Letters only'],
  [ERROR_CODES.usernameTaken, 'No', burmese['refused.username.exists'], ''],
  [ERROR_CODES.mobileInvalid, 'Only numbers of PH', burmese['refused.mobile.invalid'], 'Only numbers of PH'],
  [ERROR_CODES.smsCodeWrong, 'No', burmese['refused.sms.code.err'], ''],
  [ERROR_CODES.identityInvalid, 'No', burmese['refused.firebase.token.invalid'], ''],
  ...[...SESSION_EXPIRED_CODES].map((code) => [code, 'No', burmese['session.over'], ''] as const),
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
