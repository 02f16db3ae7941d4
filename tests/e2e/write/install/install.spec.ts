import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { USER_AGENTS } from '../../../support/browser/user-agents';
import { PageClock } from '../../../support/clocks/page-clock';
import { prepareMemberSession } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';
import { expectNoLayoutShift, recordLayoutShifts } from '../../../support/page/layout-shifts';

const ON = { install: true } as const;
const bannerOf = (page: Page) => page.getByRole('region', { name: 'Fairground on your home screen' });
const barOf = (page: Page) => page.getByRole('complementary', { name: 'Download the app' });
const topOfHeader = (page: Page) =>
  page.getByRole('banner').evaluate((header) => Math.round(header.getBoundingClientRect().top));
/** Resolves with the distance between the bottom of the install bar, once it has moved in, and the header (CSS px). */
const gapBelowBar = async (page: Page) =>
  (await topOfHeader(page)) -
  (await barOf(page).evaluate((bar) => (bar instanceof HTMLElement ? bar.offsetHeight : -1)));
const logOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('MC_POPUP_LOG') ?? '');

/** Makes the browser offer an install prompt that the user accepts, dismisses or (`never`) does not respond to. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed' | 'never') =>
  page.addInitScript((result) => {
    addEventListener('DOMContentLoaded', () => {
      const prompt = () => (result === 'never' ? new Promise(() => {}) : Promise.resolve({ outcome: result }));
      dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  }, outcome);

/**
 * Makes the tab start with the install banner already closed, because the order of the install prompt and the install
 * banner is not defined.
 */
const closeBanner = (page: Page) =>
  page.addInitScript(() => {
    if (window === window.top) sessionStorage.setItem('MC_INSTALL_BANNER_CLOSED', '1');
  });

test.describe('on Android', () => {
  test.use({ userAgent: USER_AGENTS.androidChrome });

  test('[INST-2.1][INST-2.2][INST-1] the install banner is shown without the browser’s prompt; closing it hides it in this tab and counts the close', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await page.goto('/m/home');
    await expect(bannerOf(page)).toBeVisible();
    await expectAccessible(page);
    await bannerOf(page).getByRole('button', { name: 'Continue in the browser' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await expect.poll(() => storedRecord(page)).toMatchObject({ bannerCloses: 1 });
    await page.reload();
    await expect.poll(() => logOf(page)).toContain('closed in this tab');
    await expect(bannerOf(page)).toHaveCount(0);
    // Another tab is another session.
    const other = await context.newPage();
    await other.goto('/m/home');
    await bannerOf(other).getByRole('button', { name: 'Close' }).click();
    await expect(bannerOf(other)).toHaveCount(0);
    await expect.poll(() => storedRecord(other)).toMatchObject({ bannerCloses: 2 });
  });

  test('[INST-2.1][INST-2.2][TRK-1] accepting the prompt installs the app and hides the banner in every tab; the installation is tracked once', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await offerPrompt(page, 'accepted');
    const clock = await PageClock.install(page);
    await page.goto('/m/home');
    await expect(bannerOf(page)).toBeVisible();
    await clock.stop(); // the toast disappears by itself
    await bannerOf(page).getByRole('button', { name: 'Add to home screen' }).click();
    await expect(page.getByText('Fairground is installed. Look for it on your home screen.')).toBeVisible();
    await page.clock.resume();
    await expect.poll(() => platform.eventsNamed('a2hsInstalled')).toEqual([1]);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect.poll(() => storedRecord(page)).toMatchObject({ bannerCloses: 99 });
    const other = await context.newPage();
    await other.goto('/m/home');
    await expect.poll(() => logOf(other)).toContain('"installed"');
    await expect(bannerOf(other)).toHaveCount(0);
    await expect(barOf(other)).toHaveCount(0);
    expect(platform.eventsNamed('a2hsInstalled')).toEqual([1]);
  });

  test('[INST-1] if the browser’s install prompt never resolves, the install banner is hidden and the page stays usable', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await offerPrompt(page, 'never');
    await page.goto('/m/home');
    await bannerOf(page).getByRole('button', { name: 'Add to home screen' }).click();
    await expect(bannerOf(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/m\/login/);
  });

  test('[TRK-1.3][INST-5.1][INST-5.2] the download bar above home causes no layout shift, offers the app download and stays hidden once closed', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    // The banner would take the place of the bar 3.5 seconds after the start.
    await closeBanner(page);
    await recordLayoutShifts(page);
    await page.goto('/m/home');
    await expect(barOf(page)).toBeVisible();
    await expect(barOf(page).getByRole('img', { name: 'Rated 5.0 out of 5' })).toBeVisible();
    await expectNoLayoutShift(page);
    await expect.poll(() => gapBelowBar(page)).toBe(0);
    const download = page.waitForEvent('download');
    await barOf(page).getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe('fair-android.bin');
    await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
    await barOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(barOf(page)).toHaveCount(0);
    await expect.poll(() => topOfHeader(page)).toBe(0);
    await page.evaluate(() => sessionStorage.removeItem('MC_POPUP_LOG'));
    await page.reload();
    // What offers the installation has loaded.
    await expect.poll(() => logOf(page)).toContain('closed in this tab');
    await expect(barOf(page)).toHaveCount(0);
  });

  test('[TRK-1.3][LINK-2.2] the button of a promotion downloads the app, and the download is tracked', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', { popups: true });
    platform.setAnnouncements('FAIR', [
      { title: 'App', content: '<p>x</p>', execution: 'B', promotionType: 'PROMOTION', redirect: 'APP_DOWNLOAD' },
    ]);
    await page.goto('/m/home');
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Go to promotion' }).click();
    expect((await download).suggestedFilename()).toBe('fair-android.bin');
    await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
  });

  test('[INST-4.1][ENG-2.2][ENG-3] a forced install prompt cannot be dismissed and returns in later tabs, even if its condition is no longer met', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    platform.setInstallSettings('FAIR', { deposit_times_forced: '3' });
    await closeBanner(page);
    await prepareMemberSession(page, 'alice');
    await page.goto('/m/home');
    const forced = page.getByRole('dialog', { name: 'Continue in the app' });
    await expect(forced).toBeVisible();
    await expectAccessible(page);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(forced).toBeVisible();
    await expect(forced.getByRole('button', { name: 'Continue in the browser' })).toHaveCount(0);
    await expect(
      forced.getByRole('link', { name: 'Contact us' }).or(forced.getByRole('button', { name: 'Contact us' })),
    ).toBeVisible();
    // The guide of the browser opens above it, and it returns afterwards.
    await forced.getByRole('button', { name: 'Add to home screen' }).click();
    await page.getByRole('dialog', { name: 'Add to your home screen' }).getByRole('button', { name: 'Close' }).click();
    await expect(forced).toBeVisible();
    await expect.poll(() => storedRecord(page)).toMatchObject({ wasForced: true });

    platform.setMemberHistory('FAIR', 'alice', 1, 0, 0);
    const other = await context.newPage();
    await closeBanner(other);
    await prepareMemberSession(other, 'alice');
    await other.goto('/m/home');
    await expect(other.getByRole('dialog', { name: 'Continue in the app' })).toBeVisible();
  });

  test('[INST-4.1][ENG-2.1][ENG-3.1][ENG-5.1] a first visit to the deposit page opens an install popup; closing hides it in this tab and counts the close', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await prepareMemberSession(page, 'bob');
    await page.goto('/m/voucherCenter');
    const popup = page.getByRole('dialog', { name: 'Fairground as an app' });
    await expect(popup).toBeVisible();
    await expectAccessible(page);
    expect(platform.wireEntries('transactionStats').length).toBeGreaterThan(0);
    await popup.getByRole('button', { name: 'Not now' }).click();
    await expect(popup).toHaveCount(0);
    await expect.poll(() => storedRecord(page)).toMatchObject({ promptCloses: 1 });
    await page.reload();
    await expect
      .poll(() => logOf(page))
      .toContain('"install-prompt","kind":"install","status":"skipped","reason":"closed in this tab"');
    await expect(popup).toHaveCount(0);
  });
});

