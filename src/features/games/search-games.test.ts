import { describe, expect, test } from 'vitest';
import { gameCard } from '../../../tests/support/game-card';
import type { GameCategory } from './arrange-lanes';
import { searchGames, searchIndex } from './search-games';

const card = (nodeId: string, displayName: string, accountTypeName: string) =>
  gameCard({ nodeId, displayName, accountTypeName });
const categories: readonly GameCategory[] = [
  {
    category: 'SLOT',
    vendors: [],
    title: 'Slots',
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
    title: 'Hot',
    vendors: [],
    cards: [card('2', 'Neon Naga', 'aurum'), card('7', 'Nagasaki', 'nova')],
  },
];
const found = (asked: string) => searchGames(searchIndex(categories), asked).map(({ card: { nodeId } }) => nodeId);

describe('[GAME-5] games are found', () => {
  test.each([
    ['by the beginning of their name first, then by a word of it, then by what is in it', 'naga', ['7', '1', '2', '6']],
    ['in any case', 'KOI', ['3']],
    ['without the marks', 'xoc dia', ['4']],
    ['with the marks', 'XÓC ĐĨA', ['4']],
    ['by their vendor, merged as it is shown', 'tcg', ['4']],
    ['by name and vendor together, in any order', 'aurum naga', ['1', '2']],
    ['in scripts without letters', '灯笼', ['5']],
    ['by their vendor after those of the name', 'neon', ['2', '1', '5']],
    ['once, however many lanes they stand on', 'neon naga', ['2', '1']],
    ['with room around the words', '  koi   cascade ', ['3']],
    ['by nothing: none', '   ', []],
    ['not at all', 'zeppelin', []],
  ])('%s', (_how, asked, ids) => {
    expect(found(asked)).toEqual(ids);
  });

  test('a game keeps the category it stands in first', () => {
    expect(searchGames(searchIndex(categories), 'neon')[0]?.category).toBe('SLOT');
  });
});
