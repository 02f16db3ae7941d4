import { parse } from 'valibot';
import { vi } from 'vitest';
import { type SiteStatus, status as statusEndpoint } from '../../../src/contract/endpoints/site/system';
import type { TestApiClient } from '../../platform/testing/test-api-client';
import { stubPageGlobals } from './page-globals';

/** Loads the modules of a page and creates its start, which the test runs. Modules of an earlier page are forgotten. */
export async function openStartPage(address: string, deployment?: Parameters<typeof stubPageGlobals>[1]) {
  vi.resetModules();
  stubPageGlobals(address, deployment);
  const modules = await importModules();
  const { systemClock: clock, createStart, fetchStatus, ...page } = modules;
  const startPolling = vi.fn<() => void>();
  return { ...page, startPolling, start: createStart({ fetchStatus, startPolling, clock, ...page }) };
}

export type StartPage = Awaited<ReturnType<typeof openStartPage>>;

async function importModules() {
  const [create, fetch, boot, merchant, cached, i18n, overlays, storage, clock, network, visibility] =
    await Promise.all([
      import('../../../src/features/boot/create-start'),
      import('../../../src/features/boot/fetch-status'),
      import('../../../src/features/boot/boot-store'),
      import('../../../src/services/merchant/merchant-store'),
      import('../../../src/services/merchant/cached-status'),
      import('../../../src/services/i18n/i18n'),
      import('../../../src/services/overlays/overlays'),
      import('../../../src/browser/storage/web-storage'),
      import('../../../src/base/clock'),
      import('../../../src/browser/device/network'),
      import('../../../src/browser/device/visibility'),
    ]);
  const services = { ...boot, ...merchant, ...cached, ...i18n, ...overlays, ...storage };
  return { ...create, ...fetch, ...services, ...clock, ...network, ...visibility };
}

/** Requests the status from the platform directly, without the app's API client. */
export const requestStatus = (caller: TestApiClient) =>
  caller.call(statusEndpoint, { query: { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } });

/** Stores the platform's status for a later start of the page, with a change by which a test can tell it. */
export async function cacheStatus(
  page: StartPage,
  caller: TestApiClient,
  ageMs: number,
  change: Partial<SiteStatus> = {},
): Promise<void> {
  const { value } = await requestStatus(caller);
  const status = parse(statusEndpoint.response, value);
  const { info } = status;
  const renamed = { ...info, whitelabelVal: { ...info.whitelabelVal, name: 'Cached' } };
  page.saveCachedStatus('FAIR', { ...status, ...change, info: renamed }, Date.now() - ageMs);
}
