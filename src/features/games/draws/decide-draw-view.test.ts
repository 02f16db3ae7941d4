import { describe, expect, test } from 'vitest';
import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { decideDrawView, RESULT_PATIENCE_MS } from './decide-draw-view';

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const result = (at: number, numbers: readonly string[] = ['3', '8']) => ({ issue: '1', at, numbers: [...numbers] });
const draws = (fields: Partial<GameDraws> = {}): GameDraws => ({
  nodeId: '7',
  issue: '2',
  drawAt: NOW + 30_000,
  drawInterval: 60,
  results: [result(NOW - 30_000)],
  ...fields,
});

describe('[GAME-8.1] the next draw', () => {
  test.each<[string, Partial<GameDraws>, boolean, number | undefined, number | undefined]>([
    ['is the announced one', {}, false, NOW + 30_000, 0.5],
    [
      'follows from the interval if the announced one has passed',
      { drawAt: NOW - 1 },
      false,
      NOW + 59_999,
      59_999 / 60_000,
    ],
    [
      'is unknown without interval if the announced one has passed',
      { drawAt: NOW - 1, drawInterval: 0 },
      false,
      undefined,
      undefined,
    ],
    ['has no share of the interval if none is known', { drawInterval: 0 }, false, NOW + 30_000, undefined],
    ['is unknown if the platform sends none', { drawAt: 0, drawInterval: 0 }, false, undefined, undefined],
    ['of an earlier response is the announced one', {}, true, NOW + 30_000, 0.5],
    ['of an earlier response is not computed', { drawAt: NOW - 1 }, true, undefined, undefined],
  ])('%s', (_case, fields, isStale, nextAt, left) => {
    expect(decideDrawView(draws(fields), NOW, isStale)).toMatchObject({ nextAt, left });
  });
});

describe('[GAME-8.3] the result of a draw', () => {
  test.each<[string, Partial<GameDraws>, boolean, 'pending' | 'late' | undefined]>([
    ['has come', {}, false, undefined],
    ['is awaited shortly after the draw', { results: [result(NOW - 61_000)] }, false, 'pending'],
    ['is overdue after two minutes', { results: [result(NOW - MINUTE_MS - RESULT_PATIENCE_MS - 1)] }, false, 'late'],
    [
      'is awaited if the platform lists the draw without numbers',
      { results: [result(NOW - 1_000, []), result(NOW - 61_000)] },
      false,
      'pending',
    ],
    ['is overdue if it stays without numbers', { results: [result(NOW - RESULT_PATIENCE_MS - 1, [])] }, false, 'late'],
    [
      'has come if the draw before it has no numbers',
      { results: [result(NOW - 30_000), result(NOW - 600_000, [])] },
      false,
      undefined,
    ],
    ['is not awaited if the platform lists no draws', { results: [] }, false, undefined],
    ['is not awaited while the platform cannot be reached', { results: [result(NOW - 600_000)] }, true, undefined],
    ['is not awaited if its time is unknown', { drawAt: 0, drawInterval: 0, results: [result(0)] }, false, undefined],
  ])('%s', (_case, fields, isStale, missing) => {
    expect(decideDrawView(draws(fields), NOW, isStale).missing).toBe(missing);
  });

  test('the last five results that have come are shown, in whatever order the platform lists them', () => {
    const results = [
      result(NOW, []),
      ...Array.from({ length: 7 }, (_, index) => result(NOW - (index + 1) * MINUTE_MS)),
    ];
    for (const listed of [results, results.toReversed()]) {
      const view = decideDrawView(draws({ results: listed }), NOW);
      expect(view.results.map(({ at }) => (NOW - at) / MINUTE_MS)).toEqual([1, 2, 3, 4, 5]);
      expect(view.missing).toBe('pending');
    }
  });
});
