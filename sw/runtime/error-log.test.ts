import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  advanceTimersUntilSettled,
  installFakeTimeouts,
  type ServiceWorkerFixture,
  startServiceWorkerFixture,
} from '../../tests/support/service-worker/service-worker-fixture';
import { logError, readErrorLog } from './error-log';

let rig: ServiceWorkerFixture;
beforeEach(async () => {
  rig = await startServiceWorkerFixture();
});
afterEach(() => rig.close());

describe('[OFF-2] error log', () => {
  test('[OFF-2.10] keeps the last fifty errors, the oldest first', async () => {
    for (let n = 0; n < 53; n += 1) await logError(`fault ${n}`, 'b1');
    const faults = await readErrorLog();
    expect(faults.map(({ what }) => what)).toEqual(Array.from({ length: 50 }, (_, n) => `fault ${n + 3}`));
  });

  test('keeps all errors if there are exactly fifty', async () => {
    for (let n = 0; n < 50; n += 1) await logError(`fault ${n}`);
    expect(await readErrorLog()).toHaveLength(50);
  });

  test('contains the time, the text and the build id of each error', async () => {
    const before = Date.now();
    await logError('check: status', 'b1');
    await logError('check: type');
    const [first, second] = await readErrorLog();
    expect(first).toEqual({ at: expect.any(Number), what: 'check: status', build: 'b1' });
    expect(first?.at).toBeGreaterThanOrEqual(before);
    expect(first?.at).toBeLessThanOrEqual(Date.now());
    expect(second).toMatchObject({ what: 'check: type', build: undefined });
  });

  test('an empty error log is returned if the database cannot be opened', async () => {
    await rig.refuseDatabases();
    await expect(logError('check: status')).resolves.toBeUndefined();
    expect(await readErrorLog()).toEqual([]);
  });

  test('reading or writing the error log takes at most one second, even if the database never responds', async () => {
    installFakeTimeouts();
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new IDBOpenDBRequest());
    expect((await advanceTimersUntilSettled(logError('check: status'))).ms).toBe(1_000);
    expect(await advanceTimersUntilSettled(readErrorLog())).toEqual({ value: [], ms: 1_000 });
  });
});
