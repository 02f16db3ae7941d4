import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../contract/language-codes';
import { decideLanguage } from './decide-language';
import { LANGUAGES } from './languages';

test('[I18N-1] every language code of the platform has a language', () => {
  expect([...LANGUAGES.keys()].sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe('[I18N-1] language of the app', () => {
  test.each([
    // chosen     browser            offered          default      language
    ['VI', ['en-US'], ['EN', 'VI'], 'EN', 'VI'],
    ['VI', ['en-US'], ['EN', 'CN'], 'EN', 'EN'],
    ['XX', ['en-US'], ['CN', 'VI'], undefined, 'CN'],
    [undefined, ['vi-VN', 'en'], [], undefined, 'VI'],
    [undefined, ['zh-TW'], [], undefined, 'TW'],
    [undefined, ['zh-TW'], ['EN', 'CN'], undefined, 'CN'],
    [undefined, ['pt-BR', 'en'], ['EN', 'PT'], undefined, 'PT'],
    [undefined, ['pt-BR', 'pt'], ['PT', 'PT-BR'], undefined, 'PT-BR'],
    [undefined, ['fil-PH'], [], undefined, 'TY'],
    [undefined, ['tw', 'ty', 'cn'], [], undefined, 'EN'],
    ['UR', ['en'], [], undefined, 'UR'],
    [undefined, ['fr'], ['VI', 'EN'], undefined, 'VI'],
    [undefined, ['en'], ['VI', 'EN'], 'VI', 'VI'],
    [undefined, [], ['RU', 'AR'], 'RU', 'EN'],
    ['__proto__', ['constructor'], ['toString'], 'hasOwnProperty', 'EN'],
  ])(
    '[I18N-1.2] for the chosen language %j, the browser’s %j, the offered %j and the default %j, the app’s language is %s',
    (chosen, browser, offered, merchantDefault, language) => {
      expect(decideLanguage({ chosen, browser, offered, merchantDefault }).code).toBe(language);
    },
  );
});
