import { describe, expect, test } from 'vitest';
import { buildCallingCodeCountries, searchCountries } from './calling-code-countries';

const LIST = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'vn', countryDialingCode: '+84' },
  { countryCode: 'TR', countryDialingCode: '90' },
  { countryCode: 'TW', countryDialingCode: '886' },
  { countryCode: 'CN', countryDialingCode: '86' },
  { countryCode: 'somewhere', countryDialingCode: '999' },
  { countryCode: 'XX', countryDialingCode: '' },
];
const countries = buildCallingCodeCountries(LIST, 'en-US');

describe('[LOGIN-6] list of calling codes', () => {
  test('the list of calling codes names countries in the current language, with flags', () => {
    expect(countries.map(({ name, code, flag }) => `${flag} ${name} ${code}`)).toEqual([
      '🇵🇭 Philippines 63',
      '🇻🇳 Vietnam 84',
      '🇹🇷 Türkiye 90',
      '🇹🇼 Taiwan 886',
      '🇨🇳 China 86',
      ' SOMEWHERE 999',
    ]);
    expect(buildCallingCodeCountries(LIST, 'vi-VN')[1]?.name).toBe('Việt Nam');
  });

  test.each([
    ['', 6],
    [' + ', 6],
    ['phil', 1],
    ['TURK', 1],
    ['ＴＵ\u00adＲＫ', 1],
    ['vn', 1],
    ['8', 3],
    ['+86', 1],
    ['0086', 1],
    ['86', 1],
    ['886', 1],
    ['८८६', 1],
    ['+٨٦', 1],
    ['８８６', 1],
    ['＋８６', 1],
    ['００８６', 1],
    ['(+86)', 1],
    ['00 86', 1],
    ['+8 8 6', 1],
    ['()', 6],
    ['ｖｎ', 1],
    ['nowhere', 0],
    ['.*', 0],
  ])('a search for %j in the list of calling codes finds %i countries', (query, count) => {
    expect(searchCountries(countries, query)).toHaveLength(count);
  });

  test('a search in the list of calling codes ignores diacritics', () => {
    const vietnamese = buildCallingCodeCountries(LIST, 'vi-VN');
    expect(searchCountries(vietnamese, 'viet nam').map(({ code }) => code)).toEqual(['84']);
    expect(searchCountries(vietnamese, 'Dai Loan').map(({ code }) => code)).toEqual(['886']);
  });

  test.each(['ベトナム', 'ﾍﾞﾄﾅﾑ', 'べとなむ', 'ベトナム'])(
    'a search for %j, however the kana are typed, finds a country with a Japanese name',
    (query) => {
      const japanese = buildCallingCodeCountries(LIST, 'ja-JP');
      expect(japanese[1]?.name).toBe('ベトナム');
      expect(searchCountries(japanese, query).map(({ code }) => code)).toEqual(['84']);
    },
  );
});
