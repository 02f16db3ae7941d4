import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppError } from '../../contract/app-error';
import { CASHIER_ERROR_CODES } from '../../contract/cashier-codes';
import { ERROR_CODES } from '../../contract/error-codes';
import cn from '../i18n/catalogues/cn.json';
import en from '../i18n/catalogues/en.json';
import vietnamese from '../i18n/catalogues/vi.json';
import { createPlainTranslator } from '../i18n/plain-translate';
import { toCashierErrorMessage, toCashierErrorText } from './cashier-error-message';

const refused = (code: string, message: string): AppError => ({
  layer: 'business',
  endpoint: 'submitDeposit',
  code,
  message,
  value: undefined,
});
const t = createPlainTranslator(en);

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));

describe('[MEM-1] [API-7] error message of a refused cashier request', () => {
  test.each(Object.values(CASHIER_ERROR_CODES))(
    '[MEM-1.10] for the known code %s, the message is a translated text instead of the platform’s message',
    (code) => {
      for (const catalogue of [en, cn, vietnamese]) {
        const text = toCashierErrorText(refused(code, 'Message of the platform'), createPlainTranslator(catalogue));
        expect(text).not.toContain('Message of the platform');
        expect(Object.values(catalogue)).toContain(text);
      }
    },
  );

  test.each(['', '2026-07-02'])(
    '[SAFE-2.11] after a self-exclusion, the message names it in words, whatever the platform’s message is (%j)',
    (words) => {
      expect(toCashierErrorText(refused(ERROR_CODES.excluded, words), t)).toBe(en['refused.excluded']);
    },
  );

  test('the error message of a refused cashier request is different for each known code', () => {
    const codes = Object.values(CASHIER_ERROR_CODES);
    expect(new Set(codes.map((code) => toCashierErrorText(refused(code, ''), t))).size).toBe(codes.length);
  });

  test.each([
    ['Not today', `Not today\n${en['refused.other']}`],
    ['<b>Not</b> <script>x</script>today', `Not today\n${en['refused.other']}`],
    ['Send \u202e005\u202c to \u0007us', `Send 005 to us\n${en['refused.other']}`],
    ['x'.repeat(2000), `${'x'.repeat(299)}…\n${en['refused.other']}`],
    [`${'x'.repeat(297)}👩‍🚀yz`, `${'x'.repeat(297)}…\n${en['refused.other']}`],
    ['ลอต\u200bเตอรี่ 👩‍🚀 ❤️ &amp; &hellip;', `ลอต\u200bเตอรี่ 👩‍🚀 ❤️ & …\n${en['refused.other']}`],
    ['\u200d\u200b', en['refused.other']],
    [' ', en['refused.other']],
  ])(
    '[MEM-1.10] for an unknown code, the message contains the platform’s message %j as plain text',
    (words, expected) => {
      expect(toCashierErrorText(refused('x.unknown', words), t).replace(/ +/g, ' ')).toBe(expected);
      expect(toCashierErrorMessage(refused('x.unknown', words))).toMatchObject({ tone: 'alert' });
    },
  );

  test('a code that is a property name of Object.prototype gets the text for unknown codes', () => {
    expect(toCashierErrorText(refused('constructor', ''), t)).toBe(en['refused.other']);
  });

  test('the error message of a cashier request refused for too many requests has the tone “quiet”', () => {
    expect(toCashierErrorMessage(refused('TOO_MANY_REQUEST_X', 'Slow down'))).toMatchObject({ tone: 'quiet' });
  });

  test.each<[string, AppError, string]>([
    ['to a server that does not respond', { layer: 'http', endpoint: 'x', status: 502 }, en['form.unavailable']],
    ['that was aborted', { layer: 'aborted', endpoint: 'x' }, ''],
    ['whose response was lost', { layer: 'offline', endpoint: 'x' }, en['form.press_again']],
  ])(
    '[OFF-2.4] the error message of a cashier request without input %s has the words of an action',
    (_what, error, expected) => {
      expect(toCashierErrorText(error, t)).toBe(expected);
    },
  );
});
