import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { trackEvents } from '../../../src/contract/endpoints/tracking';
import { comeToFront, expect, openStored, test } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { comeOnline, counted, fillOutbox, killWorker, timeReturn, waiting } from '../../support/outbox';
import { signIn } from '../../support/signed-in';
import { workerState } from '../../support/worker-state';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

test('[OFF-4] a hundred events arrive once each and in order, through kills, errors and answers that get lost', async ({
  page,
  context,
  served,
}) => {
  await openStored(page, context, served.origin);
  await context.setOffline(true);
  await fillOutbox(page, 100);

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
  await context.setOffline(false);
  let kills = 0;
  for (; kills < 10 || counted(served).length < 100; kills += 1) {
    // Dead after some more sendings, in the middle of the next one.
    const enough = sendings + 1 + (kills % 15);
    await expect(async () => {
      // Told again after a while: a worker that was just dying has heard nothing.
      await comeOnline(page);
      const isEnough = () => sendings >= enough || counted(served).length === 100;
      await expect.poll(isEnough, { intervals: [20], timeout: 5_000 }).toBe(true);
    }).toPass({ timeout: 30_000 });
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
  await openStored(page, context, served.origin);
  expect(await timeReturn(context, page, served)).toBeLessThan(2_000);
});

test('[OFF-4] a browser without Background Sync sends within two seconds of the network’s return', async ({
  page,
  context,
  site,
  served,
}) => {
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  // As a browser is that has never heard of it, before the worker's first line.
  const without = 'delete ServiceWorkerRegistration.prototype.sync; delete self.SyncManager; delete self.onsync;';
  await site.replaceServiceWorker(`${without}\n${script}`);
  await openStored(page, context, served.origin);
  const [worker] = context.serviceWorkers();
  expect(await worker?.evaluate(() => 'SyncManager' in globalThis)).toBe(false);
  expect(await timeReturn(context, page, served)).toBeLessThan(2_000);
});

test('[OFF-4] a network that comes back ends the wait that failures before have led to', async ({
  page,
  context,
  served,
}) => {
  await openStored(page, context, served.origin);
  await context.route(`**${trackEvents.path}`, (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '50' }, json: {} }),
  );
  await fillOutbox(page, 1);
  await comeOnline(page);
  const pausedUntil = async () => {
    const { outbox } = await workerState(page);
    return typeof outbox === 'string' ? 0 : outbox.pausedUntil;
  };
  await expect.poll(pausedUntil).toBeGreaterThan(0);
  const end = await pausedUntil();
  await context.unrouteAll({ behavior: 'wait' });
  await comeOnline(page);
  await expect.poll(() => counted(served).length).toBe(1);
  expect(counted(served)[0]?.receivedAt).toBeLessThan(end);
});

test('[OFF-4] the pause that the platform asks for holds when more is written, and when the browser asks to send', async ({
  page,
  context,
  site,
  served,
}) => {
  const script = await readFile(join(site.dir, 'm/sw.js'), 'utf8');
  // Counts by type the messages and other events that the worker is through with.
  const counting = `{
    const { waitUntil } = ExtendableEvent.prototype;
    self.over = {};
    ExtendableEvent.prototype.waitUntil = function (work) {
      const type = this.data?.type ?? this.type;
      return waitUntil.call(this, work.finally(() => { self.over[type] = (self.over[type] ?? 0) + 1; }));
    };
  }`;
  await site.replaceServiceWorker(`${counting}\n${script}`);
  let sendings = 0;
  await context.route(`**${trackEvents.path}`, (route) => {
    sendings += 1;
    return route.fulfill({ status: 503, headers: { 'retry-after': '120' }, json: {} });
  });
  await openStored(page, context, served.origin);
  const [worker] = context.serviceWorkers();
  type Over = { over: Record<string, number> };
  const over = async (type: string) =>
    (await worker?.evaluate((name) => (self as unknown as Over).over[name], type)) ?? 0;
  const [asked, sent] = [await over('check-version'), await over('flush-outbox')];
  await fillOutbox(page, 1);
  await comeOnline(page);
  await expect.poll(() => sendings).toBe(1);
  await expect.poll(() => over('flush-outbox')).toBe(sent + 1);
  await expect.poll(() => over('sync')).toBe(1);

  await fillOutbox(page, 1, 1);
  // It has what waits sent, and asks for the version.
  await comeToFront(page);
  await expect.poll(() => over('check-version')).toBe(asked + 1);
  await expect.poll(() => over('flush-outbox')).toBe(sent + 2);
  await expect.poll(() => waiting(page)).toBe(2);
  expect(sendings).toBe(1);
});

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-4] a sign-in is told by the page itself', async ({ page, platform }) => {
    await signIn(page);
    const told = () => platform.wire(trackEvents.name).map(({ headers }) => headers['idempotency-key']);
    await expect.poll(told).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)]);
  });
});
