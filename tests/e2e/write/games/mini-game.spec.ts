import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { signIn } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { MiniGameBubble } from '../../../support/page-objects/mini-game';
import { dispatchOnline } from '../../../support/service-worker/outbox';

const inside = (page: Page) => page.frameLocator('iframe[src*="mini-game"]');
/** Returns the top of the bottom navigation (px). */
const navigationTop = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .boundingBox()
    .then((box) => Math.round(box?.y ?? 0));
const switchToRtl = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });

test.beforeEach(({ platform }) => platform.setSwitch('FAIR', 'LOTTMINIGAME3', true));

test('[MINI-1] the mini game is shown to members only, on pages that have room for it', async ({ page }) => {
  const mini = new MiniGameBubble(page);
  await page.goto('/m/home');
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible(); // wait for deferred chunks
  await expect(mini.region).toHaveCount(0);
  await signIn(page);
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
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
  test(`[MINI-1] [WL-1] a merchant with ${on.join() || 'no switch'} on loads the script ${script ?? 'none'}`, async ({
    page,
    platform,
  }) => {
    platform.setSwitch('FAIR', 'LOTTMINIGAME3', false);
    for (const name of on) platform.setSwitch('FAIR', name, true);
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/mini-game/')) scripts.push(pathname);
    });
    await signIn(page);
    if (script) await expect(new MiniGameBubble(page).bubble).toBeVisible();
    await expect(page.getByRole('complementary').getByRole('link')).toBeVisible(); // wait for deferred chunks
    await expect(page.getByRole('button', { name: 'Chat 2 unread' })).toBeVisible();
    expect(scripts).toEqual(script ? [script] : []);
  });
}

