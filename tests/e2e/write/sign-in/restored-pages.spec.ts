import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../../src/contract/storage-keys';
import { CHROMIUM_FLAGS, CHROMIUM_PATH } from '../../../support/browser/chromium';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { dumpStorage } from '../../../support/page/storage-dump';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { createSeededRandom, pickRandomly } from '../../../support/seeded-random';

/** Number of sign-ins; `npm run nightly` takes 1,000. */
const SIGN_INS = Number(process.env.SIGN_INS ?? 4);
const FIRST_SEED = Number(process.env.SIMULATION_SEED ?? 1);

const MERCHANTS = ['FAIR', 'KOPI'] as const;
const MEMBERS = ['alice', 'bob'] as const;
/**
 * How the session of a member ends after another document of the tab is open: with the link of another member, on the
 * platform, by a sign-out in this tab or in another one.
 */
const WAYS = ['by a link', 'on the platform', 'here', 'elsewhere'] as const;
/** Those after which Chromium restores the page: after the others it misses a message of another tab. */
const RESTORED_WAYS: readonly (typeof WAYS)[number][] = ['by a link', 'on the platform'];
/**
 * Chromium may drop a cached page for a reason of its own, which it reports as “masked”, in about one of ten rounds.
 * The round is then repeated.
 */
const MAX_ROUNDS = SIGN_INS + 12;

// The headless shell has no back/forward cache, and Playwright turns that of the full browser off.
test.use({
  launchOptions: {
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
  allowedPageErrors: /status of 401|ERR_ABORTED|Failed to load resource/,
});

const FIRST_FRAME_KEY = 'test:first-frame';

/** Stores what a restored page shows in its first frame, which is drawn after the listeners of the app have run. */
const recordFirstFrame = (context: BrowserContext) =>
  context.addInitScript((key) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      // The page may load again before its first frame.
      sessionStorage.setItem(key, '');
      requestAnimationFrame(() => {
        // A hidden element would have its text as well.
        sessionStorage.setItem(key, document.body.checkVisibility() ? document.body.innerText : '');
      });
    });
  }, FIRST_FRAME_KEY);

/** Resolves with that text, and removes it; null if the page was not restored. */
const takeFirstFrame = (page: Page) =>
  page.evaluate((key) => {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return text;
  }, FIRST_FRAME_KEY);

/** In English and Vietnamese, the languages of the two merchants. */
const locateSignOut = (page: Page) => page.getByRole('button', { name: /^(Log out|Đăng xuất)$/ });

/** Signs in with the token of a link, in place of the member who is signed in. Resolves with the token. */
async function signIn(page: Page, platform: TestPlatform, merchant: string, member: string): Promise<string> {
  const token = platform.openSession(merchant, member);
  await page.goto(`${platform.originOf(merchant)}/m/member/home?token=${encodeURIComponent(token)}`);
  await expect(locateSignOut(page)).toBeVisible();
  await expect(page.getByText(member, { exact: false }).first()).toBeVisible();
  return token;
}

async function signOut(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/member/home`);
  await locateSignOut(page).click();
  await expect(page).toHaveURL(/\/m\/home/);
}

/** Position of the current page in the history of its tab. */
const readHistoryIndex = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry.index,
  );

test('[SESS-4.3][SESS-4.6] a page that Back restores shows nothing of a member who has left, in any frame', async ({
  context,
  platform,
}) => {
  test.setTimeout(60_000 + MAX_ROUNDS * 30_000);
  await recordFirstFrame(context);
  for (const merchant of MERCHANTS)
    for (const name of ['LOTTMINIGAME3', 'SEALOTTMINIGAME3'] as const) platform.setSwitch(merchant, name, false);
  const random = createSeededRandom(FIRST_SEED);
  /** Number of rounds in which the page was restored, by their way. */
  const restored = new Map<(typeof WAYS)[number], number>();
  const ways = Array.from({ length: SIGN_INS }, (_, round) => WAYS[round % WAYS.length] ?? 'here');
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const way = ways[round] ?? RESTORED_WAYS.find((each) => !restored.has(each));
    if (way === undefined) break;
    const merchant = pickRandomly(MERCHANTS, random);
    const member = pickRandomly(MEMBERS, random);
    const origin = platform.originOf(merchant);
    await test.step(`${member} of ${merchant} leaves ${way}`, async () => {
      // A tab of its own: the history of a tab has 50 entries at most.
      const page = await context.newPage();
      const token = await signIn(page, platform, merchant, member);
      await page.goto(`${origin}/m/member/home`);
      await expect(page.getByText(member).first()).toBeVisible();
      await waitForNetworkIdle(page);
      const cached = await readHistoryIndex(page);
      // Another document, so that the page of the member is cached whole.
      await page.goto(`${origin}/m/third-party-notices.txt`);
      await leave(page, way);
      const depth = await readHistoryIndex(page);
      // The page that asks may be gone before it can answer.
      await page.evaluate((back) => history.go(back), cached - depth).catch(() => undefined);
      // A restored page loads again, and is gone for a moment.
      await expect.poll(() => readHistoryIndex(page).catch(() => undefined)).toBe(cached);
      const name = new RegExp(`\\b${member}\\b`, 'i');
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await waitForNetworkIdle(page);
      await expect(page.locator('body')).not.toContainText(name);
      const frame = await takeFirstFrame(page);
      if (frame !== null) restored.set(way, (restored.get(way) ?? 0) + 1);
      expect(frame ?? '').not.toMatch(name);
      expect(await dumpStorage(page)).not.toContain(token);
      await page.close();

      async function leave(tab: Page, how: (typeof WAYS)[number]): Promise<void> {
        if (how === 'by a link') {
          const next = platform.openSession(merchant, member === 'alice' ? 'bob' : 'alice');
          await tab.goto(`${origin}/m/activity?token=${encodeURIComponent(next)}`);
          await tab.getByRole('alertdialog').getByRole('button').nth(1).click();
          await expect(tab.getByRole('alertdialog')).toHaveCount(0);
        } else if (how === 'on the platform') {
          platform.endSessions(merchant, member);
          await tab.goto(`${origin}/m/member/home`);
          await expect.poll(() => tab.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY)).toBeNull();
        } else if (how === 'here') await signOut(tab, origin);
        else {
          const other = await context.newPage();
          await signIn(other, platform, merchant, member);
          await signOut(other, origin);
          await other.close();
        }
      }
    });
  }
  // A page that is not restored has no first frame, and shows nothing.
  const fewest = Math.max(1, Math.floor(SIGN_INS / WAYS.length / 2));
  for (const way of RESTORED_WAYS) expect(restored.get(way) ?? 0, way).toBeGreaterThanOrEqual(fewest);
});
