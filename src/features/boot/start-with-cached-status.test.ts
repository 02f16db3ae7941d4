import { describe, expect, test, vi } from 'vitest';
import { stubPageGlobals } from '../../../tests/support/page/page-globals';
import { BROKEN, cacheStatus, HANGING, HOUR_MS, REFUSED, setUpStart } from '../../../tests/support/page/start-page';
import { THEME_SNAPSHOT_KEY } from '../../contract/storage-keys';

const { caller, control, page, start, phase, hasNotice, isNoticeInline, pollingCount } = setUpStart();

const shownName = () => page().useMerchant.getState().status?.info.whitelabelVal.name;

describe('[BOOT-5] start with a cached status', () => {
  test('[BOOT-5.1] a cached status younger than 24 h is shown at once, and the status from the platform once it is loaded', async () => {
    await cacheStatus(page(), caller(), 23 * HOUR_MS);
    const release = control().holdRequests({ endpoint: 'status' });
    await start();
    expect([phase(), shownName(), pollingCount()]).toEqual(['open', 'Cached', 0]);
    release();
    await page().start.whenLoaded;
    expect([shownName(), page().readCachedStatus('FAIR')?.status.info.whitelabelVal.name]).toEqual([
      'Fairground',
      'Fairground',
    ]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect([pollingCount(), hasNotice()]).toEqual([0, false]);
  });

  test('a start with a cached status requests a background refresh after 3 s without a response', async () => {
    await cacheStatus(page(), caller(), HOUR_MS);
    control().addFault(HANGING);
    await start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(pollingCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([phase(), pollingCount(), hasNotice()]).toEqual(['open', 1, false]);
  });

  test('a start with a cached status older than 24 h waits 3 s for a response before it shows the cached status', async () => {
    await cacheStatus(page(), caller(), 25 * HOUR_MS);
    control().addFault(HANGING);
    const started = start();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(phase()).toBe('starting');
    await vi.advanceTimersByTimeAsync(1);
    await started;
    expect([phase(), shownName()]).toEqual(['open', 'Cached']);
  });

  test('a start with a cached status older than 24 h never shows the cached status if the platform responds within 3 s', async () => {
    await cacheStatus(page(), caller(), 25 * HOUR_MS);
    const names: (string | undefined)[] = [];
    page().useMerchant.subscribe(() => names.push(shownName()));
    await start();
    expect([...new Set(names)]).toEqual([undefined, 'Fairground']);
  });

  test('a cached status older than 24 h is shown, without a notice, if the platform cannot be reached', async () => {
    await cacheStatus(page(), caller(), 25 * HOUR_MS, { maintenance: true });
    control().addFault(BROKEN);
    await start();
    expect([phase(), shownName(), hasNotice(), pollingCount()]).toEqual(['maintenance', 'Cached', false, 1]);
    await expect.poll(() => page().safeLocalStorage.keys(THEME_SNAPSHOT_KEY)).toHaveLength(1);
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
      await cacheStatus(page(), caller(), HOUR_MS);
      control().addFault(fault);
      await start();
      await expect.poll(() => [hasNotice(), pollingCount()]).toEqual([isTold, refreshes]);
      expect(isNoticeInline()).toBe(false);
      expect([phase(), shownName()]).toEqual(['open', 'Cached']);
    },
  );

  test('[BOOT-7] a start with a cached status does not show the cached status of another merchant', async () => {
    await cacheStatus(page(), caller(), HOUR_MS);
    stubPageGlobals(`${caller().origin}/m/home`, { merchant: 'KOPI' });
    control().addFault(BROKEN);
    await start();
    expect([phase(), page().getMerchantCode()]).toEqual(['failed', 'KOPI']);
  });
});