for (const [orientation, viewport] of [
  ['portrait', { width: 400, height: 844 }],
  ['landscape', { width: 850, height: 390 }],
] as const) {
  test.describe(`a phone in ${orientation}`, () => {
    test.use({ viewport });
    const margin = viewport.width * 0.02;
    const dragDistance = 2000;

    for (const dir of ['ltr', 'rtl'] as const) {
      test(`[MINI-1] drags the mini game to every edge, and it keeps its margin, ${dir}`, async ({ page }) => {
        await signIn(page);
        const mini = new MiniGameBubble(page);
        // The app sets the direction of the language before it renders.
        await expect(mini.bubble).toBeVisible();
        if (dir === 'rtl') await switchToRtl(page);
        const lowestBottom = (await navigationTop(page)) - margin;
        const right = viewport.width - margin;
        const start = dir === 'rtl' ? { right, bottom: lowestBottom } : { left: margin, bottom: lowestBottom };
        await expect.poll(() => mini.edges()).toMatchObject(start);
        for (const [by, lands] of [
          [
            { x: -dragDistance, y: 0 },
            { left: margin, bottom: lowestBottom },
          ],
          [
            { x: 0, y: -dragDistance },
            { left: margin, top: margin },
          ],
          [
            { x: dragDistance, y: 0 },
            { right, top: margin },
          ],
          [
            { x: 0, y: dragDistance },
            { right, bottom: lowestBottom },
          ],
          [
            { x: -dragDistance, y: -dragDistance },
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

    test('[MINI-1] moves the mini game up to the edges by the arrow keys', async ({ page }) => {
      await signIn(page);
      const mini = new MiniGameBubble(page);
      await mini.waitUntilPlaced();
      await mini.bubble.focus();
      const before = await mini.edges();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => mini.edges()).toMatchObject({ left: before.left + 24, top: before.top - 24 });
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowLeft');
      for (let press = 0; press < 40; press += 1) await page.keyboard.press('ArrowUp');
      await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: margin });
    });

    test('[MINI-1] opens, plays, moves to corners by taps, and closes the mini game', async ({ page }) => {
      await signIn(page);
      const mini = new MiniGameBubble(page);
      await mini.waitUntilPlaced();
      expect(await mini.region.boundingBox()).toMatchObject({ width: 64, height: 64 });
      await mini.open();
      await expect(mini.close).toBeFocused();
      await inside(page).getByRole('button', { name: 'Red' }).click();
      await expect(inside(page).getByRole('status')).toHaveText(/Right!|Not this time/);
      await expectAccessible(page, '[data-view]', 'iframe');
      await mini.region.getByRole('button', { name: 'Move' }).click();
      await mini.region.getByRole('button', { name: 'Top left' }).click();
      await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: margin });
      await mini.region.getByRole('button', { name: 'Bottom right' }).click();
      const bottom = (await navigationTop(page)) - margin;
      await expect.poll(() => mini.edges()).toMatchObject({ right: viewport.width - margin, bottom });
      await mini.close.click();
      await expect(mini.bubble).toBeFocused();
      await expect.poll(() => mini.edges()).toMatchObject({ right: viewport.width - margin, bottom });

      // A tap shortly after another one is ignored.
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

for (const [pixels, gesture] of [
  [1, 'tap'],
  [2, 'tap'],
  [3, 'drag'],
] as const) {
  test(`[MINI-1] a move by ${pixels} px is a ${gesture}`, async ({ page }) => {
    await signIn(page);
    const mini = new MiniGameBubble(page);
    await mini.waitUntilPlaced();
    const before = await mini.edges();
    await mini.drag({ x: pixels, y: 0 }, 1);
    if (gesture === 'tap') return expect(mini.close).toBeVisible();
    await expect
      .poll(() => mini.edges())
      .toEqual({ ...before, left: before.left + pixels, right: before.right + pixels });
    await expect(mini.close).toHaveCount(0);
  });
}

test('[MINI-1] the mini game keeps its position for the visit, across pages, reloads and rotations', async ({
  page,
}) => {
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await mini.waitUntilPlaced();
  const { left, top, right, bottom } = await mini.edges();
  await mini.drag({ x: 100, y: -200 });
  const position = { left: left + 100, top: top - 200, right: right + 100, bottom: bottom - 200 };
  await expect.poll(() => mini.edges()).toEqual(position);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect.poll(() => mini.edges()).toEqual(position);
  await page.reload();
  await expect(mini.bubble).toBeVisible();
  await expect.poll(() => mini.edges()).toEqual(position);

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await mini.edges()).bottom).toBeLessThan(390);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => mini.edges()).toEqual(position);
});

test('[MINI-1] the mini game never covers the bottom navigation, whichever page adds one', async ({ page }) => {
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await page.goto('/m/withdraw');
  await expect(mini.bubble).toBeVisible();
  await expect.poll(async () => (await mini.edges()).bottom).toBe(836);
  await page.getByRole('button', { name: 'Back' }).click();
  const lowestBottom = Math.round((await navigationTop(page)) - 7.8);
  await expect.poll(async () => (await mini.edges()).bottom).toBe(lowestBottom);
  await mini.drag({ x: 0, y: 500 });
  await expect.poll(async () => (await mini.edges()).bottom).toBe(lowestBottom);
});

test('[MINI-1] the fixed mini game opens and cannot be moved', async ({ page, platform }) => {
  platform.setSwitch('FAIR', 'LOTTMINIGAME3', false);
  platform.setSwitch('FAIR', 'SEALOTTMINIGAME3', true);
  await signIn(page);
  const mini = new MiniGameBubble(page);
  await mini.waitUntilPlaced();
  const before = await mini.edges();
  await mini.bubble.focus();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => mini.edges()).toEqual(before);
  await mini.open();
  await inside(page).getByRole('button', { name: 'Throw' }).click();
  await expect(mini.region.getByRole('button', { name: 'Move' })).toHaveCount(0);
});

test.describe('a script that fails to load', () => {
  test.use({ allowedPageErrors: /Failed to load resource|net::ERR/ });

  test('[MINI-1] does not affect the page', async ({ page, platform }) => {
    platform.addFault({ endpoint: '/mini-game/', status: 404, body: '' });
    const failedRequest = page.waitForEvent('console', (message) => /status of 404/.test(message.text()));
    await signIn(page);
    await failedRequest;
    await expect(page.locator('main li').first()).toBeVisible();
    await expect(new MiniGameBubble(page).region).toBeHidden();
  });

  test('[MINI-1] is requested again when the network is back', async ({ page, platform }) => {
    platform.addFault({ endpoint: '/mini-game/', status: 404, body: '', times: 1 });
    const scriptResponse = page.waitForResponse(/\/mini-game\/v1/);
    await signIn(page);
    await scriptResponse;
    await dispatchOnline(page);
    await expect(new MiniGameBubble(page).bubble).toBeVisible();
  });
});

test.describe('a hostile script', () => {
  test.use({ allowedPageErrors: /./ });

  test('[MINI-1] cannot access storage, cookies, parent, token, top or platform', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', { hostileGames: true });
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
    await mini.waitUntilPlaced();
    await mini.drag({ x: -3000, y: -3000 });
    await expect.poll(() => mini.edges()).toMatchObject({ left: 8, top: 8 });
  });
});
