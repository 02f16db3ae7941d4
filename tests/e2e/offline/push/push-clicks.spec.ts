import { expect } from '../../../support/browser/fixtures';
import { test } from '../../../support/push/push-fixtures';
import { sendPushPayload } from '../../../support/push/send-push-payload';
import { turnPushOn } from '../../../support/push/turn-push-on';
import { stopServiceWorker } from '../../../support/service-worker/outbox';

test('[PUSH-3.2][OFF-4] a click on a notification opens its page, even after the service worker has stopped', async ({
  page,
  context,
  platform,
  desktop,
}) => {
  await turnPushOn(page);
  const blank = await context.newPage();
  await page.close();

  const dismissed = await platform.sendPush('FAIR', 'alice', { title: 'First', path: '/m/vip' });
  await expect.poll(() => platform.pushReceipts()).toContain(`${dismissed} shown`);
  const clicked = await platform.sendPush('FAIR', 'alice', { title: 'Second', path: '/m/activity' });
  await expect.poll(() => platform.pushReceipts()).toContain(`${clicked} shown`);

  await stopServiceWorker(context, blank);
  desktop.dismiss(desktop.shown[0]?.id ?? 0);
  await expect.poll(() => platform.pushReceipts()).toContain(`${dismissed} dismissed`);

  await stopServiceWorker(context, blank);
  const opening = context.waitForEvent('page');
  desktop.click(desktop.shown[1]?.id ?? 0);
  await expect(await opening).toHaveURL(/\/m\/activity$/);
  await expect.poll(() => platform.pushReceipts()).toContain(`${clicked} clicked`);
  const events = ['received', 'shown'];
  const inOrder = [
    ...events.map((event) => `${dismissed} ${event}`),
    ...events.map((event) => `${clicked} ${event}`),
    `${dismissed} dismissed`,
    `${clicked} clicked`,
  ];
  expect(platform.pushReceipts()).toEqual(inOrder);
});

test('[PUSH-3] a click on a notification with a path to another origin opens home; its action button opens the action’s page', async ({
  page,
  platform,
  pushService,
  desktop,
}) => {
  await turnPushOn(page);
  const [token = ''] = platform.pushTokens('FAIR', 'alice');
  const actions = JSON.stringify([{ title: 'Activities', path: '/m/activity' }]);
  await sendPushPayload(
    pushService.origin,
    token,
    JSON.stringify({ title: 'A', id: 'a', path: '//evil.example/', actions }),
  );
  await expect.poll(() => desktop.shown.length).toBe(1);
  const [first] = desktop.shown;
  expect(first?.actions).toContain('Activities');
  desktop.click(first?.id ?? 0, first?.actions[first.actions.indexOf('Activities') - 1]);
  await expect(page).toHaveURL(/\/m\/activity$/);
  // A click while the page still loads is not what this test is about.
  await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();

  await sendPushPayload(pushService.origin, token, JSON.stringify({ title: 'B', id: 'b', path: '//evil.example/' }));
  await expect.poll(() => desktop.shown.length).toBe(2);
  desktop.click(desktop.shown[1]?.id ?? 0);
  await expect(page).toHaveURL(/\/m\/home$/);
});

test('[ROUTE-10.4] a click on a notification for a page that the merchant does not offer opens home in a new window', async ({
  page,
  context,
  platform,
  desktop,
}) => {
  platform.setScenario('FAIR', { offersLeaderBoard: false });
  await turnPushOn(page);
  await context.newPage();
  await page.close();
  await platform.sendPush('FAIR', 'alice', { title: 'Ranking', path: '/m/leaderBoard' });
  await expect.poll(() => desktop.shown.length).toBe(1);
  const opening = context.waitForEvent('page');
  desktop.click(desktop.shown[0]?.id ?? 0);
  await expect(await opening).toHaveURL(/\/m\/home$/);
});
