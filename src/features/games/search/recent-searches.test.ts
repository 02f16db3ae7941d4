import { describe, expect, test } from 'vitest';
import { prependRecentSearch } from './recent-searches';

describe('[GAME-5] recent searches', () => {
  test.each([
    ['it is added to an empty list', [], 'dragon', ['dragon']],
    ['it is placed before the earlier searches', ['koi'], 'dragon', ['dragon', 'koi']],
    ['a repeated search moves to the first position', ['koi', 'dragon'], 'dragon', ['dragon', 'koi']],
    [
      'a search that differs only by case and diacritics is replaced',
      ['xoc dia', 'koi'],
      ' Xóc Đĩa ',
      ['Xóc Đĩa', 'koi'],
    ],
    ['a search in full-width letters is replaced', ['dragon’s', 'koi'], "ＤＲＡＧＯＮ'S", ["ＤＲＡＧＯＮ'S", 'koi']],
    ['a search of invisible characters is not saved', ['koi'], '\u200b', ['koi']],
    ['a blank search is not saved', ['koi'], '  ', ['koi']],
    ['the oldest of seven searches is removed', ['1', '2', '3', '4', '5', '6'], '7', ['7', '1', '2', '3', '4', '5']],
  ])('after a search, the list of recent searches is updated: %s', (_case, recent, text, expected) => {
    expect(prependRecentSearch(recent, text)).toEqual(expected);
  });
});
