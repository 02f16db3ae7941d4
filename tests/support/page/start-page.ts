import { parse } from 'valibot';
import { afterEach, beforeEach, vi } from 'vitest';
import { type SiteStatus, status as statusEndpoint } from '../../../src/contract/endpoints/site/system';
import type { TestApiClient } from '../../platform/testing/test-api-client';
import { setUpTestPlatform } from '../../platform/testing/test-platform';
import { TestPlatform } from '../browser/test-platform';
import { stubPageGlobals } from './page-globals';

export const HOUR_MS = 60 * 60_000;

/** Faults of the status request. */
export const REFUSED = { endpoint: 'status', errorCode: 'site.closed', message: 'Closed for today' };
export const BROKEN = { endpoint: 'status', status: 500 };
export const HANGING = { endpoint: 'status', hang: true };

/** Loads the modules of a page and creates its start, which the test runs. Modules of an earlier page are forgotten. */
async function openStartPage(address: string, deployment?: Parameters<typeof stubPageGlobals>[1]) {
  vi.resetModules();
  stubPageGlobals(address, deployment);
  const modules = await importModules();
  const { systemClock: clock, createStart, ...page } = modules;
  // Counts what the start has requested: the platform records a request only when it arrives.
  const fetchStatus = vi.fn(modules.fetchStatus);
  const startPolling = vi.fn<() => void>();
  return { ...page, fetchStatus, startPolling, start: createStart({ ...page, fetchStatus, startPolling, clock }) };
}

type StartPage = Awaited<ReturnType<typeof openStartPage>>;

/**
 * Sets up a platform, and for every test a new page with fake timers, which the test advances. The platform uses real
 * timers. `path` is that of the page.
 */
export function setUpStart(path = '/m/home') {
  const { caller, platform } = setUpTestPlatform();
  const control = () => new TestPlatform(platform());
  let page: StartPage;
  const openPage = async (deployment?: Parameters<typeof stubPageGlobals>[1]) => {
    page = await openStartPage(caller().origin + path, deployment);
  };
  beforeEach(async () => {
    await openPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    control().clearFaults();
    vi.useRealTimers();
    window.earlyRequests = [];
  });
  const notices = () => page.useOverlays.getState().stack.filter((overlay) => overlay.kind === 'notice');
  return {
    caller,
    control,
    /** Opens another page. */
    openPage,
    page: () => page,
    start: () => page.start.run(),
    phase: () => page.useBootStore.getState().boot.phase,
    hasNotice: () => notices().some(({ key }) => key === 'notice:start'),
    isNoticeInline: () => notices().some(({ isInline }) => isInline === true),
    pollingCount: () => page.startPolling.mock.calls.length,
    /** How many requests the start has sent. */
    sent: () => page.fetchStatus.mock.calls.length,
    /** How many requests have arrived at the platform. */
    arrived: () => control().wireEntries('status').length,
    tellsOnline(isOnline: boolean): void {
      vi.stubGlobal('navigator', { ...navigator, languages: ['en'], onLine: isOnline });
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
}

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
