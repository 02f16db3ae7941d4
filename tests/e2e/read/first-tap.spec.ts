import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../../src/contract/paths';
import { HOME_SNAPSHOT_KEY } from '../../../src/contract/storage-keys';
import { delayScriptRequests } from '../../support/browser/first-screen';
import { expect, test } from '../../support/browser/fixtures';

/** Matches the URLs of all scripts except those that show home on a first visit. */
const APP_SCRIPTS = /\/m\/assets\/(?!first-visit|texts-).*\.js/;

const picture = (page: Page) => page.locator('.first-snapshot');
const games = (page: Page) => page.locator('main section li a[href*=launchGame]');
const readSnapshot = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', HOME_SNAPSHOT_KEY);

/** Returns the middle of an element. */
async function middleOf(control: Locator): Promise<[x: number, y: number]> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Taps a control of the first picture, which is inert, and waits until it looks pressed. */
async function tap(page: Page, control: Locator): Promise<void> {
  await page.mouse.click(...(await middleOf(control)));
  await expect(control).toHaveCSS('opacity', '0.6');
}

/** Opens home, waits until its picture is stored, and opens it again, with a picture and without the app's scripts. */
async function startLater(page: Page, search = ''): Promise<() => void> {
  await page.goto('/m/home');
  await expect.poll(() => readSnapshot(page)).not.toBe('');
  return reopen(page, search);
}

async function reopen(page: Page, search = ''): Promise<() => void> {
  const release = await delayScriptRequests(page.context());
  await page.goto(`/m/home${search}`, { waitUntil: 'commit' });
  await expect(picture(page).locator('section li a').first()).toBeVisible();
  return release;
}

test('[OFF-2.15][ROUTE-5.1] a tap on a game in the first picture of a later start opens it once the app is ready', async ({
  page,
}) => {
  const release = await startLater(page, '?r=FRIEND');
  const entries = await page.evaluate(() => history.length);
  const tiles = picture(page).locator('section li a[data-to*=launchGame]');
  await tap(page, tiles.nth(1));
  // The last tap counts.
  await tap(page, tiles.first());
  await expect(tiles.nth(1)).toHaveCSS('opacity', '1');
  await expect(page).toHaveURL(/\/m\/home\?r=FRIEND$/);
  const target = await tiles.first().getAttribute('data-to');

  release();
  await expect(page).toHaveURL(new RegExp(`${ROUTES.login.path}\\?r=FRIEND$`));
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(target);
  // It is not carried out again.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('navigation').last().getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/m\/activity/);
});

const FIRST_VISIT_TAPS: readonly (readonly [name: string, control: (page: Page) => Locator, expected: RegExp])[] = [
  ['a tab', (page) => picture(page).locator('a[data-to*=category]'), /\/m\/home\?category=\w+$/],
  ['the search', (page) => picture(page).locator('a[data-to*=search]'), /\/m\/home\?search=$/],
  ['a trial', (page) => picture(page).locator('a[data-to*="trial=1"]').first(), /\/m\/login$/],
  ['the register button', (page) => picture(page).locator('main a', { hasText: 'Register' }), /\/m\/register$/],
  ['the promotions', (page) => picture(page).locator('nav a', { hasText: 'Promotions' }), /\/m\/activity$/],
];

for (const [name, control, expected] of FIRST_VISIT_TAPS) {
  test(`[OFF-2.15] a tap on ${name} in the first picture of a first visit is carried out`, async ({
    page,
    context,
  }) => {
    const release = await delayScriptRequests(context, APP_SCRIPTS);
    await page.goto('/m/home', { waitUntil: 'commit' });
    await expect(picture(page).locator('section li a').first()).toBeVisible();
    const target = await control(page).first().getAttribute('data-to');
    await tap(page, control(page).first());
    release();
    await expect(page).toHaveURL(expected);
    // Where a sign-in comes first, the target opens after it.
    if (expected.test('/m/login')) expect(await page.evaluate(() => JSON.stringify(history.state))).toContain(target);
  });
}

