import { describe, expect, test } from 'vitest';
import { createGameCard } from '../../../../tests/support/games/game-card';
import type { GameLane } from '../../../contract/endpoints/games/game-lanes';
import { groupLanesByCategory } from './group-lanes-by-category';

const card = (nodeId: string) => createGameCard({ nodeId, displayName: `Game ${nodeId}`, accountTypeName: 'tcg' });

const lane = (category: string, ...ids: string[]): GameLane => ({
  title: category.toLowerCase(),
  category,
  cards: ids.map(card),
  icon: '',
  gameClassify: [],
  gameCount: ids.length,
});

const summarize = (lanes: readonly GameLane[]) =>
  groupLanesByCategory(lanes).map(
    ({ category, cards }) => `${category}: ${cards.map(({ nodeId }) => nodeId).join(' ')}`,
  );

describe('[GAME-5] grouping of lanes by category', () => {
  test('[GAME-5.1] game categories are sorted by ordinal, with follower categories directly after their leader category', () => {
    const lanes = [lane('LOTT', '1'), lane('SLOT', '2'), lane('VIETNAM_LOTTO', '3'), lane('ELOTT', '4')];
    expect(summarize(lanes)).toEqual(['LOTT: 1', 'VIETNAM_LOTTO: 3', 'SLOT: 2', 'ELOTT: 4']);
  });

  test('[GAME-5.1] categories with equal ordinals keep the order of the platform', () => {
    expect(summarize([lane('SEA_LOTT', '1'), lane('ELOTTO', '2'), lane('ELOTT', '3')])).toEqual([
      'ELOTT: 3',
      'SEA_LOTT: 1',
      'ELOTTO: 2',
    ]);
  });

  test('[GAME-5.2] categories without games are omitted', () => {
    expect(summarize([lane('LOTT'), lane('SLOT', '2')])).toEqual(['SLOT: 2']);
    expect(summarize([])).toEqual([]);
  });

  test('lanes whose category names are equal except for case are merged', () => {
    expect(summarize([lane('slot', '1'), lane('LIVE', '2'), lane('SLOT', '3')])).toEqual(['SLOT: 1 3', 'LIVE: 2']);
  });

  test('a category lists the vendors of all its lanes', () => {
    const classifiedLane = (vendors: string[]) => ({
      ...lane('SLOT', vendors.join()),
      gameClassify: [{ code: 'x', vendors }],
    });
    expect(groupLanesByCategory([classifiedLane(['PG']), classifiedLane(['JILI', 'RNG'])])[0]?.vendors).toEqual([
      'PG',
      'JILI',
      'RNG',
    ]);
  });

  test('the game count of a category sums its lanes; a lane without a game count adds the number of its listed games', () => {
    const counts = (...lanes: GameLane[]) => groupLanesByCategory(lanes).map(({ gameCount }) => gameCount);
    expect(counts({ ...lane('SLOT', '1', '2'), gameCount: 480 }, lane('LIVE', '3'))).toEqual([480, 1]);
    expect(counts({ ...lane('SLOT', '1', '2'), gameCount: 0 })).toEqual([2]);
    expect(counts({ ...lane('SLOT', '1'), gameCount: 480 }, { ...lane('slot', '2', '3'), gameCount: 0 })).toEqual([
      482,
    ]);
  });

  test('a category whose lane has no title has the category name as the title', () => {
    expect(groupLanesByCategory([{ ...lane('FISH', '1'), title: '' }])[0]?.title).toBe('FISH');
  });
});
