import { expect, test } from 'vitest';
import { ENGLISH, LANGUAGES } from '../i18n/languages';
import { toRegionalLanguage } from '../i18n/regional-locale';
import { getGeetestScriptUrl, toGeetestLanguage } from './geetest-settings';

const ORIGIN = 'http://localhost:8080';

test.each([
  ['', 'https://static.geetest.com/v4/gt4.js'],
  ['https://cdn.example/gt4.js', 'https://cdn.example/gt4.js'],
  ['/geetest/gt4.js', 'http://localhost:8080/geetest/gt4.js'],
  ['http://localhost:8080/gt4.js', 'http://localhost:8080/gt4.js'],
  ['http://cdn.example/gt4.js', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/javascript,1', undefined],
  ['https://', undefined],
])('[CAPT-4] for the configured value %j, the URL of the Geetest script is %s', (configured, address) => {
  expect(getGeetestScriptUrl('geetest-v4', configured, ORIGIN)).toBe(address);
});

test.each([
  // language, browser’s tag, version 4, version 3
  ['EN', 'en', 'eng', 'en'],
  ['CN', 'zh-CN', 'zho', 'zh-cn'],
  ['TW', 'zh-HK', 'zho-hk', 'zh-hk'],
  ['TW', 'zh-Hant-MO', 'zho-hk', 'zh-hk'],
  ['TW', 'zh-TW', 'zho-tw', 'zh-tw'],
  ['PT', 'pt-PT', 'por', 'pt-pt'],
  ['PT-BR', 'pt-BR', 'pon', 'pt-pt'],
  ['ES', 'es-MX', 'spa', 'es'],
  ['VI', 'vi-VN', 'eng', 'vi'],
  ['TH', 'th', 'eng', 'th'],
  ['TA', 'ta-IN', 'eng', 'ta'],
  ['MY', 'my', 'eng', 'en'],
  ['UR', 'ur-PK', 'eng', 'en'],
] as const)(
  '[CAPT-1.2] Geetest gets the language %s of a visitor with the tag %s as %s in version 4 and as %s in version 3',
  (code, browser, v4, v3) => {
    const language = toRegionalLanguage(LANGUAGES.get(code) ?? ENGLISH, [browser]);
    expect([toGeetestLanguage('geetest-v4', language), toGeetestLanguage('geetest-v3', language)]).toEqual([v4, v3]);
  },
);
