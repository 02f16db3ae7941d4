import { describe, expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { listCategoryVendors } from './category-vendors';

const card = (accountTypeName: string) => createGameCard({ nodeId: accountTypeName, accountTypeName });
const vendorsOf = (vendors: readonly string[], ...names: readonly string[]) =>
  listCategoryVendors({ vendors, cards: names.map(card) });

describe('[GAME-5] vendor list of a category', () => {
  test('[GAME-5.4] has the order of the platform’s classification, not of the games', () => {
    expect(vendorsOf(['JILI', 'tcg', 'PG'], 'PG', 'JILI', 'TCG')).toEqual(['JILI', 'TCG', 'PG']);
  });

  test('[GAME-5.3] contains TCG in place of RNG and PVP, and no duplicates', () => {
    expect(vendorsOf(['PVP', 'JILI', 'RNG', 'TCG'], 'rng', 'JILI')).toEqual(['TCG', 'JILI']);
  });

  test('[GAME-5.4] omits vendors without games and ends with the unclassified vendors', () => {
    expect(vendorsOf(['GONE', 'PG'], 'NEW', 'PG')).toEqual(['PG', 'NEW']);
  });

  test('is empty if no game has a vendor', () => {
    expect(vendorsOf([], '', ' ')).toEqual([]);
  });
});
