import { expect, test } from 'vitest';
import { computePlatformClock, computePlatformTime, UNKNOWN_CLOCK } from './platform-time';

const HOUR_MS = 3_600_000;
/** Where the platform's clock stands when the clock that never jumps is at 0. */
const START = 1_767_225_600_000;

/** An answer: how much its clock is ahead (ms), and how long the clock that never jumps stood still before it (ms). */
interface Answer {
  readonly aheadMs?: number;
  readonly sleptMs?: number;
  readonly hasNoDate?: boolean;
}

/** Returns by how much the platform's time is ahead of the truth after answers, one per second; undefined if unknown. */
function computeError(answers: readonly Answer[]): number | undefined {
  let [clock, slept, worst] = [UNKNOWN_CLOCK, 0, Number.NEGATIVE_INFINITY];
  for (const [index, { aheadMs = 0, sleptMs = 0, hasNoDate = false }] of answers.entries()) {
    slept += sleptMs;
    const ticks = index * 1_000;
    clock = computePlatformClock(clock, hasNoDate ? 0 : START + slept + ticks + aheadMs, ticks);
    const time = computePlatformTime(clock.offsetMs, ticks);
    worst = Math.max(worst, time - START - slept - ticks);
    // Never ahead, not even for a moment.
    if (time > 0 && worst > 0) return worst;
  }
  if (clock.offsetMs === undefined) return undefined;
  return clock.offsetMs - START - slept;
}

const times = (count: number, answer: Answer = {}): readonly Answer[] => Array.from({ length: count }, () => answer);
/** Returns answers of four servers in turn, of which that with the number `wrong` deviates. */
const inTurn = (count: number, wrong: number, aheadMs: number): readonly Answer[] =>
  times(count).map((answer, index) => (index % 4 === wrong ? { aheadMs } : answer));

test.each([
  // answers, how much the platform's time is ahead of the truth (ms); undefined if it is not known
  ['no answer', [], undefined],
  ['fourteen answers', times(14), undefined],
  ['fifteen answers', times(15), 0],
  ['answers without a time', times(50, { hasNoDate: true }), undefined],
  ['fifteen answers among others without a time', times(15).flatMap((one) => [{ hasNoDate: true }, one]), 0],
  ['one that took longer than the others', [...times(15), { aheadMs: -8_000 }], 0],
  ['answers of which each takes longer', times(15).map((_, index) => ({ aheadMs: -100 * index })), -1_400],
  ['one whose clock is ahead, at first', [{ aheadMs: HOUR_MS }, ...times(15)], 0],
  ['one whose clock is ahead, later', [...times(15), { aheadMs: HOUR_MS }], 0],
  ['two in a row whose clock is ahead', [...times(15), ...times(2, { aheadMs: HOUR_MS }), ...times(15)], 0],
  ['the same server among four, first of all', inTurn(400, 0, HOUR_MS), 0],
  ['the same server among four, last of all', inTurn(400, 3, HOUR_MS), 0],
  ['ten answers in a row of a server that is ahead', [...times(10, { aheadMs: HOUR_MS }), ...times(15)], 0],
  ['fourteen in a row of a server that is ahead', [...times(14, { aheadMs: HOUR_MS }), ...times(42)], 0],
  ['a server among four that is a year ahead', inTurn(400, 1, 8_760 * HOUR_MS), 0],
  ['a server among four that is behind', inTurn(400, 2, -HOUR_MS), 0],
  ['some answers after a sleep', [...times(40), { sleptMs: HOUR_MS }, ...times(28)], -HOUR_MS],
  ['many answers after a sleep', [...times(40), { sleptMs: HOUR_MS }, ...times(29)], 0],
] as const)('[SAFE-4.11] the platform’s time after %s', (_, answers, expected) => {
  expect(computeError(answers)).toBe(expected);
});

test('[SAFE-4.11] what is over by the platform’s time stays over, also after slow answers', () => {
  expect(computeError([...times(15), ...times(60, { aheadMs: -8_000 })])).toBe(0);
});

/** Whether the platform's time is ahead of the truth after answers of which some are ahead, when none has counted yet. */
function isTimeAhead(answers: number, ahead: number): boolean {
  const recentMs = Array.from({ length: answers - 1 }, (_, index) => START + (index < ahead ? HOUR_MS : 0));
  const last = START + (ahead === answers ? HOUR_MS : 0);
  return (computePlatformClock({ recentMs, offsetMs: undefined }, last, 0).offsetMs ?? 0) > START;
}

test('[SAFE-4.2] one server of four whose turn is random ends something early in one of 240,000 pages of a day', () => {
  const isFrom = 1 / 4;
  const answersPerDay = (24 * 60 * 60) / 30;
  // How probable it is that so many answers are ahead, and that none has ended something.
  let [byCount, early]: [readonly number[], number] = [[1], 0];
  const hear = (answers: number): readonly number[] =>
    Array.from({ length: answers + 1 }, (_, ahead) => {
      const probability = (byCount[ahead] ?? 0) * (1 - isFrom) + (byCount[ahead - 1] ?? 0) * isFrom;
      if (!isTimeAhead(answers, ahead)) return probability;
      early += probability;
      return 0;
    });
  for (let answers = 1; answers <= 40; answers += 1) byCount = hear(answers);
  expect(early).toBeLessThan(1 / 250_000);
  // Of later answers the last forty count, whatever came before.
  const choose = (count: number): number => (count === 0 ? 1 : (choose(count - 1) * (41 - count)) / count);
  let later = 0;
  for (let ahead = 0; ahead <= 40; ahead += 1)
    if (isTimeAhead(40, ahead)) later += choose(ahead) * isFrom ** ahead * (1 - isFrom) ** (40 - ahead);
  expect(early + answersPerDay * later).toBeLessThan(1 / 240_000);
  // No more than forty: another answer takes the place of the first.
  expect(computePlatformClock({ recentMs: [...Array(40).keys()], offsetMs: undefined }, 99, 0).recentMs).toHaveLength(
    40,
  );
});

test('[SAFE-4.12] a page all of whose answers come from one server has the time of that server, behind or ahead', () => {
  expect(computeError(times(60, { aheadMs: -HOUR_MS }))).toBe(-HOUR_MS);
  expect(computeError(times(60, { aheadMs: HOUR_MS }))).toBe(HOUR_MS);
});
