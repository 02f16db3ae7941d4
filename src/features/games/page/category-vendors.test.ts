import { describe, expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import { listCategoryVendors } from './category-vendors';

const card = (accountTypeName: string) => createGameCard({ nodeId: accountTypeName, accountTypeName });
const vendorsOf = (vendors: readonly string[], ...names: readonly string[]) =>
  listCategoryVendors({ vendors, cards: names.map(card) });

describe('[GAME-5] vendors of a category', () => {
  test('the vendors of a category follow the order of the classification, not of the games', () => {
    expect(vendorsOf(['JILI', 'tcg', 'PG'], 'PG', 'JILI', 'TCG')).toEqual(['JILI', 'TCG', 'PG']);
  });

  test('the vendors of a category merge RNG and PVP into TCG and contain no duplicates', () => {
    expect(vendorsOf(['PVP', 'JILI', 'RNG', 'TCG'], 'rng', 'JILI')).toEqual(['TCG', 'JILI']);
  });

  test('the vendors of a category omit vendors without games and list unclassified vendors last', () => {
    expect(vendorsOf(['GONE', 'PG'], 'NEW', 'PG')).toEqual(['PG', 'NEW']);
  });

  test('the vendors of a category are empty when no game names a vendor', () => {
    expect(vendorsOf([], '', ' ')).toEqual([]);
  });
});
