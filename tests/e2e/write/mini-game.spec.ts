import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { comeOnline } from '../../support/outbox';
import { MiniGameBubble } from '../../support/pages/mini-game';
import { signIn } from '../../support/signed-in';

const inside = (page: Page) => page.frameLocator('iframe[src*="mini-game"]');
/** Where the bottom navigation begins. */
const foot = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .boundingBox()
    .then((box) => Math.round(box?.y ?? 0));
const turnRight = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

test.beforeEach(({ platform }) => platform.turn('FAIR', 'LOTTMINIGAME3', true));

test('[MINI-1] the mini game is there for members alone, over pages that have room for it', async ({ page }) => {
  const mini = new MiniGameBubble(page);
  await page.goto('/m/home');
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible(); // what comes late is there
  await expect(mini.region).toHaveCount(0);
  await signIn(page);
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Try Carousel Draw for free' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
  await expect(page.locator('[data-view=bubble]')).toBeAttached();
  await expect(mini.region).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/(home|login)/);
  await expect(mini.region).toHaveCount(0);
});

for (const [on, script] of [
  [[], undefined],
  [['LOTTMINIGAME3'], '/mini-game/v1'],
  [['SEALOTTMINIGAME3'], '/mini-game/s1'],
] as const) {
  test(`[MINI-1] [WL-1] with ${on.join() || 'no switch'} on the script is ${script ?? 'none'}`, async ({
    page,
    platform,
  }) => {
    platform.turn('FAIR', 'LOTTMINIGAME3', false);
    for (const name of on) platform.turn('FAIR', name, true);
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/mini-game/')) scripts.push(pathname);
    });
    await signIn(page);
    if (script) await expect(new MiniGameBubble(page).bubble).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible(); // what comes late is there
    await expect(page.getByRole('button', { name: 'Chat 2 unread' })).toBeVisible();
    expect(scripts).toEqual(script ? [script] : []);
  });
}

for (const [held, viewport] of [
  ['upright', { width: 400, height: 844 }],
  ['lying', { width: 850, height: 390 }],
] as const) {
  test.describe(`a phone held ${held}`, () => {
    test.use({ viewport });
    const margin = viewport.width * 0.02;
    const far = 2000;

    for (const dir of ['ltr', 'rtl'] as const) {
      test(`[MINI-1] it is dragged to every edge and keeps its margin, ${dir}`, async ({ page }) => {
        await signIn(page);
        const mini = new MiniGameBubble(page);
        if (dir === 'rtl') await turnRight(page);
        await expect(mini.bubble).toBeVisible();
        const low = (await foot(page)) - margin;
        const right = viewport.width - margin;
        const start = dir === 'rtl' ? { right, bottom: low } : { left: margin, bottom: low };
        await expect.poll(() => mini.edges()).toMatchObject(start);
        for (const [by, lands] of [
          [
            { x: -far, y: 0 },
            { left: margin, bottom: low },
          ],
          [
            { x: 0, y: -far },
            { left: margin, top: margin },
          ],
          [
            { x: far, y: 0 },
            { right, top: margin },
          ],
          [
            { x: 0, y: far },
            { right, bottom: low },
          ],
          [
            { x: -far, y: -far },
            { left: margin, top: margin },
          ],
          [
            { x: 100, y: 120 },
            { left: margin + 100, top: margin + 120 },
          ],
        ] as const) {
          await mini.drag(by);
          await expect.poll(() => mini.edges()).toMatchObject(lands);
        }
        await expect(mini.bubble).toBeVisible();
      });
    }

    test('[MINI-1] the arrow keys move it, and stop at the edges', async ({ page }) => {
      await signIn(page);
      const mini = new MiniGameBubble(page);
      await mini.untilPlaced();
      await mini.bubble.focus();
      const before = await mini.edges();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => mini.edges()).toMatchObject({ left: before.left + 24, top: before.top - 24 });
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
      await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: margin });
    });

    test('[MINI-1] it is opened, played, sent to corners by taps, and closed', async ({ page }) => {
      await signIn(page);
      const mini = new MiniGameBubble(page);
      await mini.untilPlaced();
      await mini.open();
      await expect(mini.close).toBeFocused();
      await inside(page).getByRole('button', { name: 'Red' }).click();
      await expect(inside(page).getByRole('status')).toHaveText(/Right!|Not this time/);
      await expectAccessible(page, '[data-view]', 'iframe');
      await mini.region.getByRole('button', { name: 'Move' }).click();
      await mini.region.getByRole('button', { name: 'Top left' }).click();
      await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: margin });
      await mini.region.getByRole('button', { name: 'Bottom right' }).click();
      const bottom = (await foot(page)) - margin;
      await expect.poll(() => mini.edges()).toMatchObject({ right: viewport.width - margin, bottom });
      await mini.close.click();
      await expect(mini.bubble).toBeFocused();
      await expect.poll(() => mini.edges()).toMatchObject({ right: viewport.width - margin, bottom });

      // Soon after the last one a tap is none.
      await expect(async () => {
        if (await mini.bubble.isVisible()) await mini.bubble.click({ timeout: 500 });
        await expect(mini.close).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 10_000 });
      await expect(mini.frame).not.toHaveAttribute('inert');
      await expect(inside(page).getByRole('status')).toHaveText(/Right!|Not this time/);
      await inside(page).getByRole('button', { name: 'Enough for today' }).click();
      await expect(mini.bubble).toBeVisible();
    });
  });
}

