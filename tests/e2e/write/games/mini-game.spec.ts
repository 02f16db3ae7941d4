import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { openHomeAsMember, prepareMemberSession } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { MiniGameBubble } from '../../../support/page-objects/mini-game';
import { dispatchOnlineEvent } from '../../../support/service-worker/outbox';

const inside = (page: Page) => page.frameLocator('iframe[src*="mini-game"]');
/** Resolves with the y coordinate of the top edge of the bottom navigation (px). */
const navigationTop = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .boundingBox()
    .then((box) => Math.round(box?.y ?? 0));
const setDirection = (page: Page, dir: 'ltr' | 'rtl') =>
  page.evaluate((value) => {
    document.documentElement.dir = value;
  }, dir);
/** Adds an element over the screen to the content of the page; the policy of the page allows no HTML. */
const coverPage = (page: Page, name: 'p' | 'a' | 'form', top = 0) =>
  page.getByRole('main').evaluate(
    (main, [tag, y]) => {
      const added = main.appendChild(document.createElement(tag));
      const shown = tag === 'form' ? added.appendChild(document.createElement('button')) : added;
      shown.textContent = 'Send';
      if (added instanceof HTMLAnchorElement) added.href = '#';
      Object.assign(shown.style, { position: 'fixed', left: 0, top: `${y}px`, width: '100%', margin: 0 });
      if (tag === 'form') shown.setAttribute('type', 'submit');
      else shown.style.height = '100%';
    },
    [name, top] as const,
  );
/** Length of a drag that ends outside of the screen (px). */
const DRAG_DISTANCE = 2000;
/** Number of arrow key presses that suffice to move the bubble across the whole screen. */
const MAX_PRESSES = 60;

test.beforeEach(({ platform }) => platform.setSwitch('FAIR', 'LOTTMINIGAME3', true));

test('[MINI-1.2] the mini game is shown to members only, on pages that have room for it', async ({ page }) => {
  const mini = new MiniGameBubble(page);
  await page.goto('/m/home');
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible(); // wait for deferred chunks
  await expect(mini.region).toHaveCount(0);
  await openHomeAsMember(page);
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: /^Account\b/ }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('link', { name: 'Try: Carousel Draw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Carousel Draw' })).toBeAttached();
  await expect(page.locator('[data-view=bubble]')).toBeAttached();
  await expect(mini.region).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('link', { name: /^Account\b/ }).click();
  await expect(mini.bubble).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/m\/(home|login)/);
  await expect(mini.region).toHaveCount(0);
});

