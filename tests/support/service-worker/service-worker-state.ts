import type { Page } from '@playwright/test';
import type { ServiceWorkerState } from '../../../src/contract/service-worker/service-worker-state';
import { SERVICE_WORKER_STATE_URL } from '../../../src/contract/service-worker/service-worker-urls';
import { retryAcrossReloads } from '../page/retry-across-reloads';

/**
 * Fetches the state that the service worker reports. If the storage does not return the value of a field in time, the
 * field contains an error message.
 */
export const readServiceWorkerState = (page: Page): Promise<ServiceWorkerState> =>
  retryAcrossReloads(() => page.evaluate(async (url) => (await fetch(url)).json(), SERVICE_WORKER_STATE_URL));

/** Resolves with the active version, or `undefined`. */
export async function readActiveVersion(page: Page) {
  const { versions } = await readServiceWorkerState(page);
  return typeof versions === 'string' ? undefined : versions[0];
}

/** Resolves with the errors in the worker's error log. */
export async function readServiceWorkerErrors(page: Page): Promise<string[]> {
  const { faults } = await readServiceWorkerState(page);
  return faults.map(({ what }) => what);
}
