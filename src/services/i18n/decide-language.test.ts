import { describe, expect, test } from 'vitest';
import { decideLanguage } from './decide-language';

describe('[I18N-1] which language the product speaks', () => {
  test.each([
    // chosen     browser            offered          default      speaks
    ['VI', ['en-US'], ['EN', 'VI'], 'EN', 'VI'],
    ['VI', ['en-US'], ['EN', 'CN'], 'EN', 'EN'],
    ['XX', ['en-US'], ['CN', 'VI'], undefined, 'CN'],
    [undefined, ['vi-VN', 'en'], [], undefined, 'VI'],
    [undefined, ['zh-TW'], [], undefined, 'CN'],
    [undefined, ['fr'], ['VI', 'EN'], undefined, 'VI'],
    [undefined, ['en'], ['VI', 'EN'], 'VI', 'VI'],
    [undefined, [], ['RU', 'AR'], 'RU', 'EN'],
    ['__proto__', ['constructor'], ['toString'], 'hasOwnProperty', 'EN'],
  ])('chosen %j, browser %j, offered %j, default %j: %s', (chosen, browser, offered, merchantDefault, speaks) => {
    expect(decideLanguage({ chosen, browser, offered, merchantDefault }).code).toBe(speaks);
  });
});
