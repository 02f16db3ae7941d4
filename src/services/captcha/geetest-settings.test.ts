import { expect, test } from 'vitest';
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
  ['en', 'eng', 'en'],
  ['zh-Hans', 'zho', 'zh-cn'],
  ['zh-Hant-HK', 'zho-hk', 'zh-hk'],
  ['vi', 'eng', 'en'],
  ['pt-BR', 'por', 'pt-pt'],
])('[CAPT-1] Geetest’s language code for the language %s is %s in version 4 and %s in version 3', (tag, v4, v3) => {
  expect([toGeetestLanguage('geetest-v4', tag), toGeetestLanguage('geetest-v3', tag)]).toEqual([v4, v3]);
});
