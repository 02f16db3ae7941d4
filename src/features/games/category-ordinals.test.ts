import { describe, expect, test } from 'vitest';
import { categoryOrdinals } from './category-ordinals';

describe('[GAME-5] where a category stands', () => {
  test.each<[string, string[], Record<string, number>]>([
    ['one after the other', ['LOTT', 'SLOT', 'LIVE'], { LOTT: 100, SLOT: 200, LIVE: 300 }],
    [
      'followers behind their leader, whatever comes between',
      ['LOTT', 'SLOT', 'SEA_LOTT', 'ELOTT', 'VIETNAM_LOTTO', 'ELOTTO'],
      { LOTT: 100, VIETNAM_LOTTO: 101, SLOT: 200, ELOTT: 300, SEA_LOTT: 305, ELOTTO: 305 },
    ],
    ['a follower before its leader', ['VIETNAM_LOTTO', 'SLOT', 'LOTT'], { SLOT: 100, LOTT: 200, VIETNAM_LOTTO: 201 }],
    ['a follower alone', ['SLOT', 'SEA_LOTT', 'FISH'], { SLOT: 100, SEA_LOTT: 200, FISH: 300 }],
    ['a category sent twice', ['SLOT', 'LIVE', 'SLOT'], { SLOT: 100, LIVE: 200 }],
    ['names that objects have', ['constructor', '__proto__'], { constructor: 100, ['__proto__']: 200 }],
    ['none', [], {}],
  ])('%s', (_case, categories, ordinals) => {
    expect(new Map(categoryOrdinals(categories))).toEqual(new Map(Object.entries(ordinals)));
  });
});
