import { describe, expect, test } from 'vitest';
import { gameCard } from '../../../tests/support/game-card';
import { categoryVendors } from './category-vendors';

const card = (accountTypeName: string) => gameCard({ nodeId: accountTypeName, accountTypeName });
const shown = (vendors: readonly string[], ...names: readonly string[]) =>
  categoryVendors({ vendors, cards: names.map(card) });

describe('[GAME-5] the vendors of a category', () => {
  test('come in the order of the classification, whatever the games’', () => {
    expect(shown(['JILI', 'tcg', 'PG'], 'PG', 'JILI', 'TCG')).toEqual(['JILI', 'TCG', 'PG']);
  });

  test('RNG and PVP are TCG there as well, and each is named once', () => {
    expect(shown(['PVP', 'JILI', 'RNG', 'TCG'], 'rng', 'JILI')).toEqual(['TCG', 'JILI']);
  });

  test('one without games is left out; one that is not classified comes last', () => {
    expect(shown(['GONE', 'PG'], 'NEW', 'PG')).toEqual(['PG', 'NEW']);
  });

  test('a game without a vendor makes none', () => {
    expect(shown([], '', ' ')).toEqual([]);
  });
});
