import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { USER_AGENTS } from '../../../support/browser/user-agents';
import { PageClock } from '../../../support/clocks/page-clock';
import { findDemoMember } from '../../../support/members/demo-member';
import { expectAccessible } from '../../../support/page/axe';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import { waitForApp } from '../../../support/page/wait-for-app';

// The diagnostics page asks a service worker, which is blocked here; one text has a broken picture of this site.
test.use({ allowedPageErrors: /404 \(Not Found\) \(.*\/(m\/__sw\/state|x)\)/ });

const ON = { popups: true, bannerWait: 0 } as const;
const POPUP = 'dialog[data-popup]';
const popupOf = (page: Page) => page.locator(POPUP);
const titleOf = (page: Page) => popupOf(page).getByRole('heading', { level: 2 });

/** Closes the popup on the screen and waits until it is gone. */
async function closePopup(page: Page, title: string): Promise<void> {
  await expect(titleOf(page)).toHaveText(title);
  await popupOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(titleOf(page).filter({ hasText: title })).toHaveCount(0);
}

test.describe('with several popups due at once', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36 AppVersion/2.4.38',
  });

  test.beforeEach(({ platform }) => {
    platform.setScenario('FAIR', ON);
  });

  test('[INST-7.1][POP-2.1][POP-3.5][BAN-2.1] the app upgrade is shown before the announcements, which must be read', async ({
    page,
    platform,
  }) => {
    platform.setAnnouncements('FAIR', [
      { title: 'Read this', content: '<p>New rules</p>', execution: 'B', forceRead: true },
      { title: 'And this', content: '<p>More rules</p>', execution: 'B', forceRead: true },
    ]);
    await page.goto('/m/home?inApp=1');
    await expect(titleOf(page)).toHaveText('A new version of the app is here');
    await expectAccessible(page, POPUP);
    await closePopup(page, 'A new version of the app is here');

    await expect(popupOf(page).getByRole('heading', { name: 'Read this' })).toBeVisible();
    await expectAccessible(page, POPUP);
    await page.reload();
    // What must be read is not closed before its last slide.
    await expect(popupOf(page).getByRole('heading', { name: 'Read this' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popupOf(page).getByRole('heading', { name: 'And this' })).toBeVisible();
    await popupOf(page).getByRole('button', { name: 'Got it' }).click();
    await expect(popupOf(page)).toHaveCount(0);
  });

  test('[INST-7.2][POP-3.6][BAN-2.7] an announcement closed in one tab leaves the other tabs too', async ({
    page,
    context,
    platform,
  }) => {
    platform.setAnnouncements('FAIR', [
      { title: 'Weekend', content: '<p>Play</p>', execution: 'B', promotionType: 'PROMOTION' },
    ]);
    await page.goto('/m/home?inApp=1');
    await closePopup(page, 'A new version of the app is here');
    await expect(titleOf(page)).toHaveText('A treat for you');
    await expect(popupOf(page)).toHaveCount(1);
    const other = await context.newPage();
    await other.goto('/m/home?inApp=1');
    await closePopup(other, 'A new version of the app is here');
    await expect(titleOf(other)).toHaveText('A treat for you');
    await popupOf(other).getByRole('button', { name: 'Got it' }).click();
    await expect(popupOf(other)).toHaveCount(0);
    await expect(popupOf(page)).toHaveCount(0);

    await page.goto('/m/diagnostics');
    await expect(page.getByText(/announcements: skipped \(closed for today or this visit\)/).first()).toBeVisible();
    await expect(page.getByText(/banner-1: skipped \(not in an app\)/).first()).toBeVisible();
  });

  test('[INST-7.2][WL-1.11] a mandatory app upgrade prompt cannot be dismissed', async ({ page, platform }) => {
    platform.setSwitch('FAIR', 'MANDATORYAPPUPDATES3', true);
    await page.goto('/m/home?inApp=1');
    await expect(titleOf(page)).toHaveText('A new version of the app is here');
    await expect(popupOf(page).getByRole('button')).toHaveText(['Update now']);
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await expect(popupOf(page)).toBeVisible();
    await expectAccessible(page, POPUP);
  });
});

