import type { Page } from '@playwright/test';
import { STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import { expect } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { prepareMemberSession } from '../../../support/members/signed-in';
import type { ChromiumPushService } from '../../../support/push/chromium-push-service';
import { overwriteStoredPushRecord } from '../../../support/push/overwrite-stored-push-record';
import { test } from '../../../support/push/push-fixtures';
import { turnPushOn } from '../../../support/push/turn-push-on';

interface Way {
  readonly name: string;
  connect(platform: TestPlatform, service: ChromiumPushService): void;
  changeKey(platform: TestPlatform, service: ChromiumPushService): void;
  /** Deletes all devices on the platform, or in the push service that the platform uses. */
  forgetDevices(platform: TestPlatform, service: ChromiumPushService): void;
}
const WAYS: readonly Way[] = [
  {
    name: 'Web Push',
    connect: () => undefined,
    changeKey: (platform) => platform.changePushKey('FAIR'),
    forgetDevices: (platform) => platform.forgetPushDevices(),
  },
  {
    name: 'Firebase',
    connect: (platform, { firebase }) => platform.connectFirebase('FAIR', firebase),
    changeKey: (platform, { firebase }) => {
      firebase.service.changeKey();
      platform.connectFirebase('FAIR', firebase);
    },
    forgetDevices: (_, { firebase }) => firebase.service.forgetDevices(),
  },
];

const unsubscribe = (page: Page) =>
  page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
  });

for (const { name, connect, changeKey, forgetDevices } of WAYS)
  test(`[PUSH-3.4] the next start repairs each of six faults of a push registration with ${name}, without a permission prompt`, async ({
    page,
    platform,
    pushService,
  }) => {
    test.slow();
    connect(platform, pushService);
    await turnPushOn(page);
    const faults: readonly (readonly [string, () => Promise<unknown> | unknown])[] = [
      ['lost', () => unsubscribe(page)],
      ['rotated', () => overwriteStoredPushRecord(page, { endpoint: 'https://push.example/old' })],
      ['key changed', () => changeKey(platform, pushService)],
      ['stale', () => overwriteStoredPushRecord(page, { boundAt: 1 })],
      ['other member', () => overwriteStoredPushRecord(page, { boundTo: 'somebody else' })],
      ['refused', () => forgetDevices(platform, pushService)],
    ];
    const binds = () => platform.wireEntries('bindPushToken').length;
    for (const [fault, cause] of faults) {
      const before = binds();
      await cause();
      await page.reload();
      await expect.poll(binds, { message: fault }).toBe(before + 1);
      const id = await platform.sendPush('FAIR', 'alice', { title: `After ${fault}` });
      await expect.poll(() => platform.pushReceipts(), { message: fault }).toContain(`${id} shown`);
      expect(platform.countPushDevices('FAIR', 'alice'), fault).toBe(1);
    }
  });

for (const isChecking of [false, true])
  test(`[PUSH-3] a push key of a status ${isChecking ? 'during' : 'after'} the push check at the start replaces the cached key`, async ({
    page,
    platform,
  }) => {
    await turnPushOn(page);
    const count = (endpoint: string) => platform.wireEntries(endpoint).length;
    await expect.poll(() => count('subscribeToPushTopic')).toBe(1);
    platform.changePushKey('FAIR');
    const releaseStatus = platform.holdRequests({ endpoint: 'status' });
    const releaseCheck = isChecking ? platform.holdRequests({ endpoint: 'subscribeToPushTopic' }) : () => undefined;
    const cachedStatus = () => page.evaluate((key) => localStorage.getItem(key), `${STATUS_CACHE_PREFIX}FAIR`);
    const staleStatus = await cachedStatus();
    await page.reload();
    await expect.poll(() => count('subscribeToPushTopic')).toBe(2);
    releaseStatus();
    await expect.poll(cachedStatus).not.toBe(staleStatus);
    releaseCheck();
    await expect.poll(() => count('bindPushToken')).toBe(2);
    const id = await platform.sendPush('FAIR', 'alice', { title: 'With the new key' });
    await expect.poll(() => platform.pushReceipts()).toContain(`${id} shown`);
  });

