import { describe, expect, test } from 'vitest';
import { computeCategoryOrdinals } from './category-ordinals';

describe('[GAME-5.1] computeCategoryOrdinals()', () => {
  test.each<[string, string[], Record<string, number>]>([
    ['increase by 100 in the platform’s order', ['LOTT', 'SLOT', 'LIVE'], { LOTT: 100, SLOT: 200, LIVE: 300 }],
    [
      'place followers after their leader regardless of their position',
      ['LOTT', 'SLOT', 'SEA_LOTT', 'ELOTT', 'VIETNAM_LOTTO', 'ELOTTO'],
      { LOTT: 100, VIETNAM_LOTTO: 101, SLOT: 200, ELOTT: 300, SEA_LOTT: 305, ELOTTO: 305 },
    ],
    [
      'place a follower after its leader even if it is listed first',
      ['VIETNAM_LOTTO', 'SLOT', 'LOTT'],
      { SLOT: 100, LOTT: 200, VIETNAM_LOTTO: 201 },
    ],
    [
      'treat a follower without its leader as a regular category',
      ['SLOT', 'SEA_LOTT', 'FISH'],
      { SLOT: 100, SEA_LOTT: 200, FISH: 300 },
    ],
    ['count a repeated category once', ['SLOT', 'LIVE', 'SLOT'], { SLOT: 100, LIVE: 200 }],
    [
      'support names of Object.prototype members',
      ['constructor', '__proto__'],
      { constructor: 100, ['__proto__']: 200 },
    ],
    ['are empty without categories', [], {}],
  ])('game categories are numbered in the platform’s order: the ordinals %s', (_case, categories, ordinals) => {
    expect(new Map(computeCategoryOrdinals(categories))).toEqual(new Map(Object.entries(ordinals)));
  });
});
