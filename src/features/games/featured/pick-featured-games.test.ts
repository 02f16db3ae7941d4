import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { gameCard } from '../../../contract/endpoints/games/game-lanes';
import { computeCurrentJackpot, pickFeaturedGames } from './pick-featured-games';

const card = (displayName: string, fields: object = {}) => parse(gameCard, { displayName, ...fields });
const category = (name: string, cards: ReturnType<typeof card>[]) => ({
  category: name,
  title: name,
  cards,
  gameCount: cards.length,
  vendors: [],
  icon: '',
});

describe('[GAME-5] the featured games of home', () => {
  test('the featured games of home are the game with the highest jackpot and the most played games, without duplicates', () => {
    const featured = pickFeaturedGames([
      category('LOTT', [card('A', { jackpot: 5 }), card('B', { jackpot: 9, hot: true })]),
      category('SLOT', [card('C', { hot: true }), card('D')]),
    ]);
    expect(featured.jackpot?.card.displayName).toBe('B');
    expect(featured.hot.map(({ category, card: { displayName } }) => [category, displayName])).toEqual([['SLOT', 'C']]);
  });

  test('home has no featured games if no game has a jackpot or is among the most played', () => {
    expect(pickFeaturedGames([category('SLOT', [card('D')])])).toEqual({ jackpot: undefined, hot: [] });
  });

  test.each([
    [1000, 60, 0, 5_000_000, 1000],
    [1000, 60, 1_000, 1_000, 1000],
    [1000, 60, 1_000, 1_801_000, 1030],
    [1000, 60, 9_000, 1_000, 1000],
  ])(
    'with jackpot=$0, jackpotGrowth=$1, at=$2 ms and now=$3 ms, computeCurrentJackpot() returns $4',
    (jackpot, jackpotGrowth, at, now, value) => {
      expect(computeCurrentJackpot({ jackpot, jackpotGrowth }, at, now)).toBe(value);
    },
  );
});
