import type { Page } from '@playwright/test';
import { HOME_ENDPOINT_PATHS } from '../../../src/contract/paths';
import { delayScriptRequests, listFirstScreenElements } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';
import { waitForFrames } from '../../support/page/settled';

/** Matches the URLs of all scripts except those that render home from the first responses. */
const APP_SCRIPTS = /\/m\/assets\/(?!first-visit|texts-).*\.js/;

const snapshot = (page: Page) => page.locator('.first-snapshot');

/** Counts the requests that a page sends after this call, by path. */
function countRequests(page: Page): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    counts.set(pathname, (counts.get(pathname) ?? 0) + 1);
  });
  return counts;
}

/** Returns the elements that are missing, or more than a pixel away from where they were. */
function findMoved(before: readonly string[], after: readonly string[]): readonly string[] {
  const [old, now] = [before, after].map((lines) => lines.map((line) => line.split(' ')));
  return before.filter((_, at) => {
    const [a = [], b = []] = [old?.[at], now?.[at]];
    const isSame = a[0] === b[0] && a[1] === b[1] && a[3] === b[3];
    return !isSame || Math.abs(Number(a[2]) - Number(b[2])) > 1;
  });
}

// The banners do not advance, so that their places can be compared.
test('[BOOT-1] [GAME-5] the content that a first visit shows before the app scripts load keeps its position after they have loaded', async ({
  page,
  context,
  platform,
}) => {
  const release = await delayScriptRequests(context, APP_SCRIPTS);
  const counts = countRequests(page);
  await page.goto(`${platform.originOf('KOPI')}/m/home`, { waitUntil: 'commit' });
  await expect(snapshot(page).locator('section li a').first()).toBeVisible();
  await expect(snapshot(page).getByRole('heading', { includeHidden: true }).first()).toBeVisible();
  const images = snapshot(page).locator('img');
  const readWidths = () => images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  await expect.poll(async () => (await readWidths()).length).toBeGreaterThan(4);
  await expect.poll(readWidths).not.toContain(0);
  await page.evaluate(async () => void (await document.fonts.ready));
  const places = await listFirstScreenElements(page);

  release();
  await expect(snapshot(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => listFirstScreenElements(page)).toEqual(places);
  for (const path of Object.values(HOME_ENDPOINT_PATHS)) expect(counts.get(path)).toBe(1);
});

test('[I18N-1] a first visit has the chosen language and its direction before the scripts load, and nothing moves later', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('MC_LANGUAGE', '"UR"'));
  const release = await delayScriptRequests(context, APP_SCRIPTS);
  await page.goto('/m/home', { waitUntil: 'commit' });
  await expect(snapshot(page).getByText('لاگ ان کریں')).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  const places = await listFirstScreenElements(page);
  release();
  await expect(snapshot(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'لاگ ان کریں' })).toBeVisible();
  // From right to left, a fraction of a pixel may be rounded to the other side.
  await expect.poll(async () => findMoved(places, await listFirstScreenElements(page))).toEqual([]);
});

test('[SAFE-4.4] where somebody is on a break or excluded, no banner and no offer is shown before the scripts load', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('MC_PLAY_PAUSE', '{}'));
  const release = await delayScriptRequests(context, APP_SCRIPTS);
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto('/m/home', { waitUntil: 'commit' });
  // The script that requests the texts decides next whether it shows a first screen.
  await expect.poll(() => paths.some((path) => path.includes('/texts-'))).toBe(true);
  await waitForFrames(page);
  expect(paths.filter((path) => path.includes('/first-visit-'))).toEqual([]);
  await expect(snapshot(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
