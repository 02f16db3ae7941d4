import { trackEvents } from '../../../src/contract/endpoints/tracking';
import { expect, test } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { comeOnline, counted, fillOutbox, killWorker } from '../../support/outbox';
import { signIn } from '../../support/signed-in';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

test('[OFF-4] a hundred events arrive once each and in order, through kills, errors and answers that get lost', async ({
  page,
  context,
  served,
}) => {
  test.slow();
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  await context.setOffline(true);
  await fillOutbox(page, 100);
  await context.setOffline(false);

  // Of ten sendings, two fail, and one arrives although its answer does not.
  let sendings = 0;
  await context.route(`**${trackEvents.path}`, async (route) => {
    sendings += 1;
    const fate = sendings % 10;
    if (fate === 3 || fate === 7) return route.fulfill({ status: 500, json: {} });
    if (fate !== 5) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  let kills = 0;
  for (; kills < 10 || counted(served).length < 100; kills += 1) {
    await comeOnline(page);
    await page.waitForTimeout(200);
    await killWorker(context, page);
  }

  expect(counted(served).map(({ id }) => id)).toEqual(Array.from({ length: 100 }, (_, n) => `e${n}`));
  expect(counted(served).filter(({ effects }) => effects !== 1)).toEqual([]);
  expect(sendings).toBeGreaterThan(130);
});

test('[OFF-4] what was written offline is sent within two seconds of the network’s return', async ({
  page,
  context,
  served,
}) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  await context.setOffline(true);
  await fillOutbox(page, 3);
  await comeOnline(page);
  await page.waitForTimeout(500);
  expect(counted(served)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => counted(served).length, { timeout: 2_000 }).toBe(3);
});

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-4] a sign-in is told by the page itself', async ({ page, platform }) => {
    await signIn(page);
    const told = () => platform.wire(trackEvents.name).map(({ headers }) => headers['idempotency-key']);
    await expect.poll(told).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)]);
  });
});
