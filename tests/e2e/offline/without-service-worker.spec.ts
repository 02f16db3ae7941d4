import { ASSET_MANIFEST_URL } from '../../../src/contract/asset-manifest';
import { trackEvents } from '../../../src/contract/endpoints/tracking';
import { openStored } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';
import { comeOnline, fillOutbox } from '../../support/outbox';
import { storedContent, untilStored } from '../../support/stored-content';
import { workerState } from '../../support/worker-state';

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-2] the app works', async ({ homePage, loginPage }) => {
    await homePage.open();
    await expect(homePage.title).toBeVisible();
    await loginPage.open();
    await expect(loginPage.submit).toBeVisible();
  });
});

test('[OFF-2] ?sw=off empties the stores and keeps the registration, and the app works without a worker', async ({
  page,
  context,
  homePage,
  platform,
}) => {
  // The page has asked for its version: a question on its way would have the store filled again.
  await openStored(page, context, platform.originOf('FAIR'));

  const ofWorker: string[] = [];
  context.on('request', (request) => {
    if (request.serviceWorker()) ofWorker.push(new URL(request.url()).pathname);
  });
  await homePage.open('?sw=off');
  await expect(homePage.title).toBeVisible();
  await expect.poll(() => storedContent(page)).toEqual([]);
  await expect.poll(async () => (await workerState(page)).versions).toEqual([]);

  // The page sends by itself, and asks the worker for nothing.
  await fillOutbox(page, 1);
  const told = async () => {
    await comeOnline(page);
    return platform.wire(trackEvents.name).length;
  };
  await expect.poll(told).toBe(1);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));
  expect(await registrations()).toEqual([expect.stringMatching(/\/m\/$/)]);
  expect(ofWorker).not.toContain(trackEvents.path);
  expect(ofWorker).not.toContain(ASSET_MANIFEST_URL);
  expect(await storedContent(page)).toEqual([]);

  // The next visit is a usual one.
  await homePage.open();
  await untilStored(page);
});
