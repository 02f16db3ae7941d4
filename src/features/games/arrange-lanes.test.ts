import { describe, expect, test } from 'vitest';
import { gameCard } from '../../../tests/support/game-card';
import type { GameLane } from '../../contract/endpoints/game-lanes';
import { arrangeLanes } from './arrange-lanes';

const card = (nodeId: string) => gameCard({ nodeId, displayName: `Game ${nodeId}`, accountTypeName: 'tcg' });

const lane = (category: string, ...ids: string[]): GameLane => ({
  title: category.toLowerCase(),
  category,
  cards: ids.map(card),
  gameClassify: [],
  gameCount: ids.length,
});

const shown = (lanes: readonly GameLane[]) =>
  arrangeLanes(lanes).map(({ category, cards }) => `${category}: ${cards.map(({ nodeId }) => nodeId).join(' ')}`);

describe('[GAME-5] which lanes show, and in which order', () => {
  test('by ordinal, followers behind their leader', () => {
    const lanes = [lane('LOTT', '1'), lane('SLOT', '2'), lane('VIETNAM_LOTTO', '3'), lane('ELOTT', '4')];
    expect(shown(lanes)).toEqual(['LOTT: 1', 'VIETNAM_LOTTO: 3', 'SLOT: 2', 'ELOTT: 4']);
  });

  test('equal ordinals keep the order of the platform', () => {
    expect(shown([lane('SEA_LOTT', '1'), lane('ELOTTO', '2'), lane('ELOTT', '3')])).toEqual([
      'ELOTT: 3',
      'SEA_LOTT: 1',
      'ELOTTO: 2',
    ]);
  });

  test('a lane without games does not show and takes no ordinal', () => {
    expect(shown([lane('LOTT'), lane('SLOT', '2')])).toEqual(['SLOT: 2']);
    expect(shown([])).toEqual([]);
  });

  test('lanes of one category, in whatever case, are one', () => {
    expect(shown([lane('slot', '1'), lane('LIVE', '2'), lane('SLOT', '3')])).toEqual(['SLOT: 1 3', 'LIVE: 2']);
  });

  test('the classification of every lane of a category counts', () => {
    const classified = (vendors: string[]) => ({
      ...lane('SLOT', vendors.join()),
      gameClassify: [{ code: 'x', vendors }],
    });
    expect(arrangeLanes([classified(['PG']), classified(['JILI', 'RNG'])])[0]?.vendors).toEqual(['PG', 'JILI', 'RNG']);
  });

  test('a lane without a title is called by its category', () => {
    expect(arrangeLanes([{ ...lane('FISH', '1'), title: '' }])[0]?.title).toBe('FISH');
  });
});
