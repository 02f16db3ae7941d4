import { describe, expect, test } from 'vitest';
import { toLanguageCode } from './language-codes';

describe('[I18N-1] language code of a browser language', () => {
  test.each([
    ['en', 'EN'],
    ['en-GB', 'EN'],
    ['EN-us', 'EN'],
    ['vi-VN', 'VI'],
    ['zh', 'CN'],
    ['zh-CN', 'CN'],
    ['zh-Hans-HK', 'CN'],
    ['zh-Hant', 'TW'],
    ['zh-TW', 'TW'],
    ['zh-hk', 'TW'],
    ['zh-Hant-MO', 'TW'],
    ['zh-SG', 'CN'],
    ['fil-PH', 'TY'],
    ['tl', 'TY'],
    ['my-MM', 'MY'],
    ['ms-MY', 'MS'],
    ['pt', 'PT'],
    ['pt-PT', 'PT'],
    ['pt-BR', 'PT-BR'],
    ['ur-PK', 'UR'],
    ['tr', 'TR'],
    // Platform codes that are the tags of other languages, or no tags.
    ['cn', undefined],
    ['tw', undefined],
    ['ty', undefined],
    ['fr', undefined],
    ['ru-RU', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('[I18N-1.1] the language code of the browser language %j is %s', (tag, code) => {
    expect(toLanguageCode(tag)).toBe(code);
  });
});
