import { describe, expect, test } from 'vitest';
import { arrangeRanking } from './arrange-ranking';

const entry = (place: number, own = false) => ({ place, name: `n${place}`, score: 100 - place, prize: '', own });

describe('[MEM-1] a ranking', () => {
  test('stands by place', () => {
    expect(
      arrangeRanking({ list: [entry(3), entry(1), entry(2)], own: null }).places.map(({ place }) => place),
    ).toEqual([1, 2, 3]);
  });

  test.each([
    // list                          own             below  placed
    [[entry(1), entry(2)], entry(9, true), 9, true],
    [[entry(1), entry(2)], entry(9), 9, true],
    [[entry(1), entry(2, true)], entry(2, true), undefined, true],
    [[entry(1), entry(2, true)], null, undefined, true],
    [[entry(1)], undefined, undefined, false],
    [[], null, undefined, false],
  ] as const)('%j with own %j: below %s, placed %s', (list, own, below, isPlaced) => {
    const ranking = arrangeRanking({ list: [...list], own });
    expect(ranking.below?.place).toBe(below);
    expect(ranking.isPlaced).toBe(isPlaced);
    if (ranking.below) expect(ranking.below.own).toBe(true);
  });
});