test('[PUSH-3.4] after a push message, the open page repairs a faulty push registration', async ({
  page,
  platform,
}) => {
  await turnPushOn(page);
  const binds = () => platform.wireEntries('bindPushToken').length;
  const subscribes = () => platform.wireEntries('subscribeToPushTopic').length;
  // It is sent after the settings have told that push is on.
  await expect.poll(subscribes).toBe(1);
  const sound = await platform.sendPush('FAIR', 'alice', { title: 'One' });
  await expect.poll(() => platform.pushReceipts()).toContain(`${sound} shown`);
  expect([binds(), subscribes()]).toEqual([1, 1]);

  await overwriteStoredPushRecord(page, { boundTo: 'somebody else' });
  await platform.sendPush('FAIR', 'alice', { title: 'Two' });
  await expect.poll(binds).toBe(2);
});

/** Long after the timeout of a registration (ms). */
const LATE_MS = 60_000;

for (const [when, delayMs] of [
  ['is under way', 0],
  ['has not been completed in time', LATE_MS],
] as const)
  test(`[PUSH-2.3][PUSH-2.4] a device is not bound if push is turned off while its registration ${when}`, async ({
    page,
    platform,
    pushService,
  }) => {
    await page.clock.install();
    const release = pushService.holdRegistrations();
    await prepareMemberSession(page);
    await page.goto('/m/member/home');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const openSettings = () => page.getByRole('button', { name: 'Notifications' }).click();
    const messages = page.getByLabel('Messages for you');
    await openSettings();
    await messages.click();
    await expect(messages).toBeChecked();
    await page.keyboard.press('Escape');
    await openSettings();
    await expect(messages).toBeChecked();
    await messages.click();
    await expect(page.getByText('Notifications are off')).toBeVisible();
    const ended = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { unsubscribe: end } = PushSubscription.prototype;
          PushSubscription.prototype.unsubscribe = async function () {
            const isEnded = await end.call(this);
            resolve();
            return isEnded;
          };
        }),
    );
    if (delayMs > 0) await page.clock.fastForward(delayMs);
    release();
    // The browser completes the registration, which is ended then.
    await ended;
    expect(platform.wireEntries('bindPushToken')).toHaveLength(0);
    await expect(page.getByText('This device is registered as soon as the connection allows it.')).toHaveCount(0);
  });

test.describe('when the response to binding a device for push is lost', () => {
  test.use({ allowedPageErrors: /ERR_CONTENT_LENGTH_MISMATCH/ });

  test('[PUSH-2.2] the device is bound again at the next start, and unbound when the member signs out', async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: 'bindPushToken', cut: true, times: 1 });
    await turnPushOn(page, 'This device is registered as soon as the connection allows it.');
    expect(platform.countPushDevices('FAIR', 'alice')).toBe(1);
    await page.reload();
    await expect.poll(() => platform.wireEntries('bindPushToken').length).toBe(2);
    await expect.poll(() => platform.countPushDevices('FAIR', undefined)).toBe(1);
    expect(platform.countPushDevices('FAIR', 'alice')).toBe(1);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(0);
  });
});

test('[PUSH-2.4] a member who has turned news off receives only push messages addressed to this member', async ({
  page,
  platform,
  desktop,
}) => {
  await turnPushOn(page);
  await expect.poll(() => platform.countPushDevices('FAIR', undefined)).toBe(1);
  await page.getByLabel('News and offers').click();
  await expect.poll(() => platform.countPushDevices('FAIR', undefined)).toBe(0);
  await page.reload();
  await expect.poll(() => platform.wireEntries('bindPushToken').length).toBe(2);

  await platform.sendPush('FAIR', undefined, { title: 'A new game' });
  await platform.sendPush('FAIR', 'alice', { title: 'Your win' });
  await expect.poll(() => desktop.shown.map(({ title }) => title)).toEqual(['Your win']);

  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByLabel('News and offers').click();
  await expect.poll(() => platform.countPushDevices('FAIR', undefined)).toBe(1);
});
