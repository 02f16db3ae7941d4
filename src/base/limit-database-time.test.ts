import { expect, test } from 'vitest';
import { createManualClock } from '../../tests/support/clocks/manual-clock';
import { DATABASE_TIMEOUT_MS, limitDatabaseTime } from './limit-database-time';

test('a database access of the page ends with an error after three seconds, or when it is refused', async () => {
  const clock = createManualClock();
  let result: unknown;
  void limitDatabaseTime(new Promise(() => {}), DATABASE_TIMEOUT_MS, clock).then((ended) => {
    result = ended;
  });
  await clock.advance(DATABASE_TIMEOUT_MS - 1);
  expect(result).toBeUndefined();
  await clock.advance(1);
  expect(result).toEqual({ ok: false, error: 'timeout' });
  expect(DATABASE_TIMEOUT_MS).toBe(3_000);
  expect(await limitDatabaseTime(Promise.reject(new Error('refused')))).toMatchObject({ ok: false });
  expect(await limitDatabaseTime(Promise.resolve(7))).toEqual({ ok: true, value: 7 });
});