test('[MINI-1.4][MINI-1.5][MINI-1.9] the mini game is docked at the start, can be moved, opened, played and closed', async ({
  page,
}) => {
  const viewport = { width: 400, height: 844 };
  await page.setViewportSize(viewport);
  const margin = viewport.width * 0.02;
  const right = viewport.width - margin;
  await openHomeAsMember(page);
  const mini = new MiniGameBubble(page);
  // The app sets the direction of the language before it renders.
  await expect(mini.bubble).toBeVisible();
  const bottom = (await navigationTop(page)) - margin;
  await test.step('it is docked at the inline-start edge', async () => {
    await expect.poll(() => mini.edges()).toMatchObject({ left: 0, right: 24, bottom });
    await setDirection(page, 'rtl');
    await expect.poll(() => mini.edges()).toMatchObject({ left: viewport.width - 24, right: viewport.width, bottom });
    await setDirection(page, 'ltr');
    await expect.poll(() => mini.edges()).toMatchObject({ left: 0, right: 24, bottom });
  });

  await mini.waitUntilPlaced();
  await mini.bubble.focus();
  // The first press undocks it.
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => mini.edges()).toMatchObject({ left: margin, bottom: bottom - 24 });
  expect(await mini.region.boundingBox()).toMatchObject({ width: 64, height: 64 });
  const before = await mini.edges();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => mini.edges()).toMatchObject({ left: before.left + 24, top: before.top - 24 });
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: before.top - 24 });

  await mini.open();
  await expect(mini.close).toBeFocused();
  await inside(page).getByRole('button', { name: 'Red' }).click();
  await expect(inside(page).getByRole('status')).toHaveText(/Right!|Not this time/);
  await expectAccessible(page, '[data-view]', 'iframe');
  await mini.region.getByRole('button', { name: 'Move' }).click();
  await mini.region.getByRole('button', { name: 'Top left' }).click();
  await expect.poll(() => mini.edges()).toMatchObject({ left: margin, top: margin });
  await mini.region.getByRole('button', { name: 'Bottom right' }).click();
  await expect.poll(() => mini.edges()).toMatchObject({ right, bottom });
  await mini.close.click();
  await expect(mini.bubble).toBeFocused();
  await expect.poll(() => mini.edges()).toMatchObject({ right, bottom });

  // A tap shortly after another one is ignored.
  await expect(async () => {
    if (await mini.bubble.isVisible()) await mini.bubble.click({ timeout: 500 });
    await expect(mini.close).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await expect(mini.frame).not.toHaveAttribute('inert');
  await expect(inside(page).getByRole('status')).toHaveText(/Right!|Not this time/);
  await inside(page).getByRole('button', { name: 'Enough for today' }).click();
  await expect(mini.bubble).toBeVisible();

  await test.step('it keeps its margin to every edge it is dragged to', async () => {
    for (const [by, lands] of [
      [
        { x: -DRAG_DISTANCE, y: 0 },
        { left: margin, bottom },
      ],
      [
        { x: 0, y: -DRAG_DISTANCE },
        { left: margin, top: margin },
      ],
      [
        { x: DRAG_DISTANCE, y: 0 },
        { right, top: margin },
      ],
      [
        { x: 0, y: DRAG_DISTANCE },
        { right, bottom },
      ],
      [
        { x: -DRAG_DISTANCE, y: -DRAG_DISTANCE },
        { left: margin, top: margin },
      ],
      [
        { x: 100, y: 120 },
        { left: margin + 100, top: margin + 120 },
      ],
      [
        { x: 3, y: 0 },
        { left: margin + 103, top: margin + 120 },
      ],
    ] as const) {
      await mini.drag(by);
      await expect.poll(() => mini.edges()).toMatchObject(lands);
    }
    await expect(mini.bubble).toBeVisible();
  });
});

test('[MINI-1.6][MINI-1.11] the mini game keeps its position across scrolling, pages, reloads and screen rotations', async ({
  page,
}) => {
  await openHomeAsMember(page);
  const mini = new MiniGameBubble(page);
  await mini.waitUntilPlaced();
  await mini.drag({ x: 100, y: -200 });
  await expect.poll(async () => (await mini.edges()).left).toBeGreaterThan(24);
  const position = await mini.edges();
  expect(position.right - position.left).toBe(64);
  // It is docked while home is scrolled down.
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => mini.edges()).toEqual({ ...position, left: 0, right: 24 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => mini.edges()).toEqual(position);
  await page.getByRole('link', { name: /^Account\b/ }).click();
  await expect.poll(() => mini.edges()).toEqual({ ...position, left: 0, right: 24 });
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect.poll(() => mini.edges()).toEqual(position);
  await page.reload();
  await expect(mini.bubble).toBeVisible();
  await expect.poll(() => mini.edges()).toEqual(position);

  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(async () => (await mini.edges()).bottom).toBeLessThanOrEqual((await navigationTop(page)) - 16);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => mini.edges()).toEqual(position);
});

test('[MINI-1.5][MINI-1.7] the mini game never covers the bottom navigation; docked, a tap beside it opens it', async ({
  page,
}) => {
  await openHomeAsMember(page);
  const mini = new MiniGameBubble(page);
  const lowestBottom = Math.round((await navigationTop(page)) - 7.8);
  await expect.poll(async () => (await mini.edges()).bottom).toBe(lowestBottom);
  await mini.drag({ x: 0, y: 500 });
  await expect.poll(async () => (await mini.edges()).bottom).toBe(lowestBottom);

  await page.goto('/m/member/home');
  await expect.poll(async () => (await mini.edges()).left).toBe(0);
  const { top, right } = await mini.edges();
  await coverPage(page, 'p');
  await page.mouse.click(right + 20, top + 60);
  await expect(mini.close).toBeFocused();
});

