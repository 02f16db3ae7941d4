import type { Page } from '@playwright/test';
import { sendFeedback } from '../../../src/contract/endpoints/feedback';
import { FEEDBACK_DRAFT_KEY, SESSION_KEY } from '../../../src/contract/storage-keys';
import { feedback } from '../../platform/console/feedback';
import { expectAccessible } from '../../support/axe';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/deployed';
import { LOST_NETWORK } from '../../support/lost-network';
import { counted } from '../../support/outbox';
import { LoginPage } from '../../support/pages/login-page';
import { untilStored } from '../../support/stored-content';

test.use({ allowedComplaints: new RegExp(`${LOST_NETWORK.source}|Failed to load resource`) });

test.beforeEach(async ({ page, served }) => {
  const login = new LoginPage(page);
  await page.goto(`${served.origin}/m/login`);
  await login.signIn('alice', memberOf('alice').password);
  await expect(page).toHaveURL(/\/m\/home/);
  await untilStored(page);
  // The sign-in itself has been told.
  await expect.poll(() => counted(served).map(({ name }) => name)).toEqual(['login']);
});

const words = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

test('[OFF-4] feedback written offline waits through a reload and is sent once, after the events before it', async ({
  page,
  context,
  served,
}) => {
  // Of the sendings of feedback the first arrives although its answer does not.
  let sendings = 0;
  await context.route(`**${sendFeedback.path}`, async (route) => {
    sendings += 1;
    if (sendings > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await context.setOffline(true);
  await page.goto(`${served.origin}/m/feedback`);
  await expect(page.getByText('You are offline. What you write here is kept')).toBeVisible();
  await page.getByRole('radio', { name: 'A wish' }).check();
  await words(page).pressSequentially('More lanes');
  await page.getByRole('textbox', { name: 'How can we reach you' }).fill('alice@example.com');
  await page.reload();
  await expect(words(page)).toHaveValue('More lanes');
  await expect(page.getByRole('radio', { name: 'A wish' })).toBeChecked();
  await expectAccessible(page);

  await send(page);
  await expect(page.getByText('will be sent when the network is back')).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(words(page)).toHaveValue('');
  await words(page).fill('And a carousel');
  await send(page);
  await expect(page.getByText('will be sent when the network is back')).toBeFocused();
  await page.reload();

  await context.setOffline(false);
  const arrived = () => feedback(served.db).toReversed();
  await expect.poll(() => arrived().map(({ text }) => text)).toEqual(['More lanes', 'And a carousel']);
  expect(arrived()[0]).toMatchObject({ subject: 'wish', contact: 'alice@example.com', merchant: 'FAIR', effects: 1 });
  await expect.poll(() => sendings).toBe(3);
  expect(arrived()).toHaveLength(2);
  const calls = served.services.wire.all().map(({ endpoint }) => endpoint);
  expect(counted(served)[0]?.name).toBe('login');
  expect(calls.indexOf('trackEvents')).toBeLessThan(calls.indexOf(sendFeedback.name));
});

test('[OFF-4] online feedback goes out at once, without token or name; an empty one is not taken', async ({
  page,
  served,
}) => {
  await page.goto(`${served.origin}/m/feedback`);
  await words(page).fill('   ');
  await send(page);
  await expect(words(page)).toBeFocused();
  await expect(words(page)).toHaveAccessibleDescription('Please write a few words first.');
  await words(page).fill('Lovely');
  await send(page);
  await expect(page.getByText('Your message is on its way')).toBeVisible();
  await expect.poll(() => feedback(served.db).map(({ text }) => text)).toEqual(['Lovely']);
  const [call] = served.services.wire.all().filter(({ endpoint }) => endpoint === sendFeedback.name);
  expect(call?.headers).not.toHaveProperty('authorization');
  expect(`${call?.body}`).not.toContain('alice');
});

test('[SESS-4] what was typed and not sent goes with the session', async ({ page, served }) => {
  await page.goto(`${served.origin}/m/feedback`);
  await words(page).fill('Secret');
  await page.goto(`${served.origin}/m/member/home`);
  await page.getByRole('button', { name: 'Log out' }).click();
  for (const key of [SESSION_KEY, FEEDBACK_DRAFT_KEY]) {
    await expect.poll(() => page.evaluate((name) => sessionStorage.getItem(name), key), { message: key }).toBeNull();
  }
});