test('[POP-3.1][BAN-1.1][BAN-1.2][BAN-2] after the announcements, the banner popups to copy a link and to save an image are shown once each', async ({
  page,
  context,
  platform,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  platform.setScenario('FAIR', ON);
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  await expect(popupOf(page).getByRole('heading', { name: 'Welcome to Fairground' })).toBeVisible();
  await popupOf(page).getByRole('checkbox', { name: 'Do not show again today' }).check();
  await popupOf(page).getByRole('button', { name: 'Got it' }).click();

  await expect(titleOf(page)).toHaveText('Save our address');
  await expectAccessible(page, POPUP);
  await clock.stop(); // the toast disappears by itself
  await popupOf(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(popupOf(page).getByText('Link copied')).toBeVisible();
  await page.clock.resume();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${platform.originOf('FAIR')}/m/home`);
  await closePopup(page, 'Save our address');

  await expect(titleOf(page)).toHaveText('Keep this picture');
  await expectAccessible(page, POPUP);
  const download = page.waitForEvent('download');
  await popupOf(page).getByRole('button', { name: 'Save image' }).click();
  expect((await download).suggestedFilename()).toBe('m_popup2.svg');
  await expect(popupOf(page)).toHaveCount(0);

  await page.reload();
  await page.goto('/m/diagnostics');
  for (const key of [
    'announcements: skipped \\(closed for today or this visit',
    'banner-1: skipped \\(closed',
    'banner-2: skipped \\(closed',
  ])
    await expect(page.getByText(new RegExp(key)).first()).toBeVisible();
});

test.describe('on Android', () => {
  test.use({ userAgent: USER_AGENTS.androidChrome });

  test('[BAN-2.1][INST-2] announcements, banner popups and the install banner are shown one at a time and do not return after a reload', async ({
    page,
    context,
    platform,
  }) => {
    platform.setScenario('FAIR', { ...ON, install: true });
    platform.setAnnouncements('FAIR', [
      { title: 'Read this', content: '<p>New rules</p>', execution: 'B', forceRead: true },
      { title: 'Weekend', content: '<p>Play</p>', execution: 'B' },
    ]);
    const installBannerOf = (tab: Page) => tab.getByRole('region', { name: 'Fairground on your home screen' });
    await page.goto('/m/home');
    for (const title of ['Read this', 'Weekend']) {
      await expect(popupOf(page).getByRole('heading', { level: 3, name: title })).toBeVisible();
      await expect(popupOf(page).or(installBannerOf(page))).toHaveCount(1);
      await popupOf(page).getByRole('button', { name: 'Got it' }).click();
    }
    await closePopup(page, 'Save our address');
    await page.reload();
    await closePopup(page, 'Keep this picture');
    await expect(installBannerOf(page)).toBeVisible();
    await expect(popupOf(page)).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/m/home');
    await expect(installBannerOf(other)).toBeVisible();
    await expect(popupOf(other)).toHaveCount(0);
  });
});

test('[BAN-2.3] no popup is shown on the sign-in page; closing one on home returns the focus to the element focused before', async ({
  page,
  platform,
}) => {
  // No banner follows, which would take the focus.
  platform.setScenario('FAIR', { ...ON, bannerWait: 3_600 });
  await page.goto('/m/login');
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.waitForFunction(() => sessionStorage.getItem('MC_POPUP_LOG')?.includes('no popups on this page'));
  await expect(popupOf(page)).toHaveCount(0);
  // A popup that opens before the link has the focus has nothing to return it to.
  const release = platform.holdRequests({ endpoint: 'announcements' });
  await page.goto('/m/home');
  // The app has replaced the first screen of the document, whose link would lose the focus and which has the regions too.
  await waitForApp(page);
  await expect(page.getByRole('region', { name: 'Lottery' }).first()).toBeVisible();
  const search = page.getByRole('link', { name: /search/i }).first();
  await search.focus();
  release();
  await expect(popupOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test('[POP-1.2][LOGIN-8] after replacing the password at the first login, a member sees the announcement for first logins', async ({
  page,
  loginPage,
  platform,
}) => {
  platform.setScenario('FAIR', ON);
  const fiona = findDemoMember('fiona');
  await loginPage.open();
  await loginPage.signIn(fiona.username, fiona.password);
  await expect(page).toHaveURL(/\/m\/changePsw/);
  await page.reload();
  await page.getByLabel('Current password', { exact: true }).fill(fiona.password);
  await page.getByLabel('New password', { exact: true }).fill('Another-one-9');
  await page.getByLabel('Repeat new password', { exact: true }).fill('Another-one-9');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(popupOf(page).getByRole('heading', { name: 'Good to have you here' })).toBeVisible();
});

test('[POP-1.2][POP-2.1][POP-3][REG-3] a member who has just registered sees the announcement for first logins, first in a list', async ({
  page,
  registerPage,
  platform,
}) => {
  platform.setScenario('FAIR', { ...ON, popupLayout: 'list', popupHideBox: 'none' });
  platform.setAnnouncements('FAIR', [
    { title: 'Good to have you here', content: '<p>1</p>', execution: 'F' },
    { title: 'For visitors', content: '<p>2</p>', execution: 'B' },
    { title: 'For members', content: '<p>3</p>', execution: 'A' },
  ]);
  await registerPage.open();
  await registerPage.fill('newcomer');
  await registerPage.submit.click();
  await registerPage.confirm();
  await expect(page).toHaveURL(/\/m\/home/);
  const popup = popupOf(page);
  await expect(popup.getByRole('heading', { level: 3 })).toHaveText(['Good to have you here', 'For members']);
  await expect(popup.getByRole('checkbox')).toHaveCount(0);
  await popup.getByRole('button', { name: 'Got it' }).click();
  await expect(titleOf(page)).toHaveText('Save our address');
});

test('[LINK-2.3][POP-2][POP-5.1] HTML of an announcement runs no script and loads nothing; a button with an unknown action shows a warning', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', ON);
  platform.setAnnouncements('FAIR', [
    {
      title: 'Hostile',
      content:
        '<p>Fine <b>text</b></p><img src="https://evil.test/pixel.gif"><img src=x onerror="window.hit=1"><form action="https://evil.test"><input name="password"></form><div style="position:fixed;inset:0" id="root">over</div><a href="javascript:window.hit=1">link</a><iframe src="https://evil.test"></iframe>',
      execution: 'B',
      promotionType: 'PROMOTION',
      redirect: 'SOMETHING_NEW',
    },
  ]);
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil.test') && foreign.push(request.url()));
  const clock = await PageClock.install(page);
  await page.goto('/m/home');
  const popup = popupOf(page);
  await expect(popup.locator('b', { hasText: 'text' })).toBeVisible();
  await expect(popup.locator('input:not([type=checkbox]), form, iframe, [style], [id=root], a[href]')).toHaveCount(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  await clock.stop(); // the warning disappears by itself
  await popup.getByRole('button', { name: 'Go to promotion' }).click();
  await expect(page.getByText('Unknown action')).toBeVisible();
  await expect(popup.getByRole('heading', { name: 'Hostile' })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('[POP-2.1][POP-4] the buttons Previous and Next browse the announcements, and the button of a promotion opens its activity', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { ...ON, popupHideBox: 'forever' });
  platform.setAnnouncements('FAIR', [
    { title: 'First', content: '<p>1</p>', execution: 'B' },
    { title: 'Second', content: '<p>2</p>', execution: 'B', promotionType: 'PROMOTION', redirect: 'REWARD_CENTER' },
  ]);
  await page.goto('/m/home');
  const popup = popupOf(page);
  await expect(popup.getByText('1 of 2')).toBeVisible();
  await popup.getByRole('button', { name: 'Previous' }).click();
  await expect(popup.getByRole('heading', { name: 'Second' })).toBeVisible();
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup.getByRole('heading', { name: 'First' })).toBeVisible();
  // With reduced motion nothing plays, and nothing can be played.
  await expect(popup.getByRole('button', { name: 'Play the announcements' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Next' }).click();
  await expect(popup.getByRole('heading', { name: 'Second' })).toBeVisible();
  await popup.getByRole('checkbox', { name: 'Close and do not show again' }).check();
  await popup.getByRole('button', { name: 'Go to promotion' }).click();
  await expect(page).toHaveURL(/\/m\/login/);
  await expect(popup).toHaveCount(0);
  await page.goto('/m/home');
  await expect(titleOf(page)).toHaveText('Save our address');
});

test('[POP-3.6] without browser storage, the queue still works, and dismissed popups do not return until the page is unloaded', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', ON);
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  await page.goto('/m/home');
  await closePopup(page, 'News for you');
  await closePopup(page, 'Save our address');
  await closePopup(page, 'Keep this picture');
  await navigateInApp(page, '/m/diagnostics');
  for (const key of ['announcements', 'banner-1', 'banner-2'])
    await expect(page.getByText(new RegExp(`\\b${key}: skipped \\(closed`)).first()).toBeVisible();
  await expect(popupOf(page)).toHaveCount(0);
});

test('[POP-1.3][BAN-1] five thousand announcements, broken HTML and images that never load do not stop the popup queue', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', ON);
  const broken = { title: 'Broken', content: '<p>one<b>two</p><table><tr>three', execution: 'B' };
  const many = Array.from({ length: 5_000 }, (_, index) => ({
    title: `T${index}`,
    content: `<p>${index}</p>`,
    execution: 'B',
  }));
  platform.setAnnouncements('FAIR', [broken, ...many]);
  await page.route('**/cdn/FAIR/m_popup*', () => undefined);
  await page.goto('/m/home');
  await expect(popupOf(page).getByText('1 of 20')).toBeVisible();
  await expect(popupOf(page).locator('b', { hasText: 'two' })).toBeVisible();
  await closePopup(page, 'News for you');
  await closePopup(page, 'Save our address');
  await closePopup(page, 'Keep this picture');
});
