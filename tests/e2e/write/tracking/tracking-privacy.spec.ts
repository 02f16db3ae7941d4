import type { Page } from '@playwright/test';
import { trackEvents } from '../../../../src/contract/endpoints/site/tracking';
import { SESSION_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { openTrackedGameFromHome } from '../../../support/games/open-game-from-home';
import { findDemoMember } from '../../../support/members/demo-member';
import { signInByForm } from '../../../support/members/signed-in';
import { dumpStorage, listSecretEncodings } from '../../../support/page/storage-dump';
import { openSmsLoginForm } from '../../../support/page-objects/sms-form';

/** Names of the values allowed in every event of a visitor without pixel ids and click ids. */
const COMMON_VALUES: readonly string[] = ['eventID', 'pwaType'];

/**
 * Names of further values that are allowed in an event, by event name. A registration contains the new account's id
 * and name (OFF-4).
 */
const ALLOWED_VALUES: Readonly<Record<string, readonly string[]>> = {
  register: ['customerId', 'customerName', 'method'],
};

/**
 * Waits until the platform has received all named events. Resolves with the requests that contained events, and with
 * all events.
 */
async function sentEvents(platform: TestPlatform, ...names: string[]) {
  const eventsOf = (body: string) => JSON.parse(JSON.parse(body).events);
  const requests = () => platform.wireEntries(trackEvents.name);
  const receivedNames = () =>
    requests().flatMap(({ body }) => eventsOf(body).map((event: { eventName: string }) => event.eventName));
  await expect.poll(receivedNames).toEqual(expect.arrayContaining(names));
  return {
    requests: requests(),
    events: requests().flatMap(({ body }) => eventsOf(body)) as Record<string, unknown>[],
  };
}

/**
 * Expects that no request contains one of the secrets, in plain text or encoded, and that every event contains only
 * allowed values.
 */
function expectNoSecrets({ requests, events }: Awaited<ReturnType<typeof sentEvents>>, secrets: readonly string[]) {
  for (const { headers, body, query } of requests) {
    expect(headers).not.toHaveProperty('authorization');
    expect(headers).not.toHaveProperty('cookie');
    expect(query).toBe('');
    const sentText = JSON.stringify(headers) + body;
    for (const secret of secrets) {
      expect(secret).toMatch(/\S{6}/);
      for (const form of listSecretEncodings(secret)) expect(sentText).not.toContain(form);
    }
  }
  for (const { eventName, eventValue, ...others } of events) {
    expect(Object.keys(others).sort()).toEqual(['affiliateCode', 'domain', 'id']);
    const allowed = [...COMMON_VALUES, ...(ALLOWED_VALUES[String(eventName)] ?? [])];
    for (const name of Object.keys(Object(eventValue))) expect(allowed, String(eventName)).toContain(name);
  }
}

const readSession = (page: Page): Promise<Record<string, string>> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}'), SESSION_KEY);

test('[TRK-1.8][OFF-4.6] tracking events of a member contain neither the member’s token, password, name nor id', async ({
  page,
  platform,
}) => {
  await page.goto('/m/login?token=marked-token-in-the-address&affiliateCode=A1');
  // The platform does not know this token, so the page asks to sign in.
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await signInByForm(page);
  await openTrackedGameFromHome(page, platform);
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  const sent = await sentEvents(platform, 'login', 'gameLaunch', 'startTrial');
  const { token = '', id = '' } = await readSession(page);
  const { password } = findDemoMember('alice');
  expectNoSecrets(sent, [token, password, 'marked-token-in-the-address']);
  expect(JSON.stringify(sent.events)).not.toContain('alice');
  for (const { eventValue } of sent.events) expect(Object.values(Object(eventValue))).not.toContain(id);
});

test('[TRK-1.8][OFF-4.6] tracking events of a sign-in by SMS contain neither the phone number nor the SMS code', async ({
  page,
  platform,
  loginPage,
}) => {
  const form = await openSmsLoginForm(page);
  await form.mobile.fill('9170000001');
  await form.send.click();
  await expect(form.code).toBeFocused();
  const code = platform.smsCode('9170000001') ?? '';
  await form.code.fill(code);
  await loginPage.submit.click();
  await expect(page).toHaveURL(/\/m\/home/);
  const { token = '' } = await readSession(page);
  expectNoSecrets(await sentEvents(platform, 'login'), [token, '9170000001', code]);
});

test('[OFF-4.6] tracking events of a registration contain no data of the new account except its id and name', async ({
  page,
  registerPage,
  platform,
}) => {
  await registerPage.open('?r=FRIEND7');
  await registerPage.fill('newcomer', 'Marked-secret-1');
  await registerPage.submit.click();
  await registerPage.confirm();
  await expect.poll(async () => (await readSession(page)).userName).toBe('newcomer');
  const { token = '' } = await readSession(page);
  const sent = await sentEvents(platform, 'registerSubmit', 'register');
  expectNoSecrets(sent, [token, 'Marked-secret-1', 'FRIEND7']);
  const register = sent.events.find(({ eventName }) => eventName === 'register');
  expect(register?.eventValue).toMatchObject({ customerName: 'newcomer' });
  // Nothing that was sent stays on the device.
  await expect.poll(async () => (await dumpStorage(page)).includes('customerName')).toBe(false);
});