/** Starts the app, and expects that it shows home and stays there. */
async function expectHome(page: Page, release: () => void): Promise<void> {
  release();
  await expect(picture(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // All that a tap may wait for is rendered.
  await expect(games(page).first()).toBeVisible();
  await expect(page).toHaveURL(/\/m\/home$/);
}

test('[OFF-2.15] a tap on a game that is gone, or a press that was moved away, opens nothing', async ({ page }) => {
  const release = await startLater(page);
  const tile = picture(page).locator('a[data-to*=launchGame]').first();
  await tile.evaluate((link) => {
    link.setAttribute('data-to', '/m/launchGame?vendor=TCG&code=gone');
    link.append('Gone');
  });
  await tap(page, tile);
  await expectHome(page, release);

  const releaseAgain = await reopen(page);
  await page.mouse.move(...(await middleOf(picture(page).locator('nav a', { hasText: 'Promotions' }))));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(tile)));
  await page.mouse.up();
  await expectHome(page, releaseAgain);
  await page.getByRole('navigation').last().getByRole('link', { name: 'Promotions' }).click();
  await expect(page).toHaveURL(/\/m\/activity/);
});

test('[OFF-2.15] a tap waits for a game that is rendered later, and is dropped by the next press', async ({ page }) => {
  const target = '/m/launchGame?vendor=TCG&code=late';
  for (const isDropped of [true, false]) {
    const release = await (isDropped ? startLater(page) : reopen(page));
    const tile = picture(page).locator('a[data-to*=launchGame]').first();
    await tile.evaluate((link, to) => link.setAttribute('data-to', to), target);
    await tap(page, tile);
    release();
    await expect(picture(page)).toHaveCount(0);
    await expect(games(page).first()).toBeVisible();
    if (isDropped) await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate((href) => {
      const late = Object.assign(document.createElement('a'), { href, textContent: 'Late' });
      document.querySelector('main')?.append(late);
    }, target);
    if (isDropped) await expect(page).toHaveURL(/\/m\/home$/);
    else await expect(page).toHaveURL(/\/m\/login/);
  }
});

test('[OFF-2.15][OFF-2.16] the picture of a later start is inert; its taps are carried out once, its presses when they end', async ({
  page,
}) => {
  const promotions = picture(page).locator('nav a', { hasText: 'Promotions' });
  await startLater(page);

  await test.step('it is inert for the keyboard and screen readers, also after a tap', async () => {
    await tap(page, promotions);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    expect(nodes.filter(({ ignored, role }) => !ignored && role?.value === 'button')).toEqual([]);
    await session.detach();
  });

  await test.step('a press that ends after the first render opens its target once', async () => {
    const release = await reopen(page);
    const entries = await page.evaluate(() => history.length);
    await page.mouse.move(...(await middleOf(promotions)));
    await page.mouse.down();
    release();
    await expect(picture(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/m\/activity$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  await test.step('a press that becomes a scroll while the app renders opens nothing', async () => {
    const release = await reopen(page);
    await page.mouse.move(...(await middleOf(picture(page).locator('section li a[data-to*=launchGame]').first())));
    await page.mouse.down();
    release();
    await expect(picture(page)).toHaveCount(0);
    await page.locator('#root').dispatchEvent('pointercancel');
    await page.mouse.up();
    await page.getByRole('heading', { level: 1 }).click();
    await expectHome(page, release);
  });

  await test.step('a tap that has been carried out is not repeated by a click on text', async () => {
    const release = await reopen(page);
    await tap(page, promotions);
    release();
    await expect(page).toHaveURL(/\/m\/activity$/);
    const repeated = page.evaluate(
      () =>
        new Promise((tell) => {
          const targets: string[] = [];
          addEventListener(
            'click',
            ({ target }) => targets.push(target instanceof Element ? target.tagName : ''),
            true,
          );
          addEventListener('click', () => setTimeout(() => tell(targets)));
        }),
    );
    // Not the heading of home, which is shown until the page has loaded.
    await page.getByRole('heading', { level: 1, name: 'Promotions' }).getByText('Promotions').click();
    // The click on the text alone.
    expect(await repeated).toEqual(['BDI']);
  });
});
