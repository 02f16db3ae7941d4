import { describe, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { BROKEN, REFUSED, requestStatus, setUpStart } from '../../../tests/support/page/start-page';
import { DOMAIN_LIST_PREFIX, LANGUAGE_KEY, STATUS_CACHE_PREFIX, THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';

const { caller, control, page, start, phase, hasNotice, isNoticeInline, pollingCount, tellsOnline, sent } =
  setUpStart('/m/home?promo=1');

describe('[BOOT-1] start without a cached status', () => {
  test('the status is loaded, the app is shown, and the status and the theme are cached for the next start', async () => {
    expect(page().start.wasPlatformUnreachable()).toBe(true);
    await start();
    await page().start.whenLoaded;
    expect([phase(), page().getMerchantCode(), page().getDeploymentMerchantCode(), pollingCount()]).toEqual([
      'open',
      'FAIR',
      'FAIR',
      0,
    ]);
    expect(hasNotice()).toBe(false);
    expect(page().readCachedStatus('FAIR')?.status.info.merchantCode).toBe('FAIR');
    expect(Math.abs(Date.now() - (page().readCachedStatus('FAIR')?.at ?? 0))).toBeLessThan(60_000);
    await expect.poll(() => page().safeLocalStorage.keys(THEME_SNAPSHOT_KEY)).toHaveLength(1);
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
    expect([page().getMerchantCode(), page().getDeploymentMerchantCode()]).toEqual(['KOPI', 'KOPI']);
    expect(page().safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([`${STATUS_CACHE_PREFIX}KOPI`]);
  });

  test('[BOOT-7.5] the status is cached under the code of the host’s merchant, even if it names another merchant', async () => {
    const { value } = await requestStatus(caller());
    control().addFault({ endpoint: 'status', body: JSON.stringify({ success: true, value }) });
    stubPageGlobals(`${caller().origin}/m/home`, { merchant: 'KOPI' });
    await start();
    expect([page().getMerchantCode(), page().getDeploymentMerchantCode()]).toEqual(['FAIR', 'KOPI']);
    expect(page().safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([`${STATUS_CACHE_PREFIX}KOPI`]);
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
    page().safeLocalStorage.set(LANGUAGE_KEY, 'VI');
    control().addFault(BROKEN);
    await start();
    expect(page().useBootStore.getState().boot).toMatchObject({
      phase: 'failed',
      error: { layer: 'http', status: 500 },
    });
    expect([hasNotice(), isNoticeInline()]).toEqual([true, true]);
    expect([pollingCount(), page().start.wasPlatformUnreachable()]).toEqual([1, true]);
    expect([page().useI18n.getState().language.code, document.documentElement.lang]).toEqual(['VI', 'vi']);
    expect(page().safeLocalStorage.keys(STATUS_CACHE_PREFIX)).toEqual([]);
  });

  test('[BOOT-4.1][BOOT-4.2] after a refused status request, the platform’s message is shown, and the platform counts as reachable', async () => {
    control().addFault(REFUSED);
    await start();
    expect([phase(), pollingCount(), page().start.wasPlatformUnreachable()]).toEqual(['failed', 1, false]);
    const { stack } = page().useOverlays.getState();
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
      expect(JSON.stringify(page().useOverlays.getState().stack)).toContain(text);
    },
  );

  test.each([
    ['“offline”', undefined, 'offline'],
    ['“domain-error” if a domain list is stored', { domains: [] }, 'domain-error'],
  ])(
    '[BOOT-5.11] without a network, a start without a cached status enters the phase %s',
    async (_, list, expected) => {
      if (list) page().safeLocalStorage.set(`${DOMAIN_LIST_PREFIX}FAIR`, list);
      tellsOnline(false);
      control().addFault(BROKEN);
      await start();
      expect([phase(), pollingCount()]).toEqual([expected, 1]);
    },
  );

  test('[DOM-1] a failed start and a failed Retry enter the phase “domain-error” without a notice if a domain list is stored', async () => {
    page().safeLocalStorage.set(`${DOMAIN_LIST_PREFIX}FAIR`, { domains: [] });
    control().addFault(BROKEN);
    await start();
    expect([phase(), hasNotice(), pollingCount()]).toEqual(['domain-error', false, 1]);
    await page().start.retry();
    expect([phase(), hasNotice()]).toEqual(['domain-error', false]);
  });

  test('[DOM-1] a failed start ignores a stored domain list of another merchant and enters the phase “failed”', async () => {
    page().safeLocalStorage.set(`${DOMAIN_LIST_PREFIX}FAIRER`, { domains: [] });
    control().addFault(BROKEN);
    await start();
    expect(phase()).toBe('failed');
  });

  test('[BOOT-5.8][BOOT-4] a start without a cached status does not request the status again after the error domain_not_available', async () => {
    control().addFault({ endpoint: 'status', errorCode: 'domain_not_available' });
    await start();
    expect([phase(), hasNotice(), pollingCount()]).toEqual(['domain-error', false, 0]);
    dispatchEvent(new Event('online'));
    control().clearFaults();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent()).toBe(1);
  });

  test('[BOOT-4] a start without a cached status shows a notice for an error response that arrives after 10 s', async () => {
    const release = control().holdRequests(REFUSED);
    const started = start();
    await vi.advanceTimersByTimeAsync(10_000);
    await started;
    release();
    await expect.poll(() => hasNotice()).toBe(true);
    expect([phase(), pollingCount()]).toEqual(['failed', 1]);
  });
});
