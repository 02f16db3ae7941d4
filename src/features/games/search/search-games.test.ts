import { describe, expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { buildSearchIndex, searchGames } from './search-games';

const card = (nodeId: string, displayName: string, accountTypeName: string) =>
  createGameCard({ nodeId, displayName, accountTypeName });
const categories: readonly Pick<GameCategory, 'category' | 'cards'>[] = [
  {
    category: 'SLOT',
    cards: [
      card('6', 'Canaga', 'lumen'),
      card('1', 'The Neon Naga', 'aurum'),
      card('2', 'Neon Naga', 'aurum'),
      card('3', 'Koi Cascade', 'lumen'),
      card('4', 'Xóc Đĩa', 'rng'),
      card('5', '幸运灯笼', 'NEON'),
    ],
  },
  {
    category: 'HOT',
    cards: [card('2', 'Neon Naga', 'aurum'), card('7', 'Nagasaki', 'nova')],
  },
];
const searchIds = (query: string) =>
  searchGames(buildSearchIndex(categories), query).map(({ card: { nodeId } }) => nodeId);

describe('[GAME-5.9] searchGames()', () => {
  test.each([
    [
      'ranks names that start with the query first, then names with a later word that starts with the query, then other matches',
      'naga',
      ['7', '1', '2', '6'],
    ],
    ['ignores case', 'KOI', ['3']],
    ['ignores the width of letters and invisible breaks', 'Ｋ\u200bＯＩ', ['3']],
    ['matches without diacritics', 'xoc dia', ['4']],
    ['matches with diacritics', 'XÓC ĐĨA', ['4']],
    ['matches the merged vendor name', 'tcg', ['4']],
    ['matches name and vendor together in any order', 'aurum naga', ['1', '2']],
    ['matches Chinese text', '灯笼', ['5']],
    ['ranks vendor matches after name matches', 'neon', ['2', '1', '5']],
    ['returns a game of several lanes once', 'neon naga', ['2', '1']],
    ['ignores extra whitespace', '  koi   cascade ', ['3']],
    ['returns nothing for a blank query', '   ', []],
    ['returns nothing without a match', 'zeppelin', []],
  ])('the search for games by name and vendor %s', (_case, query, ids) => {
    expect(searchIds(query)).toEqual(ids);
  });

  test('a found game that is listed in several categories is returned with the first of these categories', () => {
    expect(searchGames(buildSearchIndex(categories), 'neon')[0]?.category).toBe('SLOT');
  });
});
