import { describe, expect, test } from 'vitest';
import { searchBanks } from './search-banks';

const NAMES = [
  'BDO Unibank',
  'Bank of the Philippine Islands',
  'Metrobank',
  'Ngân hàng Á Châu',
  '中国银行',
  'Metrobank',
];
const BANKS = NAMES.map((name) => ({ name, logo: '' }));

describe('[MEM-1.29] search for a bank', () => {
  test.each([
    ['', ['BDO Unibank', 'Bank of the Philippine Islands', 'Metrobank', 'Ngân hàng Á Châu', '中国银行'], undefined],
    ['  ', ['BDO Unibank', 'Bank of the Philippine Islands', 'Metrobank', 'Ngân hàng Á Châu', '中国银行'], undefined],
    ['metro', ['Metrobank'], 'metro'],
    ['METROBANK ', ['Metrobank'], undefined],
    ['ｍｅｔｒｏｂａｎｋ', ['Metrobank'], undefined],
    ['bpi', ['Bank of the Philippine Islands'], 'bpi'],
    ['a chau', ['Ngân hàng Á Châu'], 'a chau'],
    ['中国银行', ['中国银行'], undefined],
    [' Rural Bank  of Davao ', [], 'Rural Bank  of Davao'],
  ])('%j finds %j, and offers the name %j', (query, names, otherName) => {
    const found = searchBanks(BANKS, query);
    expect(found.banks.map(({ name }) => name)).toEqual(names);
    expect(found.otherName).toBe(otherName);
  });

  test.each([
    ['mb', ['MB Bank', 'MBV', 'Metro Bank', 'Techcombank']],
    ['mb bank', ['MB Bank']],
    ['bank', ['Metro Bank', 'MB Bank', 'Banka', 'Techcombank']],
  ])('%j finds the best match first: %j', (query, names) => {
    const list = ['Techcombank', 'Metro Bank', 'MBV', 'MB Bank', 'Banka'].map((name) => ({ name, logo: '' }));
    expect(searchBanks(list, query).banks.map(({ name }) => name)).toEqual(names);
  });
});
