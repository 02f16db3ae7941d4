import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setUpTestPlatform } from '../../../tests/platform/testing/test-platform';
import { TestPlatform } from '../../../tests/support/browser/test-platform';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { type SiteStatus, status as statusEndpoint } from '../../contract/endpoints/site/system';
import { DOMAIN_LIST_PREFIX, LANGUAGE_KEY, STATUS_CACHE_PREFIX, THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';

const { caller, platform } = setUpTestPlatform();
const control = () => new TestPlatform(platform());
const HOUR_MS = 60 * 60_000;

async function importModules() {
  const [start, boot, merchant, cached, i18n, overlays, storage] = await Promise.all([
    import('./start-app'),
    import('./boot-store'),
    import('../../services/merchant/merchant-store'),
    import('../../services/merchant/cached-status'),
    import('../../services/i18n/i18n'),
    import('../../services/overlays/overlays'),
    import('../../browser/storage/web-storage'),
  ]);
  return { ...start, ...boot, ...merchant, ...cached, ...i18n, ...overlays, ...storage };
}
let page: Awaited<ReturnType<typeof importModules>>;
/** How many times startApp() has requested background polling of the status. */
let refreshCount = 0;

/** Every test starts with a new page with fake timers, which the test advances. The platform uses real timers. */
beforeEach(async () => {
  vi.resetModules();
  stubPageGlobals(`${caller().origin}/m/home?promo=1`);
  page = await importModules();
  refreshCount = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  control().clearFaults();
  vi.useRealTimers();
});

const start = () =>
  page.startApp(() => {
    refreshCount += 1;
  });
const phase = () => page.useBootStore.getState().boot.phase;
const isNoticeInline = () =>
  page.useOverlays.getState().stack.some((overlay) => overlay.kind === 'notice' && overlay.isInline === true);
const hasNotice = () => page.useOverlays.getState().stack.some(({ key }) => key === 'notice:start');
const shownName = () => page.useMerchant.getState().status?.info.whitelabelVal.name;
const tellsOnline = (isOnline: boolean) => {
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], onLine: isOnline });
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Requests the status from the platform directly, without the app's API client. */
const requestStatus = () =>
  caller().call(statusEndpoint, { query: { device: 'MOBILE', track: '', originalDomain: 'a', url: 'b' } });

/** Caches a status with another merchant name, so that the test can tell which status is shown. */
async function cacheStatus(ageMs: number, change: Partial<SiteStatus> = {}): Promise<void> {
  const { value } = await requestStatus();
  const status = parse(statusEndpoint.response, value);
  const { info } = status;
  const renamed = { ...info, whitelabelVal: { ...info.whitelabelVal, name: 'Cached' } };
  page.saveCachedStatus('FAIR', { ...status, ...change, info: renamed }, Date.now() - ageMs);
}
const REFUSED = { endpoint: 'status', errorCode: 'site.closed', message: 'Closed for today' };
const BROKEN = { endpoint: 'status', status: 500 };
const HANGING = { endpoint: 'status', hang: true };

