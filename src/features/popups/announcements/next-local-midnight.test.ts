import { isMainThread } from 'node:worker_threads';
import { afterAll, expect, test } from 'vitest';
import { computeNextLocalMidnight } from './announcement-popup-rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Longest local day: Antarctica/Casey once set its clocks back by three hours. */
const LONGEST_DAY_MS = 27 * HOUR_MS;
const FROM = Date.UTC(2020, 0, 1);
const TO = Date.UTC(2031, 0, 1);

const ownZone = process.env.TZ;
afterAll(() => {
  // The text 'undefined' would be a zone of its own.
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

/** Returns the times at which the UTC offset of the current time zone changes (epoch ms, accurate to one minute). */
function transitions(): number[] {
  const offsetAt = (at: number) => new Date(at).getTimezoneOffset();
  const found: number[] = [];
  for (let day = FROM; day < TO; day += DAY_MS) {
    if (offsetAt(day) === offsetAt(day + DAY_MS)) continue;
    let [before, after] = [day, day + DAY_MS];
    while (after - before > 60_000) {
      const middle = Math.floor((before + after) / 2);
      if (offsetAt(middle) === offsetAt(before)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
}

// A thread, in which Stryker runs the tests, cannot change its zone.
test.runIf(isMainThread)(
  '[POP-3.1] the next local midnight is the start of the next day in every time zone, even around changes of the UTC offset',
  () => {
    const zones = Intl.supportedValuesOf('timeZone');
    const failures: string[] = [];
    let changes = 0;
    for (const timeZone of zones) {
      process.env.TZ = timeZone;
      // The oracle does not depend on the local zone.
      const calendar = new Intl.DateTimeFormat('en-CA', { timeZone });
      const changesOfZone = transitions();
      changes += changesOfZone.length;
      for (const change of [...changesOfZone, FROM + 45 * DAY_MS]) {
        for (const hours of [-30, -13, -1.5, -0.5, 0, 0.5, 1.5, 13]) {
          const now = change + hours * HOUR_MS;
          const midnight = computeNextLocalMidnight(now);
          const isNext = calendar.format(midnight) > calendar.format(now);
          const isFirst = calendar.format(midnight - 1) === calendar.format(now);
          if (!isNext || !isFirst || midnight - now > LONGEST_DAY_MS)
            failures.push(`${timeZone} ${new Date(now).toISOString()} → ${new Date(midnight).toISOString()}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(zones.length).toBeGreaterThan(400);
    expect(changes).toBeGreaterThan(2000);
  },
  60_000,
);
