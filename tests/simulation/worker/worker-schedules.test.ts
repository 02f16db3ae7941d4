import { expect, test } from 'vitest';
import { loadWorkerModules } from './load-worker-modules';
import { PLANTED_WORKER_BUGS } from './planted-worker-bugs';
import { runWorkerSchedule } from './run-worker-schedule';
import { createWorkerSchedule } from './worker-schedule';

/** Number of schedules: an eighth of those of the pages; `npm run nightly` sets 100,000. */
const RUNS = Math.ceil(Number(process.env.SIMULATION_RUNS ?? 300) / 8);

/** First seed, by which a failure is found again. */
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 1);

/** Longest time of the schedules, on a busy machine (ms). */
const TIMEOUT_MS = 120_000 + 1_000 * RUNS;

/** Planted bugs that each test run has to find, one of each kind; `npm run simulate -- --planted` tries all of them. */
const SMOKE_BUGS = [
  'an older build of the server is taken',
  'a stored file is not verified',
  'a push shows two notifications',
  'a click opens nothing',
];

test(
  `[OFF-2][UPD-2][PUSH-3] ${RUNS} schedules of a service worker that is stopped at any step keep what pages were promised`,
  async () => {
    const loaders = await loadWorkerModules();
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed += 1) {
      const failure = await runWorkerSchedule(loaders, createWorkerSchedule(seed));
      expect(failure && `seed ${seed}, step ${failure.step}: ${failure.detail}`).toBeUndefined();
    }
  },
  TIMEOUT_MS,
);

test.each(SMOKE_BUGS)(
  '[OFF-2][UPD-2][PUSH-3] a planted bug of the service worker is found by its seed: %s',
  async (name) => {
    const planted = PLANTED_WORKER_BUGS.find((bug) => bug.name === name);
    const loaders = await loadWorkerModules(planted?.changes);
    expect(await runWorkerSchedule(loaders, createWorkerSchedule(planted?.seed ?? 0))).toBeDefined();
  },
  TIMEOUT_MS,
);
