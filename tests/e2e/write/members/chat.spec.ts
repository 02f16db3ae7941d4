import type { Page } from '@playwright/test';
import { HOME_SNAPSHOT_KEY } from '../../../../src/contract/storage-keys';
import { delayScriptRequests } from '../../../support/browser/first-screen';
import { expect, test } from '../../../support/browser/fixtures';
import { dispatchVisibilityChange } from '../../../support/deploy/deployed-site';
import { openHomeAsMember, waitForMemberId } from '../../../support/members/signed-in';

/** The row of the chat at the foot of home, or on the account page. */
const chatButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Chat/ });

/**
 * Records the counts that the page sets on the app icon, without preventing the page from setting them. Resolves with
 * a function that reads the recorded counts.
 */
async function recordBadges(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const shown: number[] = [];
    Object.assign(window, { shownOnIcon: shown });
    const { setAppBadge, clearAppBadge } = navigator;
    Object.assign(navigator, {
      setAppBadge: (count: number) => {
        shown.push(count);
        return setAppBadge.call(navigator, count);
      },
      clearAppBadge: () => {
        shown.push(0);
        return clearAppBadge.call(navigator);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { shownOnIcon: number[] }).shownOnIcon);
}

test('[CS-2.1][CS-2.2][CS-2.3][CS-2.6][SESS-4] the unread count follows the messages on button and icon; the chat opens as the merchant’s', async ({
  page,
  platform,
}) => {
  await page.clock.install();
  const badges = await recordBadges(page);
  await openHomeAsMember(page);
  await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
  await expect.poll(async () => (await badges()).at(-1)).toBe(2);

  await test.step('the count is updated when the tab is shown again and after a minute', async () => {
    platform.sendChatMessage('FAIR', 'alice', 'One more thing');
    await dispatchVisibilityChange(page);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 3 unread');
    await expect.poll(async () => (await badges()).at(-1)).toBe(3);
    platform.sendChatMessage('FAIR', 'alice', 'And another one');
    await page.clock.fastForward(60_000);
    await expect(chatButton(page)).toHaveAccessibleName('Chat 4 unread');
  });

  await test.step('the chat opens with colour, title, language and a back link, and marks all as read', async () => {
    await chatButton(page).click();
    await expect(page).toHaveURL(/\/support\/chat\?/);
    await expect(page.getByText('your Gold benefits are active')).toBeVisible();
    const launch = new URLSearchParams(platform.wireEntries('launchChat')[0]?.query);
    expect(launch.get('language')).toBe('EN');
    expect(launch.get('headerColor')).toBe('#5b3df5');
    const query = new URL(page.url()).searchParams;
    expect(query.get('b2c')).toBe('1');
    expect(query.get('title')).toBe('Fairground');
    expect(query.get('backUrl')).toBe(`${platform.originOf('FAIR')}/m/home`);
    expect(query.has('token')).toBe(false);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect(chatButton(page)).toHaveAccessibleName('Chat');
  });

  await test.step('a reply to the member’s message counts as unread, until the member signs out', async () => {
    await chatButton(page).click();
    await page.getByLabel('Your message').fill('Where is my gift?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('Where is my gift?')).toBeVisible();
    platform.advance(30_000);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(chatButton(page)).toHaveAccessibleName('Chat 1 unread');
    await expect.poll(async () => (await badges()).at(-1)).toBe(1);
    await page.getByRole('link', { name: /My account/ }).click();
    await expect(chatButton(page)).toHaveAccessibleName('Chat 1 unread');
    const account = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Account Chat: 1 unread' });
    await expect(account).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/m\/home/);
    await expect.poll(async () => (await badges()).at(-1)).toBe(0);
    await expect(chatButton(page)).toHaveAccessibleName('Chat');
  });
});

test('[CS-2.1] an item of the navigation has the unread count and opens the chat, for a merchant with the chat there', async ({
  page,
  platform,
}) => {
  platform.setSwitch('KOPI', 'CBS3', true);
  platform.setDesign('KOPI', { chat: 'bar' });
  const token = platform.openSession('KOPI', 'alice');
  await page.goto(`${platform.originOf('KOPI')}/m/home?token=${token}`);
  const item = page
    .getByRole('navigation')
    .last()
    .getByRole('button', { name: /^Trò chuyện/ });
  await expect(item).toHaveAccessibleName('Trò chuyện 2 tin chưa đọc');
  await item.click();
  await expect(page).toHaveURL(/\/support\/chat\?/);
  await page.goBack();
  await expect(item).toHaveAccessibleName('Trò chuyện');
});

test('[OFF-2.15][CS-2.3] a tap on the chat in the first picture of a later start asks a visitor to sign in', async ({
  page,
  platform,
}) => {
  platform.setSwitch('KOPI', 'CBS3', true);
  platform.setDesign('KOPI', { chat: 'bar' });
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  const readSnapshot = () => page.evaluate((key) => localStorage.getItem(key) ?? '', HOME_SNAPSHOT_KEY);
  await expect.poll(readSnapshot).not.toBe('');
  const release = await delayScriptRequests(page.context());
  await page.goto(`${platform.originOf('KOPI')}/m/home`, { waitUntil: 'commit' });
  const item = page.locator('.first-snapshot nav button');
  // The picture is inert, so that no element of it is clicked but the place where it is.
  const { x, y, width, height } = (await item.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(item).toHaveCSS('opacity', '0.6');
  release();
  await expect(page).toHaveURL(/\/m\/login$/);
});

test('[CS-2.5][WL-1.2] with the switch CBS3 off, navigation and account page have no chat button, and no unread count is requested', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'CBS3', false);
  await openHomeAsMember(page);
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible();
  await expect(chatButton(page)).toHaveCount(0);
  await page.goto('/m/member/home');
  await expect(page.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Chat/ })).toHaveCount(0);
  expect(platform.wireEntries('chatUnreadCount')).toHaveLength(0);
});