describe('[BOOT-1] start without a cached status', () => {
  test('the status is loaded, the app is shown, and the status and the theme are cached for the next start', async () => {
    expect(page.wasPlatformUnreachableAtLastFailure()).toBe(true);
    await start();
    await page.whenStatusLoaded;
    expect([phase(), page.getMerchantCode(), page.getDeploymentMerchantCode(), refreshCount]).toEqual([
      'open',
      'FAIR',
      'FAIR',
      0,
    ]);
    expect(hasNotice()).toBe(false);
    expect(page.readCachedStatus('FAIR')?.status.info.merchantCode).toBe('FAIR');
    expect(Math.abs(Date.now() - (page.readCachedStatus('FAIR')?.at ?? 0))).toBeLessThan(60_000);
    await expect.poll(() => page.safeLocalStorage.keys(THEME_SNAPSHOT_KEY)).toHaveLength(1);
    expect(document.documentElement.lang).toBe('en');
  });

  test('[BOOT-1.1][BOOT-1.7] the status request contains the device, the host and the page URL without its query', async () => {
    await start();
    const [request] = control().wireEntries('status');
    expect(Object.fromEntries(new URLSearchParams(request?.query))).toEqual({
      device: 'MOBILE',
      track: '',
      originalDomain: location.hostname,
      url: `${location.origin}/m/home`,
    });
  });

  test('[BOOT-7] a start without a cached status loads the status of the merchant that belongs to the host', async () => {
    stubPageGlobals(`${caller().origin}/m/home`, { merchant: 'KOPI', hosts: [location.hostname] });
    await start();
    expect([page.getMerchantCode(), page.getDeploymentMerchantCode()]).toEqual(['KOPI', 'KOPI']);
    expect(page.safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([`${STATUS_CACHE_PREFIX}KOPI`]);
  });

  test('[BOOT-7.5] the status is cached under the code of the host’s merchant, even if it names another merchant', async () => {
    const { value } = await requestStatus();
    control().addFault({ endpoint: 'status', body: JSON.stringify({ success: true, value }) });
    stubPageGlobals(`${caller().origin}/m/home`, { merchant: 'KOPI' });
    await start();
    expect([page.getMerchantCode(), page.getDeploymentMerchantCode()]).toEqual(['FAIR', 'KOPI']);
    expect(page.safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([`${STATUS_CACHE_PREFIX}KOPI`]);
  });

  test.each([
    [{ maintenance: true }, 'maintenance'],
    [{ regionRestriction: true }, 'denied'],
  ])(
    '[BOOT-2] [BOOT-3] after a status response with the fields %j, a start without a cached status enters the phase “%s”',
    async (scenario, expected) => {
      control().setScenario('FAIR', scenario);
      await start();
      expect([phase(), hasNotice()]).toEqual([expected, false]);
    },
  );

  test('[BOOT-4] if the status request fails, the failure screen is shown with a notice in the visitor’s language', async () => {
    page.safeLocalStorage.set(LANGUAGE_KEY, 'VI');
    control().addFault(BROKEN);
    await start();
    expect(page.useBootStore.getState().boot).toMatchObject({ phase: 'failed', error: { layer: 'http', status: 500 } });
    expect([hasNotice(), isNoticeInline()]).toEqual([true, true]);
    expect([refreshCount, page.wasPlatformUnreachableAtLastFailure()]).toEqual([1, true]);
    expect([page.useI18n.getState().language.code, document.documentElement.lang]).toEqual(['VI', 'vi']);
    expect(page.safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([]);
  });

  test('[BOOT-4.1][BOOT-4.2] after a refused status request, the platform’s message is shown, and the platform counts as reachable', async () => {
    control().addFault(REFUSED);
    await start();
    expect([phase(), refreshCount, page.wasPlatformUnreachableAtLastFailure()]).toEqual(['failed', 1, false]);
    const { stack } = page.useOverlays.getState();
    expect(stack).toHaveLength(1);
    expect(JSON.stringify(stack)).toContain('Closed for today');
  });

  test.each([
    ['http:', 'start.network'],
    ['https:', 'start.error'],
  ])(
    '[BOOT-4] on a page with the protocol %s, the notice %s is shown if the platform is unreachable',
    async (protocol, text) => {
      control().addFault(BROKEN);
      const { origin, hostname, pathname } = location;
      vi.stubGlobal('location', { origin, hostname, pathname, search: '', protocol });
      await start();
      expect(JSON.stringify(page.useOverlays.getState().stack)).toContain(text);
    },
  );

  test('[BOOT-5] a start without a cached status shows the offline screen if there is no network', async () => {
    tellsOnline(false);
    control().addFault(BROKEN);
    await start();
    expect(phase()).toBe('offline');
  });

  test('[DOM-1] a failed start and a failed Retry enter the phase “domain-error” without a notice if a domain list is stored', async () => {
    page.safeLocalStorage.set(`${DOMAIN_LIST_PREFIX}FAIR`, { domains: [] });
    control().addFault(BROKEN);
    await start();
    expect([phase(), hasNotice(), refreshCount]).toEqual(['domain-error', false, 1]);
    await page.retryStatusRequest();
    expect([phase(), hasNotice()]).toEqual(['domain-error', false]);
  });

  test('[DOM-1] a failed start ignores a stored domain list of another merchant and enters the phase “failed”', async () => {
    page.safeLocalStorage.set(`${DOMAIN_LIST_PREFIX}FAIRER`, { domains: [] });
    control().addFault(BROKEN);
    await start();
    expect(phase()).toBe('failed');
  });

  test('[BOOT-5.8][BOOT-4] a start without a cached status does not request the status again after the error domain_not_available', async () => {
    control().addFault({ endpoint: 'status', errorCode: 'domain_not_available' });
    await start();
    expect([phase(), hasNotice(), refreshCount]).toEqual(['domain-error', false, 0]);
    dispatchEvent(new Event('online'));
    control().clearFaults();
    // Arrive after a request of the page.
    for (let count = 0; count < 2; count += 1) await requestStatus();
    expect(control().wireEntries('status')).toHaveLength(3);
  });

  test('[BOOT-4] a start without a cached status shows a notice for an error response that arrives after 10 s', async () => {
    const release = control().holdRequests(REFUSED);
    const started = start();
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    release();
    await expect.poll(() => hasNotice()).toBe(true);
    expect([phase(), refreshCount]).toEqual(['failed', 2]);
  });
});

describe('[BOOT-5] start with a cached status', () => {
  test('[BOOT-5.1] a cached status younger than 24 h is shown at once, and the status from the platform once it is loaded', async () => {
    await cacheStatus(23 * HOUR_MS);
    const release = control().holdRequests({ endpoint: 'status' });
    await start();
    expect([phase(), shownName(), refreshCount]).toEqual(['open', 'Cached', 0]);
    release();
    await page.whenStatusLoaded;
    expect([shownName(), page.readCachedStatus('FAIR')?.status.info.whitelabelVal.name]).toEqual([
      'Fairground',
      'Fairground',
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([refreshCount, hasNotice()]).toEqual([0, false]);
  });

  test('a start with a cached status requests a background refresh after 3 s without a response', async () => {
    await cacheStatus(HOUR_MS);
    control().addFault(HANGING);
    await start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(refreshCount).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), refreshCount, hasNotice()]).toEqual(['open', 1, false]);
  });

  test('a start with a cached status older than 24 h waits 3 s for a response before it shows the cached status', async () => {
    await cacheStatus(25 * HOUR_MS);
    control().addFault(HANGING);
    const started = start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(phase()).toBe('starting');
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect([phase(), shownName()]).toEqual(['open', 'Cached']);
  });

  test('a start with a cached status older than 24 h never shows the cached status if the platform responds within 3 s', async () => {
    await cacheStatus(25 * HOUR_MS);
    const names: (string | undefined)[] = [];
    page.useMerchant.subscribe(() => names.push(shownName()));
    await start();
    expect([...new Set(names)]).toEqual([undefined, 'Fairground']);
  });

  test('a cached status older than 24 h is shown, without a notice, if the platform cannot be reached', async () => {
    await cacheStatus(25 * HOUR_MS, { maintenance: true });
    control().addFault(BROKEN);
    await start();
    expect([phase(), shownName(), hasNotice(), refreshCount]).toEqual(['maintenance', 'Cached', false, 1]);
    await expect.poll(() => page.safeLocalStorage.keys(THEME_SNAPSHOT_KEY)).toHaveLength(1);
  });

  test.each([
    // response, notice, background refreshes
    [BROKEN, false, 1],
    [{ endpoint: 'status', status: 401 }, true, 1],
    [{ endpoint: 'status', status: 403 }, true, 1],
    [REFUSED, true, 0],
  ])(
    'after the response %j, the cached status stays, with hasNotice=%s and %i background refreshes',
    async (fault, isTold, refreshes) => {
      await cacheStatus(HOUR_MS);
      control().addFault(fault);
      await start();
      await expect.poll(() => [hasNotice(), refreshCount]).toEqual([isTold, refreshes]);
      expect(isNoticeInline()).toBe(false);
      expect([phase(), shownName()]).toEqual(['open', 'Cached']);
    },
  );

  test('[BOOT-7] a start with a cached status does not show the cached status of another merchant', async () => {
    await cacheStatus(HOUR_MS);
    stubPageGlobals(`${caller().origin}/m/home`, { merchant: 'KOPI' });
    control().addFault(BROKEN);
    await start();
    expect([phase(), page.getMerchantCode()]).toEqual(['failed', 'KOPI']);
  });
});

describe('[BOOT-5] after a failed start', () => {
  beforeEach(async () => {
    control().addFault(BROKEN);
    await start();
  });

  test('after a failed start, a reconnect loads the site status and closes the error notice', async () => {
    control().clearFaults();
    tellsOnline(true);
    await page.whenStatusLoaded;
    expect([phase(), hasNotice()]).toEqual(['open', false]);
    const count = control().wireEntries('status').length;
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(control().wireEntries('status')).toHaveLength(count);
  });

  test('after a failed start, every reconnect requests the site status until it is loaded', async () => {
    for (const count of [2, 3]) {
      dispatchEvent(new Event('online'));
      await expect.poll(() => control().wireEntries('status')).toHaveLength(count);
    }
    expect(phase()).toBe('failed');
    control().clearFaults();
    dispatchEvent(new Event('online'));
    await page.whenStatusLoaded;
  });

  test('a background refresh of the site status resolves with true if it loads the status, else with false', async () => {
    expect([await page.refetchStatusInBackground(), phase()]).toEqual([false, 'failed']);
    control().clearFaults();
    expect([await page.refetchStatusInBackground(), phase()]).toEqual([true, 'open']);
    control().addFault(REFUSED);
    expect(page.wasPlatformUnreachableAtLastFailure()).toBe(true);
    expect([await page.refetchStatusInBackground(), phase(), page.wasPlatformUnreachableAtLastFailure()]).toEqual([
      false,
      'open',
      false,
    ]);
  });

  test('[BOOT-5.9] a background refresh does not wait for an earlier one that hangs, and the earlier one shows no error notice', async () => {
    control().clearFaults();
    control().addFault({ ...HANGING, times: 1 });
    const hanging = page.refetchStatusInBackground();
    await expect.poll(() => control().wireEntries('status')).toHaveLength(2);
    expect([await page.refetchStatusInBackground(), phase()]).toEqual([true, 'open']);
    expect([await hanging, hasNotice()]).toEqual([false, false]);
  });

  test('[BOOT-2] after a failed start, Retry loads the site status and closes the error notice', async () => {
    control().clearFaults();
    await page.retryStatusRequest();
    expect([phase(), hasNotice()]).toEqual(['open', false]);
  });

  test('[BOOT-2] Retry aborts a status request in flight and immediately sends a new one', async () => {
    control().clearFaults();
    control().addFault(HANGING);
    const signals: (AbortSignal | null | undefined)[] = [];
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (...[resource, init]: Parameters<typeof fetch>) => {
      signals.push(init?.signal);
      return fetch(resource, init);
    });
    void page.retryStatusRequest();
    await expect.poll(() => signals).toHaveLength(1);
    void page.retryStatusRequest();
    await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    vi.stubGlobal('fetch', fetch);
  });

  test('[BOOT-4] a failed Retry shows the error notice again', async () => {
    page.closeAllOverlays();
    await page.retryStatusRequest();
    expect([phase(), hasNotice()]).toEqual(['failed', true]);
  });

  test('[DOM-1] Retry on an unavailable domain enters the phase “domain-error” without an error notice', async () => {
    page.closeAllOverlays();
    control().clearFaults();
    control().addFault({ endpoint: 'status', errorCode: 'domain_not_available' });
    await page.retryStatusRequest();
    expect([phase(), hasNotice()]).toEqual(['domain-error', false]);
  });

  test('[BOOT-2] Retry during a background refresh loads the site status, and the aborted refresh shows no error notice', async () => {
    control().clearFaults();
    control().addFault({ ...HANGING, times: 1 });
    const hanging = page.refetchStatusInBackground();
    await expect.poll(() => control().wireEntries('status').length).toBeGreaterThan(0);
    await page.retryStatusRequest();
    expect([phase(), hasNotice(), await hanging]).toEqual(['open', false, false]);
    expect(page.wasPlatformUnreachableAtLastFailure()).toBe(true);
  });
});