test.describe('in a browser that cannot install the app', () => {
  test.use({ userAgent: USER_AGENTS.desktopChrome });

  test('[ENG-2.3] a forced install prompt offers to continue in the browser and is shown once per tab', async ({
    page,
    platform,
  }) => {
    platform.setScenario('SOL', ON);
    platform.setInstallSettings('SOL', { bottom_app_bar_mode: '', reg_days_forced: '1' });
    await page.addInitScript(
      ([key, session]) => {
        if (window !== window.top) return;
        localStorage.setItem('MC_LANGUAGE', JSON.stringify('EN'));
        sessionStorage.setItem(key, session);
      },
      [
        'MC_SESSION_INFO',
        JSON.stringify({
          id: '',
          token: platform.openSession('SOL', 'alice'),
          merchantCode: 'SOL',
          userName: 'alice',
          type: -1,
          firstTimeLogin: false,
          updatePassword: false,
          currentPassword: 'known',
        }),
      ] as const,
    );
    await page.goto(`${platform.originOf('SOL')}/m/home`);
    const forced = page.getByRole('dialog', { name: 'Continue in the app' });
    await expect(forced.getByText('This browser cannot install the app. You can go on here.')).toBeVisible();
    await forced.getByRole('button', { name: 'Continue in the browser' }).click();
    await expect(forced).toHaveCount(0);
    await page.reload();
    await expect.poll(() => logOf(page)).toContain('closed in this tab');
    await expect(forced).toHaveCount(0);
  });
});

test.describe('on an iPhone', () => {
  test.use({ userAgent: USER_AGENTS.safari26 });

  test('[TRK-1.3][INST-3.1][INST-3.3] the guide for iOS 26 has two steps; its button downloads a profile, and a text explains how to install it', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await page.goto('/m/home');
    await bannerOf(page).getByRole('button', { name: 'Add to home screen' }).click();
    const guide = page.getByRole('dialog', { name: 'Add to your home screen' });
    await expect(guide.getByRole('list').first().getByRole('listitem')).toHaveText([
      /More.*Share/,
      /Add to Home Screen.*Open as Web App/,
    ]);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await guide.getByRole('button', { name: 'Download profile' }).click();
    expect((await download).suggestedFilename()).toBe('fair-mobileconfig.bin');
    await expect(page.getByText('open Settings, tap “Profile Downloaded”')).toBeVisible();
    await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
  });

  test('[INST-2] [TRK-1] the first start from the home screen is tracked as an installation, and no installation is offered', async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', ON);
    await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
    await page.goto('/m/home');
    await expect.poll(() => platform.eventsNamed('a2hsInstalled')).toEqual([1]);
    await expect.poll(() => logOf(page)).toContain('"installed"');
    await page.reload();
    await expect.poll(() => storedRecord(page)).toMatchObject({ bannerCloses: 99 });
    await expect(bannerOf(page).or(barOf(page))).toHaveCount(0);
    expect(platform.eventsNamed('a2hsInstalled')).toEqual([1]);
  });
});

/** Resolves with the record of the install prompts and the installation that this device stores. */
const storedRecord = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('fairground-page-state');
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('prompts').objectStore('prompts').get('install|FAIR');
          reading.onsuccess = () => {
            database.close();
            resolve(reading.result);
          };
        };
      }),
  );
