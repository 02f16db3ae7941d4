import { describe, expect, test } from 'vitest';
import { buildRankingRows } from './ranking-rows';

const entry = (place: number, own = false) => ({
  place,
  name: `n${place}`,
  score: 100 - place,
  prize: '0.00' as const,
  own,
});

describe('[MEM-1] ranking rows', () => {
  test('ranking rows are sorted by place', () => {
    expect(
      buildRankingRows({ list: [entry(3), entry(1), entry(2)], own: undefined }).rows.map(({ place }) => place),
    ).toEqual([1, 2, 3]);
  });

  test.each([
    // list                          own             ownRow ranked
    [[entry(1), entry(2)], entry(9, true), 9, true],
    [[entry(1), entry(2)], entry(9), 9, true],
    [[entry(1), entry(2, true)], entry(2, true), undefined, true],
    [[entry(1), entry(2, true)], undefined, undefined, true],
    [[entry(1)], undefined, undefined, false],
    [[], undefined, undefined, false],
  ] as const)(
    'ranking rows for the list %j and the member’s own entry %j have a separate row for place %s and isRanked=%s',
    (list, own, ownPlace, isRanked) => {
      const ranking = buildRankingRows({ list: [...list], own });
      expect(ranking.ownRow?.place).toBe(ownPlace);
      expect(ranking.isRanked).toBe(isRanked);
      if (ranking.ownRow) expect(ranking.ownRow.own).toBe(true);
    },
  );

  test.each([
    // list                    own             places between
    [[entry(1), entry(2)], entry(4, true), true],
    [[entry(1), entry(2)], entry(3, true), false],
    [[entry(1), entry(2), entry(9, true)], entry(9, true), false],
    [[], entry(2, true), true],
    [[entry(1)], undefined, false],
  ] as const)(
    'for the list %j and the member’s own entry %j, there are places between them: %s',
    (list, own, hasGap) => {
      expect(buildRankingRows({ list: [...list], own }).hasGap).toBe(hasGap);
    },
  );

  test.each([
    // list                                own             next place and points
    [[entry(2), entry(1)], entry(9, true), { place: 2, points: 7 }],
    [[entry(1), entry(2), entry(3, true)], undefined, { place: 2, points: 1 }],
    [[{ ...entry(1), score: 97 }, entry(3, true)], undefined, undefined],
    [[entry(1, true), entry(2)], undefined, undefined],
    [[entry(1), entry(2)], undefined, undefined],
  ] as const)(
    'for the list %j and the member’s own entry %j, the next higher place in the ranking rows is %j',
    (list, own, next) => {
      expect(buildRankingRows({ list: [...list], own }).next).toEqual(next);
    },
  );
});
