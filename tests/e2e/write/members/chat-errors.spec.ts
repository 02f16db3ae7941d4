import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../../support/http/offline-console-error-pattern';
import { openHomeAsMember } from '../../../support/members/signed-in';
import { expectAccessible } from '../../../support/page/axe';

/** The row of the chat at the foot of home, or on the account page. */
const chatButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Chat/ });

/** Sends a marker request. Resolves after all earlier requests of the page have reached the platform. */
const sendMarkerRequest = (page: Page) => page.evaluate(() => fetch('/wps/nothing').then(() => undefined));

/**
 * Returns a function that waits until `count` chat launches since this call have ended and the page has handled their
 * results.
 */
function watchLaunches(page: Page): (count: number) => Promise<void> {
  let ended = 0;
  const countLaunch = (request: Request) => {
    if (request.url().includes('/CBS_launchChat')) ended += 1;
  };
  page.on('requestfinished', countLaunch);
  page.on('requestfailed', countLaunch);
  return async (count) => {
    await expect.poll(() => ended).toBe(count);
    await sendMarkerRequest(page);
  };
}

test.describe('when the platform fails', () => {
  test.use({ allowedPageErrors: /status of (500|503|404)|ERR_/ });

  test('[CS-2.4][API-8.4] a failed chat launch is retried after 0.5 s, 1 s and 3 s, and the chat opens when a retry succeeds', async ({
    page,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await openHomeAsMember(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
    platform.addFault({ endpoint: 'launchChat', status: 500, times: 3 });
    await clock.stop();
    const launchesEnded = watchLaunches(page);
    await chatButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('The chat is opening');
    for (const [index, wait] of [500, 1000, 3000].entries()) {
      await launchesEnded(index + 1);
      await clock.waitForTimer(wait);
      await clock.advance(wait - 1);
      await sendMarkerRequest(page);
      expect(platform.wireEntries('launchChat')).toHaveLength(index + 1);
      await clock.advance(1);
      await expect.poll(() => platform.wireEntries('launchChat').length).toBe(index + 2);
    }
    await expect(page).toHaveURL(/\/support\/chat\?/);
  });

  test('[CS-2] a chat on a foreign host is refused, Close cancels a launch, and the last retry leads to an error with Retry', async ({
    page,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await openHomeAsMember(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');

    await test.step('a chat on a foreign host is not opened', async () => {
      platform.addFault({
        endpoint: 'launchChat',
        status: 200,
        body: JSON.stringify({ success: true, value: { url: 'https://evil.example/chat' } }),
        contentType: 'application/json',
      });
      await chatButton(page).click();
      await expect(page.getByRole('dialog')).toContainText('The chat cannot be opened');
      await expect(page).toHaveURL(/\/m\/home/);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      platform.clearFaults();
    });

    platform.addFault({ endpoint: 'launchChat', status: 500 });
    await clock.stop();
    await test.step('closing the chat dialog cancels the launch', async () => {
      const before = platform.wireEntries('launchChat').length;
      await chatButton(page).click();
      await clock.waitForTimer(500);
      await page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await clock.advance(10_000);
      await sendMarkerRequest(page);
      expect(platform.wireEntries('launchChat')).toHaveLength(before + 1);
      await expect(page).toHaveURL(/\/m\/home/);
    });

    await test.step('after the last retry, the dialog shows an error, Retry and customer service', async () => {
      await chatButton(page).click();
      const dialog = page.getByRole('dialog', { name: 'The chat did not open' });
      await clock.advanceUntilVisible(dialog.getByRole('alert').filter({ hasText: 'server' }));
      await page.clock.resume();
      await expect(dialog.getByRole('button', { name: 'Contact us' })).toBeVisible();
      await expectAccessible(page);
      platform.clearFaults();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(page).toHaveURL(/\/support\/chat\?/);
    });
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    // On a busy machine the network is gone before the idle page has loaded all scripts ahead of need.
    allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|imported module`),
  });

  test('[CS-2.2] the chat button shows an error while offline, and an updated unread count when the network is back', async ({
    page,
    context,
    platform,
  }) => {
    const clock = await PageClock.install(page);
    await openHomeAsMember(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
    await clock.stop();
    await context.setOffline(true);
    await chatButton(page).click();
    // The browser's report may be wrong, so the retries are made (CS-2).
    await clock.advanceUntilVisible(page.getByRole('dialog').getByText('The network cannot be reached'));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    platform.sendChatMessage('FAIR', 'alice', 'While you were away');
    await context.setOffline(false);
    // The browser may report `online` a moment too early; then the count is fetched once more.
    await clock.advanceUntilVisible(page.getByRole('button', { name: 'Chat 3 unread' }));
  });
});
