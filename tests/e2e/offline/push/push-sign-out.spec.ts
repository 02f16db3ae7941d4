import type { Page } from '@playwright/test';
import { SESSION_TTL_MS } from '../../../platform/members/sessions';
import { expect } from '../../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { advancePlatformClock, signInByForm } from '../../../support/members/signed-in';
import { test } from '../../../support/push/push-fixtures';
import { turnPushOn } from '../../../support/push/turn-push-on';
import { dispatchOnlineEvent } from '../../../support/service-worker/outbox';

/** Resolves with whether push on this device is registered for a member. */
const isBound = (page: Page) =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('fairground-push');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const reading = database.transaction('records').objectStore('records').get('binding');
    await new Promise((resolve) => {
      reading.onsuccess = resolve;
    });
    database.close();
    return reading.result !== undefined;
  });

test('[PUSH-2.2][SESS-4] when a session expires, the device is unbound from push messages for the member', async ({
  page,
  platform,
  desktop,
}) => {
  await turnPushOn(page);
  await advancePlatformClock(platform, SESSION_TTL_MS, page);
  await page.goto('/m/member/home');
  await expect(page.getByRole('alertdialog')).toContainText('Please log in');
  await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(0);
  await expect.poll(() => isBound(page)).toBe(false);
  await platform.sendPush('FAIR', 'alice', { title: 'Your withdrawal' });
  await platform.sendPush('FAIR', undefined, { title: 'A new game' });
  expect(desktop.shown).toEqual([]);
});

test('[PUSH-2.2][SESS-4] a sign-out closes the messages that are still shown to the member, and no others', async ({
  page,
  platform,
  desktop,
}) => {
  await turnPushOn(page);
  await page.getByRole('button', { name: 'Close' }).click();
  for (const [username, title] of [
    ['alice', 'Your withdrawal'],
    [undefined, 'A new game'],
    ['alice', 'Your voucher'],
  ] as const) {
    await platform.sendPush('FAIR', username, { title, path: '/m/member/history' });
    await expect.poll(() => desktop.shown.at(-1)?.title).toBe(title);
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  const [withdrawal, , voucher] = desktop.shown.map(({ id }) => id);
  await expect.poll(() => [...desktop.closed].sort()).toEqual([withdrawal, voucher]);
});

test.describe('without a connection', () => {
  test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

  test('[PUSH-2.2][SESS-4] an offline sign-out hides the member’s push messages at once, and unbinds the device when the network is back', async ({
    page,
    context,
    platform,
    desktop,
  }) => {
    await turnPushOn(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => isBound(page)).toBe(false);

    // The platform does not know yet.
    await platform.sendPush('FAIR', 'alice', { title: 'Your withdrawal' });
    await expect.poll(() => desktop.shown.map(({ title }) => title)).toEqual(['Fairground']);
    // The service worker gets its network back later than the page.
    await context.setOffline(false);
    await dispatchOnlineEvent(page);
    await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(0);
    expect(platform.pushReceipts()).toEqual([]);
  });
});

test.describe('while the platform fails', () => {
  test.use({ allowedPageErrors: /status of 503/ });

  test('[PUSH-2.2] the device is bound to the next member only after it has been unbound from the previous member', async ({
    page,
    platform,
  }) => {
    test.slow();
    await turnPushOn(page);
    await page.getByRole('button', { name: 'Close' }).click();
    platform.addFault({ endpoint: 'unsubscribeFromPushTopics', status: 503 });
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);

    await signInByForm(page, 'bob');
    await page.goto('/m/member/home');
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByLabel('Messages for you').click();
    await expect(page.getByText('This device is registered as soon as the connection allows it.')).toBeVisible();
    expect(platform.wireEntries('bindPushToken')).toHaveLength(1);

    platform.clearFaults();
    await dispatchOnlineEvent(page);
    // At the latest by the retry after half a minute.
    await expect.poll(() => platform.countPushDevices('FAIR', 'bob'), { timeout: 60_000 }).toBe(1);
    expect(platform.countPushDevices('FAIR', 'alice')).toBe(0);
  });
});
