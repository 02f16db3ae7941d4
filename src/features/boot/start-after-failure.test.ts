import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BROKEN, HANGING, REFUSED, setUpStart } from '../../../tests/support/page/start-page';

const { control, page, start, phase, hasNotice, arrived, tellsOnline } = setUpStart();

describe('[BOOT-5] after a failed start', () => {
  beforeEach(async () => {
    control().addFault(BROKEN);
    await start();
  });

  test('after a failed start, a reconnect loads the site status and closes the error notice', async () => {
    control().clearFaults();
    tellsOnline(true);
    await page().start.whenLoaded;
    expect([phase(), hasNotice()]).toEqual(['open', false]);
    const count = arrived();
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setImmediate(resolve));
    expect(arrived()).toBe(count);
  });

  test('after a failed start, every reconnect requests the site status until it is loaded', async () => {
    for (const count of [2, 3]) {
      dispatchEvent(new Event('online'));
      await expect.poll(arrived).toBe(count);
    }
    expect(phase()).toBe('failed');
    control().clearFaults();
    dispatchEvent(new Event('online'));
    await page().start.whenLoaded;
  });

  test('a background refresh of the site status resolves with true if it loads the status, else with false', async () => {
    expect([await page().start.refetchInBackground(), phase()]).toEqual([false, 'failed']);
    control().clearFaults();
    expect([await page().start.refetchInBackground(), phase()]).toEqual([true, 'open']);
    control().addFault(REFUSED);
    expect(page().start.wasPlatformUnreachable()).toBe(true);
    expect([await page().start.refetchInBackground(), phase(), page().start.wasPlatformUnreachable()]).toEqual([
      false,
      'open',
      false,
    ]);
  });

  test('[BOOT-5.9] a background refresh does not wait for an earlier one that hangs, and the earlier one shows no error notice', async () => {
    control().clearFaults();
    control().addFault({ ...HANGING, times: 1 });
    const hanging = page().start.refetchInBackground();
    await expect.poll(arrived).toBe(2);
    expect([await page().start.refetchInBackground(), phase()]).toEqual([true, 'open']);
    expect([await hanging, hasNotice()]).toEqual([false, false]);
  });

  test('[BOOT-2] after a failed start, Retry loads the site status and closes the error notice', async () => {
    control().clearFaults();
    await page().start.retry();
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
    void page().start.retry();
    await expect.poll(() => signals).toHaveLength(1);
    void page().start.retry();
    await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([true, false]);
    vi.stubGlobal('fetch', fetch);
  });

  test('[BOOT-4] a failed Retry shows the error notice again', async () => {
    page().closeAllOverlays();
    await page().start.retry();
    expect([phase(), hasNotice()]).toEqual(['failed', true]);
  });

  test('[DOM-1] Retry on an unavailable domain enters the phase “domain-error” without an error notice', async () => {
    page().closeAllOverlays();
    control().clearFaults();
    control().addFault({ endpoint: 'status', errorCode: 'domain_not_available' });
    await page().start.retry();
    expect([phase(), hasNotice()]).toEqual(['domain-error', false]);
  });

  test('[BOOT-2] Retry during a background refresh loads the site status, and the aborted refresh shows no error notice', async () => {
    control().clearFaults();
    control().addFault({ ...HANGING, times: 1 });
    const hanging = page().start.refetchInBackground();
    await expect.poll(arrived).toBeGreaterThan(0);
    await page().start.retry();
    expect([phase(), hasNotice(), await hanging]).toEqual(['open', false, false]);
    expect(page().start.wasPlatformUnreachable()).toBe(true);
  });
});
