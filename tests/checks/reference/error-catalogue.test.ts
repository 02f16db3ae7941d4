import { beforeAll, describe, expect, test, vi } from 'vitest';
import { toCashierErrorText } from '../../../src/services/errors/cashier-error-message';
import { toRefusalText } from '../../../src/services/errors/refusal-text';
import english from '../../../src/services/i18n/catalogues/en.json';
import { resolveDisplayText } from '../../../src/services/i18n/display-text';
import { activateLanguage } from '../../../src/services/i18n/i18n';
import { ENGLISH } from '../../../src/services/i18n/languages';
import { createPlainTranslator } from '../../../src/services/i18n/plain-translate';
import { ERROR_CATALOGUE } from './error-catalogue';

const t = createPlainTranslator(english, ENGLISH);

beforeAll(async () => {
  vi.stubGlobal('navigator', { languages: ['en'], onLine: true });
  await activateLanguage(ENGLISH);
});

/** Returns whether a member reads the platform's words, in general and of a message with a number. */
function readsMessage(code: string, isCashier: boolean): readonly boolean[] {
  return ['Quokkas only', 'Quokka 7'].map((message) => {
    const error = { layer: 'business', endpoint: 'x', code, message, value: undefined } as const;
    const text = isCashier ? toCashierErrorText(error, t) : resolveDisplayText(toRefusalText(error), t);
    return text.includes(message);
  });
}

describe('[OPS-3.4] text of an error code', () => {
  test.each([...ERROR_CATALOGUE].filter(([, { effect }]) => effect.includes('text of the app')))(
    'the reference says of %s whether a member reads the platform’s words',
    (code, { effect }) => {
      if (effect.includes('`message` is not shown')) expect(readsMessage(code, true)).toEqual([false, false]);
      else expect(readsMessage(code, false)).toEqual([!effect.includes('only if it has a number'), true]);
    },
  );

  test('no code of the cashier promises the platform’s message', () => {
    expect(
      [...ERROR_CATALOGUE].filter(([, { effect }]) => /message is shown/.test(effect)).map(([code]) => code),
    ).toEqual(['request.invalid']);
  });
});