test('[CS-2.3][CS-2.5] for a visitor the chat button opens the sign-in page, and no unread count is requested', async ({
  page,
  platform,
  loginPage,
}) => {
  await page.goto('/m/home');
  await expect(page.getByRole('complementary').getByRole('link')).toBeVisible();
  await chatButton(page).click();
  await expect(page).toHaveURL(/\/m\/login/);
  expect(platform.wireEntries('chatUnreadCount')).toHaveLength(0);
  await loginPage.signIn('alice', 'Wonder-land-7');
  await expect(page).toHaveURL(/\/m\/home/);
  await expect(chatButton(page)).toHaveAccessibleName('Chat 2 unread');
});

test('[CS-2.3][CS-2.5] the chat button shows a message to a restricted member, and no unread count is requested', async ({
  page,
  platform,
}) => {
  await openHomeAsMember(page, 'rex');
  await waitForMemberId(page);
  await dispatchVisibilityChange(page);
  await chatButton(page).click();
  await expect(page.getByRole('alertdialog')).toContainText('The chat is not open to this account');
  expect(platform.wireEntries('chatUnreadCount')).toHaveLength(0);
  expect(platform.wireEntries('launchChat')).toHaveLength(0);
});

test('[CS-2.1][CS-2.6][WL-1.2] with the switch CBS3 on, the navigation fits with the chat, or with the deposit in its middle without it', async ({
  page,
  platform,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  platform.setDesign('KOPI', { chat: 'bar' });
  for (const merchant of ['FAIR', 'KOPI', 'SOL'] as const) {
    platform.setSwitch(merchant, 'CBS3', true);
    await page.goto(`${platform.originOf(merchant)}/m/home`);
    const list = page.getByRole('navigation').last().getByRole('list');
    const hasChat = merchant === 'KOPI';
    await expect(list.getByRole('listitem')).toHaveCount(hasChat ? 6 : 5);
    await expect(list.getByRole('button', { name: 'Trò chuyện' })).toHaveCount(hasChat ? 1 : 0);
    // Measured again until it holds, because the app replaces the prerendered bar, whose removed entries have no size.
    const measure = () =>
      list.evaluate((bar) => {
        const boxes = [...bar.children].map((entry) => entry.getBoundingClientRect());
        const isWithin = bar.scrollWidth <= bar.clientWidth;
        return {
          isWithin,
          lines: new Set(boxes.map(({ y }) => y)).size,
          areHigh: boxes.every(({ height }) => height >= 48),
          isDepositInMiddle: Math.abs((boxes[2]?.x ?? 0) + (boxes[2]?.width ?? 0) / 2 - innerWidth / 2) <= 4,
        };
      });
    await expect
      .poll(measure, merchant)
      .toEqual({ isWithin: true, lines: 1, areHigh: true, isDepositInMiddle: !hasChat });
  }
});
