import type { Page } from '@playwright/test';
import { sendFeedback } from '../../../src/contract/endpoints/site/feedback';
import { trackEvents } from '../../../src/contract/endpoints/site/tracking';
import { DRAFT_PREFIX, SESSION_KEY } from '../../../src/contract/storage-keys';
import { listFeedback } from '../../platform/console/feedback';
import { expect, test } from '../../support/deploy/deployed-site';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { findDemoMember } from '../../support/members/demo-member';
import { expectAccessible } from '../../support/page/axe';
import { LoginPage } from '../../support/page-objects/login-page';
import {
  countWaitingOutboxEntries,
  dispatchOnlineEvent,
  fillOutbox,
  listReceivedTrackingEvents,
  markAppAsOpenedBefore,
} from '../../support/service-worker/outbox';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: new RegExp(`${OFFLINE_CONSOLE_ERROR_PATTERN.source}|Failed to load resource`) });

test.beforeEach(async ({ context, page, served }) => {
  await markAppAsOpenedBefore(context);
  const login = new LoginPage(page);
  await page.goto(`${served.origin}/m/login`);
  await login.signIn('alice', findDemoMember('alice').password);
  await expect(page).toHaveURL(/\/m\/home/);
  await waitUntilServedVersionStored(page);
  // The login event of the sign-in itself has been sent.
  await expect.poll(() => listReceivedTrackingEvents(served).map(({ name }) => name)).toEqual(['login']);
});

const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('[OFF-4.1][OFF-4.7] feedback written offline is kept after a reload and is sent once, in order', async ({
  page,
  context,
  served,
}) => {
  // Attempts are made offline, too. Of the first delivery online the response is lost.
  let isOffline = true;
  let deliveries = 0;
  await context.route(`**${sendFeedback.path}`, async (route) => {
    if (isOffline) return route.abort('internetdisconnected');
    deliveries += 1;
    if (deliveries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(true);
  await page.goto(`${served.origin}/m/feedback`);
  await expect(page.getByText('You are offline. What you write here is kept')).toBeVisible();
  await page.getByRole('radio', { name: 'A suggestion' }).check();
  await messageField(page).pressSequentially('More lanes');
  await page.getByRole('textbox', { name: 'How can we reach you' }).fill('alice@example.com');
  await page.reload();
  await expect(messageField(page)).toHaveValue('More lanes');
  await expect(page.getByRole('radio', { name: 'A suggestion' })).toBeChecked();
  await expectAccessible(page);

  await send(page);
  await expect(page.getByText('will be sent as soon as possible')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(messageField(page)).toHaveValue('');
  await messageField(page).fill('And a carousel');
  await send(page);
  await expect(page.getByText('will be sent as soon as possible')).toBeFocused();
  await page.reload();

  // The service worker gets its network back later than the page: until then, attempts still fail.
  await context.setOffline(false);
  isOffline = false;
  await dispatchOnlineEvent(page);
  const received = () => listFeedback(served.db).toReversed();
  await expect.poll(() => received().map(({ text }) => text)).toEqual(['More lanes', 'And a carousel']);
  expect(received()[0]).toMatchObject({ subject: 'wish', contact: 'alice@example.com', merchant: 'FAIR', effects: 1 });
  await expect.poll(() => deliveries).toBe(3);
  expect(received()).toHaveLength(2);
  expect(listReceivedTrackingEvents(served)[0]?.name).toBe('login');
});

test('[OFF-4.2][OFF-4.6][SESS-4] feedback arrives without token and name while events are blocked; drafts go at sign-out', async ({
  page,
  context,
  served,
}) => {
  await context.route(`**${trackEvents.path}`, (route) => route.abort('blockedbyclient'));
  await fillOutbox(page, 1);
  await page.goto(`${served.origin}/m/feedback`);
  await messageField(page).fill('   ');
  await send(page);
  await expect(messageField(page)).toBeFocused();
  await expect(messageField(page)).toHaveAccessibleDescription('Please write a few words first.');
  await messageField(page).fill('Lovely');
  await send(page);
  await expect(page.getByText('Your message has arrived')).toBeVisible();
  await expect.poll(() => listFeedback(served.db).map(({ text }) => text)).toEqual(['Lovely']);
  const [call] = served.services.wire.all().filter(({ endpoint }) => endpoint === sendFeedback.name);
  expect(call?.headers).not.toHaveProperty('authorization');
  expect(`${call?.body}`).not.toContain('alice');
  await expect.poll(() => countWaitingOutboxEntries(page)).toBe(1);
  expect(listReceivedTrackingEvents(served)).toHaveLength(1);

  await page.goto(`${served.origin}/m/feedback`);
  await messageField(page).fill('Secret');
  await page.goto(`${served.origin}/m/member/home`);
  await page.getByRole('button', { name: 'Log out' }).click();
  const keys = () => page.evaluate(() => Object.keys(sessionStorage));
  const isMembers = (key: string) => key === SESSION_KEY || key.startsWith(DRAFT_PREFIX);
  await expect.poll(async () => (await keys()).filter(isMembers)).toEqual([]);
});
