import type { Page } from '@playwright/test';
import { FORMER_RECENT_GAMES_PREFIX, RECENT_GAMES_PREFIX } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { openGameFromHome } from '../../../support/games/open-game-from-home';
import { advancePlatformClock, openHomeAsMember } from '../../../support/members/signed-in';

const HOUR_MS = 60 * 60 * 1000;

const lane = (page: Page) => page.getByRole('region', { name: 'Recently played' });

/** Plays a game and returns to home. */
async function play(page: Page, name: RegExp): Promise<void> {
  await openGameFromHome(page, name);
  await page.goto('/m/home');
}

/** Returns the keys of all recent games in localStorage, of any member and of any version of the app. */
const readKeysOfRecentGames = (page: Page) =>
  page.evaluate(
    (prefixes) => Object.keys(localStorage).filter((key) => prefixes.some((prefix) => key.startsWith(prefix))),
    [RECENT_GAMES_PREFIX, FORMER_RECENT_GAMES_PREFIX],
  );

test('[GAME-5.12][GAME-5.13] a member’s recent games are the first lane until the member clears them', async ({
  page,
}) => {
  await openHomeAsMember(page);
  await expect(lane(page)).toHaveCount(0);
  await play(page, /Ferris Five/);
  await play(page, /Rapid Three/);
  const names = lane(page).getByRole('listitem');
  await expect(names).toHaveText([/Rapid Three/, /Ferris Five/]);
  const first = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.getByRole('list') });
  await expect(first.filter({ has: page.getByRole('heading', { level: 2 }) }).first()).toHaveAccessibleName(
    'Recently played',
  );

  await lane(page).getByRole('button', { name: 'Clear: Recently played' }).click();
  await expect(lane(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Lottery', exact: true })).toBeVisible();
  await expect(lane(page)).toHaveCount(0);
});

test.describe('with an expired session', () => {
  test.use({ allowedPageErrors: /Failed to load resource/ });

  test('[GAME-5.13][SESS-3][SESS-4] recent games outlast the session, are shown to no other member, and are deleted at sign-out', async ({
    page,
    context,
    platform,
  }) => {
    await openHomeAsMember(page);
    await play(page, /Ferris Five/);
    await expect(lane(page).getByRole('listitem')).toHaveCount(1);

    await test.step('they are shown when the same member signs in again', async () => {
      await advancePlatformClock(platform, 30 * 24 * HOUR_MS, page);
      await page.goto('/m/withdraw');
      await expect(page.getByRole('alertdialog')).toContainText('Please log in');
      expect(await readKeysOfRecentGames(page)).toHaveLength(1);
      await openHomeAsMember(page);
      await expect(lane(page).getByRole('listitem')).toHaveText([/Ferris Five/]);
    });

    await test.step('they are never shown to another member', async () => {
      const other = await context.newPage();
      await openHomeAsMember(other, 'bob');
      await expect(other.getByRole('region', { name: 'Lottery', exact: true })).toBeVisible();
      await expect(lane(other)).toHaveCount(0);
    });

    await test.step('they are deleted at sign-out', async () => {
      await page.goto('/m/member/home');
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
      expect(await readKeysOfRecentGames(page)).toEqual([]);
      await openHomeAsMember(page);
      await expect(page.getByRole('region', { name: 'Lottery', exact: true })).toBeVisible();
      await expect(lane(page)).toHaveCount(0);
    });
  });
});

test.describe('when no further chunk can be loaded', () => {
  test.use({ allowedPageErrors: /Failed to load resource|net::ERR_FAILED/ });

  test('[SESS-4] recent games are still deleted before the signed-out screen is shown', async ({ page }) => {
    const clock = await PageClock.install(page);
    await openHomeAsMember(page);
    await play(page, /Ferris Five/);
    await expect(lane(page).getByRole('listitem')).toHaveCount(1);
    await page.goto('/m/member/home');
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    expect(await readKeysOfRecentGames(page)).toHaveLength(1);

    await clock.stop(); // nothing that sign-out waits for may end by a timeout
    await page.route(/\/m\/assets\//, (route) => route.abort());
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toHaveCount(0);
    expect(await readKeysOfRecentGames(page)).toEqual([]);
  });
});
