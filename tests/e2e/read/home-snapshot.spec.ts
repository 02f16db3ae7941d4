import type { Page } from '@playwright/test';
import { ROUTES } from '../../../src/contract/paths';
import {
  FAILED_START_COUNT_KEY,
  HOME_SNAPSHOT_KEY,
  LANGUAGE_KEY,
  SESSION_KEY,
} from '../../../src/contract/storage-keys';
import { MERCHANTS } from '../../platform/merchants/find-merchant';
import { delayScriptRequests, listFirstScreenElements } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';
import { prepareMemberSession, signInByForm } from '../../support/members/signed-in';
import { waitForNetworkIdle } from '../../support/page/wait-for-network-idle';

const readSnapshot = (page: Page) => page.evaluate((key) => localStorage.getItem(key), HOME_SNAPSHOT_KEY);

/** Opens home and waits until its snapshot is stored. */
async function storeSnapshot(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => readSnapshot(page)).not.toBeNull();
}

/** Waits until the snapshot would have been stored: the chunk that stores it is loaded, and no request is running. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('schedule-home-snapshot')),
      ),
    )
    .toBe(true);
  await waitForNetworkIdle(page);
}

const snapshot = (page: Page) => page.locator('.first-snapshot');

test('[OFF-2.6] a later start shows games with names and images from the home snapshot before any script has loaded', async ({
  page,
  context,
  platform,
}) => {
  const home = `${platform.originOf('SOL')}/m/home`;
  await storeSnapshot(page, home);
  const names = await page
    .locator('section[aria-labelledby=lane-hot] li:nth-child(-n + 2) a > span:last-child > span:first-child')
    .allInnerTexts();
  await page.close();

  const release = await delayScriptRequests(context);
  const later = await context.newPage();
  await later.goto(home, { waitUntil: 'commit' });
  await expect(snapshot(later).locator('section li a').first()).toBeVisible();
  const shown = (await snapshot(later).locator('section li a').allInnerTexts()).join('\n');
  for (const name of names) expect(shown).toContain(name);
  const images = snapshot(later).locator('img');
  const widths = () => images.evaluateAll((all: HTMLImageElement[]) => all.map(({ naturalWidth }) => naturalWidth));
  await expect.poll(widths).not.toContain(0);
  expect((await widths()).length).toBeGreaterThan(2);
  const places = await listFirstScreenElements(later);

  release();
  await expect(snapshot(later)).toHaveCount(0);
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => listFirstScreenElements(later)).toEqual(places);
});

for (const { code } of MERCHANTS) {
  test(`[OFF-2.6][GAME-8] at a later start of ${code}, the places of draws have a surface, as the draws will`, async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario(code, { homeModules: true });
    // High enough for the draws to be on the first screen.
    await page.setViewportSize({ width: 390, height: 1600 });
    await storeSnapshot(page, `${platform.originOf(code)}/m/home`);
    const readSurfaces = (selector: string) =>
      page.locator(selector).evaluateAll((places: HTMLElement[]) =>
        places.map((place) => {
          const { backgroundColor, borderTopWidth, borderRadius } = getComputedStyle(place);
          return { isEmpty: place.childElementCount === 0, backgroundColor, borderTopWidth, borderRadius };
        }),
      );
    const draws = await readSurfaces('section[aria-labelledby=lane-draws] > ul > li');
    const release = await delayScriptRequests(context);
    await page.reload({ waitUntil: 'commit' });
    await expect(snapshot(page).locator('section li a').first()).toBeVisible();
    const places = (await readSurfaces('.first-snapshot section > ul > li')).filter(({ isEmpty }) => isEmpty);
    expect(places.length).toBeGreaterThan(0);
    expect(places).toEqual(draws.slice(0, places.length).map((draw) => ({ ...draw, isEmpty: true })));
    expect(places.map(({ backgroundColor }) => backgroundColor)).not.toContain('rgba(0, 0, 0, 0)');
    release();
  });
}

test('[I18N-2.5][OFF-2.6] the first picture in Korean breaks lines as the app does', async ({ page, context }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '"KO"'), LANGUAGE_KEY);
  await storeSnapshot(page, '/m/home');
  const release = await delayScriptRequests(context);
  await page.reload({ waitUntil: 'commit' });
  await expect(snapshot(page).locator('section li a').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
  const readBreaking = () =>
    page.evaluate(() => {
      const { wordBreak, overflowWrap } = getComputedStyle(document.querySelector('#root li a') ?? document.body);
      return { wordBreak, overflowWrap };
    });
  const breaking = { wordBreak: 'keep-all', overflowWrap: 'anywhere' };
  await expect.poll(readBreaking).toEqual(breaking);

  release();
  await expect(snapshot(page)).toHaveCount(0);
  // Its games are rendered after its heading.
  await expect.poll(readBreaking).toEqual(breaking);
});

const isGameImage = (url: string) => url.includes('/cdn/games/');
const isCatalogue = (url: string) => url.includes('/texts-');

const LOGIN = ROUTES.login.path;
test('[OFF-2.8] the images of the home snapshot are requested before the body is parsed, and elsewhere, like it, not at all', async ({
  page,
  context,
}) => {
  await storeSnapshot(page, '/m/home');
  const stored = (await readSnapshot(page)) ?? '';
  await delayScriptRequests(context);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.reload({ waitUntil: 'commit' });
  await expect(snapshot(page).locator('img').first()).toBeVisible();
  await expect.poll(() => requests.filter(isGameImage).length).toBeGreaterThan(2);
  // The script at the end of the body requests the catalogue.
  await expect.poll(() => requests.some(isCatalogue)).toBe(true);
  expect(requests.findLastIndex(isGameImage)).toBeLessThan(requests.findIndex(isCatalogue));

  for (const [reason, path, key, change] of [
    ['on another page', LOGIN, HOME_SNAPSHOT_KEY, (text: string) => text],
    ['to a member', '/m/home', SESSION_KEY, () => '{}'],
    ['in another language', '/m/home', LANGUAGE_KEY, () => '"VI"'],
    ['after a failed start', '/m/home', FAILED_START_COUNT_KEY, () => '1'],
    [
      'if it contains an image URL on another host',
      '/m/home',
      HOME_SNAPSHOT_KEY,
      (text: string) => text.replace(/"src":"/, '"src":"//other.example'),
    ],
  ] as const) {
    await page.evaluate(
      ([snapshotKey, text, name, value, sessionKey]) => {
        localStorage.clear();
        sessionStorage.clear();
        localStorage.setItem(snapshotKey, text);
        (name === sessionKey ? sessionStorage : localStorage).setItem(name, value);
      },
      [HOME_SNAPSHOT_KEY, stored, key, change(stored), SESSION_KEY] as const,
    );
    // The page before may still request images.
    await page.goto('about:blank');
    requests.length = 0;
    await page.goto(path, { waitUntil: 'commit' });
    await expect.poll(() => requests.some(isCatalogue), reason).toBe(true);
    expect(
      requests.filter((url) => isGameImage(url) || url.includes('other.example')),
      reason,
    ).toEqual([]);
    await expect(snapshot(page), reason).toHaveCount(0);
  }
});

test('[OFF-2.7][SESS-4] the home snapshot contains only visitor content and is not shown to members', async ({
  page,
  context,
  homePage,
}) => {
  // A category is not home.
  await page.goto('/m/home?category=SLOT');
  await expect(homePage.main.getByRole('link').first()).toBeVisible();
  await settle(page);
  expect(await readSnapshot(page)).toBeNull();

  await storeSnapshot(page, '/m/home');
  await prepareMemberSession(page);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('.first-snapshot')) Object.assign(window, { hadSnapshot: true });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  expect(await page.evaluate(() => 'hadSnapshot' in window)).toBe(false);

  await page.evaluate((key) => localStorage.removeItem(key), HOME_SNAPSHOT_KEY);
  await page.reload();
  await expect(page.getByRole('link', { name: 'My account: alice' })).toBeVisible();
  await settle(page);
  expect(await readSnapshot(page)).toBeNull();

  await page.goto('/m/member/home');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await signInByForm(page, 'bob');
  await settle(page);

  const visitor = await context.newPage();
  await storeSnapshot(visitor, '/m/home');
  expect(await readSnapshot(visitor)).toContain('Log in');
  expect(await readSnapshot(visitor)).not.toMatch(/alice|bob/);
});

test('[OFF-2.7] a home snapshot that is truncated or has a script is deleted; the skeleton stays until the app renders home', async ({
  page,
  context,
}) => {
  await storeSnapshot(page, '/m/home');
  const stored = (await readSnapshot(page)) ?? '';
  for (const unusable of [
    stored.slice(0, stored.length / 2),
    stored.replace('"nodes":[', '"nodes":[["script",{},"0"],'),
  ]) {
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [HOME_SNAPSHOT_KEY, unusable] as const);
    const release = await delayScriptRequests(context);
    const later = await context.newPage();
    await later.goto('/m/home', { waitUntil: 'commit' });
    await expect(later.locator('.first-banner')).toBeVisible();
    await expect.poll(() => readSnapshot(later)).toBeNull();
    await expect(snapshot(later)).toHaveCount(0);
    release();
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible();
    await later.close();
  }
});
