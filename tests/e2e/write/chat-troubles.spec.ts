import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe';
import { expect, test } from '../../support/fixtures';
import { LOST_NETWORK } from '../../support/lost-network';
import { PageClock } from '../../support/page-clock';
import { signIn } from '../../support/signed-in';

const chatButton = (page: Page) => page.getByRole('navigation').last().getByRole('button', { name: /^Chat/ });

/** A call that the platform has when this is over; and so has whatever the page called before it. */
const callNothing = (page: Page) => page.evaluate(() => fetch('/wps/nothing').then(() => undefined));

test.describe('a platform that stumbles', () => {
  test.use({ allowedComplaints: /status of (500|503|404)|ERR_/ });

  test('[CS-2] is asked again at 0.5, 1 and 3 s, and then the chat opens', async ({ page, platform }) => {
    const clock = await PageClock.of(page);
    await signIn(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
    platform.fault({ endpoint: 'chatLaunch', status: 500, times: 3 });
    await clock.stop();
    await chatButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Chat' })).toContainText('The chat is opening');
    for (const [index, wait] of [500, 1000, 3000].entries()) {
      await clock.untilWaiting(wait);
      await clock.move(wait - 1);
      await callNothing(page);
      expect(platform.wire('chatLaunch')).toHaveLength(index + 1);
      await clock.move(1);
      await expect.poll(() => platform.wire('chatLaunch').length).toBe(index + 2);
    }
    await expect(page).toHaveURL(/\/support\/chat\?/);
  });

  for (const [name, fault] of [
    ['is not there behind its gateway', { status: 503 }],
    ['breaks off in the middle of its answer', { cut: true }],
  ] as const) {
    test(`[CS-2] [API-8] one that ${name} is asked four times in all`, async ({ page, platform }) => {
      const clock = await PageClock.of(page);
      await signIn(page);
      await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
      platform.fault({ endpoint: 'chatLaunch', ...fault });
      await clock.stop();
      await chatButton(page).click();
      for (const [index, wait] of [500, 1000, 3000].entries()) {
        await clock.untilWaiting(wait);
        expect(platform.wire('chatLaunch')).toHaveLength(index + 1);
        await clock.move(wait);
      }
      await expect(page.getByRole('dialog', { name: 'The chat did not open' })).toBeVisible();
      await clock.move(10_000);
      await callNothing(page);
      expect(platform.wire('chatLaunch')).toHaveLength(4);
    });
  }

  test('[CS-2] says so in the end, offers another try and customer service', async ({ page, platform }) => {
    await signIn(page);
    platform.fault({ endpoint: 'chatLaunch', status: 500 });
    await chatButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'The chat did not open' });
    await expect(dialog.getByRole('alert').filter({ hasText: 'server' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Contact us' })).toBeVisible();
    await expectAccessible(page);
    platform.clearFaults();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/support\/chat\?/);
  });

  test('[CS-2] leads nowhere once the wish is taken back', async ({ page, platform }) => {
    const clock = await PageClock.of(page);
    await signIn(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
    platform.fault({ endpoint: 'chatLaunch', status: 500 });
    await clock.stop();
    await chatButton(page).click();
    await clock.untilWaiting(500);
    await page.getByRole('dialog', { name: 'Chat' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await clock.move(10_000);
    await callNothing(page);
    expect(platform.wire('chatLaunch')).toHaveLength(1);
    await expect(page).toHaveURL(/\/m\/home/);
  });

  test('[CS-2] a chat on a foreign host is not opened', async ({ page, platform }) => {
    await signIn(page);
    platform.fault({
      endpoint: 'chatLaunch',
      status: 200,
      body: JSON.stringify({ success: true, value: { url: 'https://evil.example/chat' } }),
      contentType: 'application/json',
    });
    await chatButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('no address that can be opened');
    await expect(page).toHaveURL(/\/m\/home/);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow', allowedComplaints: LOST_NETWORK });

  test('[CS-2] the button says so at once; the number comes when the network is back', async ({
    page,
    context,
    platform,
  }) => {
    const clock = await PageClock.of(page);
    await signIn(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
    await clock.stop();
    await context.setOffline(true);
    await chatButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('The network cannot be reached');
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    platform.tell('FAIR', 'alice', 'While you were away');
    await context.setOffline(false);
    // The network may be back a moment after the browser says so: then the number is asked for once more.
    await clock.moveUntilVisible(page.getByRole('button', { name: 'Chat 3 unread' }));
  });
});
