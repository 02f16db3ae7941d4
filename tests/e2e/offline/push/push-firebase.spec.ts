import { expect } from '../../../support/browser/fixtures';
import { test } from '../../../support/push/push-fixtures';
import { turnPushOn } from '../../../support/push/turn-push-on';

test('[PUSH-2.1][PUSH-3.2][OFF-4] with Firebase, a device shows push messages and opens the page of a clicked one until push is turned off', async ({
  page,
  platform,
  pushService,
  desktop,
}) => {
  const { firebase } = pushService;
  platform.connectFirebase('FAIR', firebase);
  await turnPushOn(page);
  expect(platform.countPushDevices('FAIR', 'alice')).toBe(1);
  expect(firebase.service.tokens()).toHaveLength(1);

  const id = await platform.sendPush('FAIR', 'alice', { title: 'The draw is at eight', path: '/m/activity' });
  await expect.poll(() => platform.pushReceipts()).toEqual([`${id} received`, `${id} shown`]);
  await expect.poll(() => desktop.shown.map(({ title }) => title)).toEqual(['The draw is at eight']);

  desktop.click(1);
  await expect(page).toHaveURL(/\/m\/activity$/);
  await expect.poll(() => platform.pushReceipts()).toContain(`${id} clicked`);

  const news = await platform.sendPush('FAIR', undefined, { title: 'A new game', path: '/m/home' });
  await expect.poll(() => platform.pushReceipts()).toContain(`${news} shown`);

  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByLabel('Messages for you').click();
  await expect(page.getByText('Notifications are off')).toBeVisible();
  await expect.poll(() => platform.countPushDevices('FAIR', 'alice')).toBe(0);
  await expect.poll(() => firebase.service.tokens()).toEqual([]);
});
