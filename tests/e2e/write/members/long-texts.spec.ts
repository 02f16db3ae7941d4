import type { Page } from '@playwright/test';
import { ENGLISH } from '../../../../src/services/i18n/languages';
import { SCENES } from '../../../gallery/scenes/scenes';
import { openScene, playScene } from '../../../gallery/take-scene-screenshot';
import { findMerchant } from '../../../platform/merchants/find-merchant';
import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { lengthenTexts } from '../../../support/page/lengthen-texts';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { MEMBER_PAGE_PATHS, VISITOR_PAGE_PATHS } from '../../../support/page/page-paths';
import { trackPlatformRequests, waitForFrames } from '../../../support/page/settled';
import { findLastingTextFaults } from '../../../support/page/text-faults';

/*
 * Names and messages of 10,000 characters without a place to break, in every response of the platform: no page is
 * wider than the screen, and each text wraps or ends with an ellipsis. `npm run nightly` takes every scene of the
 * gallery, `npm test` every page and the scenes whose texts are not those of a page.
 */
const WIDTH = 360;
const CHOSEN_SCENES = [
  'home-matches',
  'launch-refused',
  'login-refused',
  'popup-news',
  'popup-promotion',
  'popup-list',
  'popup-banner-1',
  'maintenance',
  'denied',
  'support-sheet',
  'search',
  'category',
];
const takesAll = process.env.ALL_SCENES !== undefined;
/** How long a step of a scene may wait for a text that is now longer (ms). */
const STEP_TIMEOUT_MS = 5_000;

test.use({ viewport: { width: WIDTH, height: 2400 } });

test.beforeEach(({ context }) => lengthenTexts(context));

async function findFaults(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const waitForResponses = trackPlatformRequests(page);
  for (const path of paths) {
    await navigateInApp(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeAttached();
    await expect(page.locator('main [aria-busy="true"], main [role="status"] > div:empty'), path).toHaveCount(0);
    await waitForResponses(path);
    // What the last response contains is rendered with the next frames.
    await waitForFrames(page);
    for (const fault of await findLastingTextFaults(page, WIDTH)) lines.push(`${path}: ${fault}`);
  }
  return lines;
}

test('[I18N-2.4] a member’s pages are no wider than the screen with names and messages of 10,000 characters', async ({
  page,
}) => {
  test.setTimeout(600_000);
  await prepareMemberSession(page);
  await page.goto('/m/member/home');
  expect(await findFaults(page, MEMBER_PAGE_PATHS)).toEqual([]);
});

test('[I18N-2.4] a visitor’s pages are no wider than the screen with names and messages of 10,000 characters', async ({
  page,
  homePage,
}) => {
  await homePage.open();
  expect(await findFaults(page, VISITOR_PAGE_PATHS)).toEqual([]);
});

test('[I18N-2.4] no other scene is wider than the screen with names and messages of 10,000 characters', async ({
  browser,
  platform,
}) => {
  test.setTimeout(3_000_000);
  const merchant = findMerchant('FAIR');
  if (!merchant) throw new Error('no merchant FAIR');
  const scenes = SCENES.filter(({ name }) => takesAll || CHOSEN_SCENES.includes(name));
  if (!takesAll) expect(scenes).toHaveLength(CHOSEN_SCENES.length);
  const faults: string[] = [];
  for (const scene of scenes) {
    const context = await browser.newContext({
      baseURL: platform.originOf('FAIR'),
      viewport: { width: WIDTH, height: 800 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      ...scene.context,
    });
    await lengthenTexts(context);
    const page = await context.newPage();
    const variant = { merchant, scheme: 'light', language: ENGLISH } as const;
    const stage = await openScene({ page, context, platform }, scene, variant).catch((reason: unknown) => {
      faults.push(`${scene.name} does not open: ${String(reason)}`);
    });
    context.setDefaultTimeout(STEP_TIMEOUT_MS);
    // A step that presses a text that is now longer may fail; what is on screen then counts.
    if (stage) await playScene(scene, stage).catch(() => undefined);
    const { width = WIDTH } = page.viewportSize() ?? {};
    for (const fault of await findLastingTextFaults(page, width)) faults.push(`${scene.name}: ${fault}`);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  expect(faults).toEqual([]);
});