test('[MINI-1.6] the docked mini game is not seen while content is under it, unless it has the focus', async ({
  page,
}) => {
  await openHomeAsMember(page);
  const mini = new MiniGameBubble(page);
  await mini.waitUntilPlaced();
  const opacity = () => mini.region.evaluate((element) => getComputedStyle(element).opacity);
  await expect.poll(opacity).toBe('1');
  await coverPage(page, 'a');
  await expect.poll(opacity).toBe('0');
  await page.mouse.click(5, (await mini.edges()).top + 20);
  await expect(mini.close).toHaveCount(0);
  await mini.bubble.focus();
  await expect.poll(opacity).toBe('1');
});

test('[MINI-1.8] on a page with a form, the mini game never covers the submit button', async ({ page }) => {
  // There is room above and below the button.
  await page.setViewportSize({ width: 390, height: 1100 });
  await prepareMemberSession(page);
  const mini = new MiniGameBubble(page);
  await page.goto('/m/member/home');
  await expect(mini.bubble).toBeVisible();
  const { bottom } = await mini.edges();
  await coverPage(page, 'form', bottom - 200);
  const submit = page.getByRole('main').getByRole('button', { name: 'Send' });
  const gapToSubmit = async () => {
    const [box, { top, bottom }] = [await submit.boundingBox(), await mini.edges()];
    return box === null ? -1 : Math.max(top - box.y - box.height, box.y - bottom);
  };
  await expect.poll(gapToSubmit).toBeGreaterThanOrEqual(0);

  // The arrow keys move it past the button, in both directions.
  await mini.bubble.focus();
  const isAbove = async () => (await mini.edges()).top < ((await submit.boundingBox())?.y ?? 0);
  for (const [key, aboveAtTheEnd] of [
    ['ArrowUp', true],
    ['ArrowDown', false],
    ['ArrowUp', true],
  ] as const) {
    for (let presses = 0; presses < MAX_PRESSES && (await isAbove()) !== aboveAtTheEnd; presses++) {
      await page.keyboard.press(key);
      expect(await gapToSubmit()).toBeGreaterThanOrEqual(0);
    }
    await expect.poll(isAbove).toBe(aboveAtTheEnd);
  }

  await page.keyboard.press('ArrowRight');
  await expect.poll(() => mini.edges()).toMatchObject({ left: 366, right: 390 });
  await mini.open();
  await mini.close.click();
  await expect(mini.bubble).toBeFocused();
  await expect.poll(() => mini.edges()).toMatchObject({ left: 366, right: 390 });
});

test('[MINI-1.1][WL-1.9] the fixed variant of the mini game loads its own script, can be opened and cannot be moved', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'LOTTMINIGAME3', false);
  platform.setSwitch('FAIR', 'SEALOTTMINIGAME3', true);
  const script = page.waitForRequest(/\/mini-game\/s1/);
  await openHomeAsMember(page);
  await script;
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

test.describe('when the mini game script fails to load', () => {
  test.use({ allowedPageErrors: /Failed to load resource|net::ERR/ });

  test('[MINI-1.2] the page stays usable, and the mini game script is requested again when the network is back', async ({
    page,
    platform,
  }) => {
    platform.addFault({ endpoint: '/mini-game/', status: 404, body: '' });
    const failedRequest = page.waitForEvent('requestfailed', (request) => /\/mini-game\//.test(request.url()));
    await openHomeAsMember(page);
    await failedRequest;
    await expect(page.locator('main li').first()).toBeVisible();
    const mini = new MiniGameBubble(page);
    await expect(mini.region).toBeHidden();
    platform.clearFaults();
    await dispatchOnlineEvent(page);
    await expect(mini.bubble).toBeVisible();
  });
});

test.describe('with a hostile script', () => {
  test.use({ allowedPageErrors: /./ });

  test('[MINI-1.3] a hostile script cannot access storage, cookies, the token, the parent and top windows or the platform', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', { hostileGames: true });
    await openHomeAsMember(page);
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
