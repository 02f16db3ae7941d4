import { describe, expect, test } from 'vitest';
import { diallingCountries, searchCountries } from './dialling-countries';

const LIST = [
  { countryCode: 'PH', countryDialingCode: '63' },
  { countryCode: 'vn', countryDialingCode: '+84' },
  { countryCode: 'TR', countryDialingCode: '90' },
  { countryCode: 'TW', countryDialingCode: '886' },
  { countryCode: 'CN', countryDialingCode: '86' },
  { countryCode: 'somewhere', countryDialingCode: '999' },
  { countryCode: 'XX', countryDialingCode: '' },
];
const countries = diallingCountries(LIST, 'en-US');

describe('[LOGIN-6] the list of dialling codes', () => {
  test('[LOGIN-6] names countries in the language spoken, with flags, and leaves out what cannot be dialled', () => {
    expect(countries.map(({ name, code, flag }) => `${flag} ${name} ${code}`)).toEqual([
      '🇵🇭 Philippines 63',
      '🇻🇳 Vietnam 84',
      '🇹🇷 Türkiye 90',
      '🇹🇼 Taiwan 886',
      '🇨🇳 China 86',
      ' SOMEWHERE 999',
    ]);
    expect(diallingCountries(LIST, 'vi-VN')[1]?.name).toBe('Việt Nam');
  });

  test.each([
    ['', 6],
    [' + ', 6],
    ['phil', 1],
    ['TURK', 1],
    ['vn', 1],
    ['8', 3],
    ['+86', 1],
    ['0086', 1],
    ['86', 1],
    ['886', 1],
    ['nowhere', 0],
    ['.*', 0],
  ])('[LOGIN-6] is searched by %j: %i', (query, found) => {
    expect(searchCountries(countries, query)).toHaveLength(found);
  });

  test('[LOGIN-6] is searched without marks', () => {
    const spoken = diallingCountries(LIST, 'vi-VN');
    expect(searchCountries(spoken, 'viet nam').map(({ code }) => code)).toEqual(['84']);
    expect(searchCountries(spoken, 'Dai Loan').map(({ code }) => code)).toEqual(['886']);
  });
});
