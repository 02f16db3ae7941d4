import type { Page } from '@playwright/test';
import { DIAGNOSTICS_PATH } from '../../../src/contract/paths';
import { SESSION_KEY } from '../../../src/contract/storage-keys';
import { expectAccessible } from '../../support/axe';
import { comeToFront, expect, makeCheckDue, markOf, saveData, test, workerAnswers } from '../../support/deployed';
import { goTo } from '../../support/go-to';
import { LOST_NETWORK } from '../../support/lost-network';
import { fillOutbox, waiting } from '../../support/outbox';
import { PageClock } from '../../support/page-clock';
import { signIn } from '../../support/signed-in';
import { untilComplete, untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: name }) });

test('[OFF-2] diagnostics tell offline what the device has, and copy without token or name', async ({
  page,
  context,
  platform,
}) => {
  const clock = await PageClock.of(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  await untilStored(page);
  // The sign-in itself has been told.
  await expect.poll(() => platform.eventsNamed('login')).toEqual([1]);
  await expect.poll(() => waiting(page)).toBe(0);
  const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);
  await context.setOffline(true);
  await fillOutbox(page, 2);
  await page.goto(DIAGNOSTICS_PATH);
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  await expect(line(page, 'Connection')).toContainText('Offline');
  await expect(line(page, 'Versions in the store')).toContainText(/(\d+) of \1 files/);
  await expect(line(page, 'Waiting to be sent')).toContainText('2');
  await expect(page.getByRole('button', { name: 'Keep the whole app' })).toBeHidden();
  await expectAccessible(page);

  // What says so goes by itself.
  await clock.stop();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toMatchObject({ online: false, worker: { versions: [{ isWhole: true }] } });
  for (const secret of [token, 'alice']) expect(copied).not.toContain(secret);
});

test.describe('where service workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('[OFF-2] diagnostics say that none runs', async ({ page }) => {
    await page.goto(DIAGNOSTICS_PATH);
    await expect(line(page, 'Offline store')).toContainText('Does not run here');
    await expectAccessible(page);
  });
});

test('[OFF-3] for who saves data a version is fetched as far as a start needs it, until more is asked for', async ({
  page,
  context,
  site,
  served,
}) => {
  await page.goto(`${served.origin}/m/home`);
  await untilStored(page);
  await saveData(context);
  await site.publish('second', { changed: 'pages' });
  await makeCheckDue(page);
  const fetched = workerAnswers(context);
  await comeToFront(page);
  const notice = page.getByRole('alertdialog').filter({ hasText: 'Found new version' });
  await notice.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => markOf(page).catch(() => null)).toBe('second');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await goTo(page, DIAGNOSTICS_PATH);
  await expect(line(page, 'Versions in the store')).toContainText('second');
  // The page of the diagnostics was asked for by the visit; the HTTP cache may have answered for it once more since.
  const pages = () => [...new Set(fetched.filter((path) => path.includes('/pages-')))];
  await expect.poll(pages).toEqual([expect.stringContaining('pages-diagnostics')]);

  await page.getByRole('button', { name: 'Keep the whole app' }).click();
  await expect(page.getByRole('button', { name: 'Keep the whole app' })).toBeHidden();
  await untilComplete(page, 'second');
});
