import type { Page } from '@playwright/test';
import { WORKER_STATE_URL } from '../../src/contract/asset-manifest';
import type { WorkerState } from '../../src/contract/worker-state';
import { acrossReloads } from './across-reloads';

/** What the service worker tells of itself. In the place of what its store does not answer in time stands a reason. */
export const workerState = (page: Page): Promise<WorkerState> =>
  acrossReloads(() => page.evaluate(async (url) => (await fetch(url)).json(), WORKER_STATE_URL));

/** The version in charge; undefined while there is none. */
export async function versionInCharge(page: Page) {
  const { versions } = await workerState(page);
  return typeof versions === 'string' ? undefined : versions[0];
}

/** The faults the worker remembers. */
export async function workerFaults(page: Page): Promise<string[]> {
  const { faults } = await workerState(page);
  return faults.map(({ what }) => what);
}