for (const [pixels, is] of [
  [1, 'tap'],
  [2, 'tap'],
  [3, 'drag'],
] as const) {
  test(`[MINI-1] moved by ${pixels} px it is a ${is}`, async ({ page }) => {
    await signIn(page);
    const mini = new MiniGameBubble(page);
    await mini.untilPlaced();
    const before = await mini.edges();
    await mini.drag({ x: pixels, y: 0 }, 1);
    if (is === 'tap') return expect(mini.close).toBeVisible();
    await expect
      .poll(() => mini.edges())
      .toEqual({ ...before, left: before.left + pixels, right: before.right + pixels });
    await expect(mini.close).toHaveCount(0);
  });
}

test('[MINI-1] where it was put it stays for the visit: over pages, reloads and turns of the phone', async ({
  page,
}) => {
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await mini.untilPlaced();
  const { left, top, right, bottom } = await mini.edges();
  await mini.drag({ x: 100, y: -200 });
  const put = { left: left + 100, top: top - 200, right: right + 100, bottom: bottom - 200 };
  await expect.poll(() => mini.edges()).toEqual(put);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect.poll(() => mini.edges()).toEqual(put);
  await page.reload();
  await expect(mini.bubble).toBeVisible();
  await expect.poll(() => mini.edges()).toEqual(put);

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await mini.edges()).bottom).toBeLessThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => mini.edges()).toEqual(put);
});

test('[MINI-1] it never lies over the bottom navigation, whichever page brings one', async ({ page }) => {
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await page.goto('/m/withdraw');
  await expect(mini.bubble).toBeVisible();
  await expect.poll(async () => (await mini.edges()).bottom).toBe(836);
  await page.getByRole('button', { name: 'Back' }).click();
  const low = Math.round((await foot(page)) - 7.8);
  await expect.poll(async () => (await mini.edges()).bottom).toBe(low);
  await mini.drag({ x: 0, y: 500 });
  await expect.poll(async () => (await mini.edges()).bottom).toBe(low);
});

test('[MINI-1] the one that is fixed opens, and stays where it is', async ({ page, platform }) => {
  platform.turn('FAIR', 'LOTTMINIGAME3', false);
  platform.turn('FAIR', 'SEALOTTMINIGAME3', true);
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await mini.untilPlaced();
  const before = await mini.edges();
  await mini.bubble.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => mini.edges()).toEqual(before);
  await mini.open();
  await inside(page).getByRole('button', { name: 'Throw' }).click();
  await expect(mini.region.getByRole('button', { name: 'Move' })).toHaveCount(0);
});

test.describe('a script that does not come', () => {
  test.use({ allowedComplaints: /Failed to load resource|net::ERR/ });

  test('[MINI-1] leaves the page as if there were no mini game', async ({ page, platform }) => {
    platform.fault({ endpoint: '/mini-game/', status: 404, body: '' });
    const missed = page.waitForEvent('console', (message) => /status of 404/.test(message.text()));
    await signIn(page);
    await missed;
    await expect(page.locator('main li').first()).toBeVisible();
    await expect(new MiniGameBubble(page).region).toBeHidden();
  });

  test('[MINI-1] is asked for again when the network is back', async ({ page, platform }) => {
    platform.fault({ endpoint: '/mini-game/', status: 404, body: '', times: 1 });
    const asked = page.waitForResponse(/\/mini-game\/v1/);
    await signIn(page);
    await asked;
    await comeOnline(page);
    await expect(new MiniGameBubble(page).bubble).toBeVisible();
  });
});

test.describe('a hostile script', () => {
  test.use({ allowedComplaints: /./ });

  test('[MINI-1] reaches nothing: storage, cookies, parent, token, top, platform', async ({
    page,
    context,
    platform,
  }) => {
    platform.stage('FAIR', { hostileGames: true });
    await signIn(page);
    const mini = new MiniGameBubble(page);
    await expect(mini.bubble).toBeVisible();
    const list = inside(page).locator('li');
    await expect(list.filter({ hasText: 'everything: tried' })).toHaveCount(1);
    const outcomes = await list.allTextContents();
    expect(outcomes.length).toBeGreaterThan(11);
    expect(outcomes.filter((outcome) => !/: (refused|tried)$/.test(outcome))).toEqual([]);
    await expect(page).toHaveURL(/\/m\/home/);
    expect(context.pages()).toHaveLength(1);
    await mini.untilPlaced();
    await mini.drag({ x: -3000, y: -3000 });
    await expect.poll(() => mini.edges()).toMatchObject({ left: 8, top: 8 });
  });
});
