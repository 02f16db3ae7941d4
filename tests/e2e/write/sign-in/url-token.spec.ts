import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import { locateMemberName } from '../../../support/members/shown-member';
import { prepareMemberSession, signInByForm, waitForMemberId } from '../../../support/members/signed-in';
import { dumpStorage } from '../../../support/page/storage-dump';

const readSession = (page: Page): Promise<{ token?: string; userName?: string }> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}'));

test.describe('session token in the URL with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[ROUTE-3.1][ROUTE-3.2][ROUTE-2] a token in the URL signs in and is removed from the URL, the history and all storage except the session', async ({
    context,
    page,
    platform,
  }) => {
    const started = context.waitForEvent('serviceworker');
    await signInByForm(page);
    const worker = await started;
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const { token = '' } = await readSession(page);
    expect(token).toMatch(/\S{16}/);

    const tab = await context.newPage();
    const requestLog: string[] = [];
    tab.on('request', (request) => requestLog.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await tab.goto(`/m/member/home?affiliateCode=A1&token=${encodeURIComponent(token)}`);
    await expect(locateMemberName(tab, 'alice')).toBeVisible();
    await expect(tab).toHaveURL(/\/m\/member\/home\?affiliateCode=A1$/);

    const [first, ...rest] = requestLog;
    expect(first).toContain(token);
    for (const request of rest) {
      const { authorization: _, ...headers } = JSON.parse(request.slice(request.indexOf(' {') + 1));
      expect(request.split(' ')[0] + JSON.stringify(headers)).not.toContain(token);
    }
    const traces = await tab.evaluate(async () => {
      const clients = (await navigator.serviceWorker?.getRegistration())?.active?.scriptURL ?? '';
      const entries = performance.getEntries().map((entry) => entry.name);
      return JSON.stringify([location.href, document.referrer, history.state, entries, clients, { ...localStorage }]);
    });
    expect(traces).not.toContain(token);
    expect(await tab.evaluate(() => sessionStorage.getItem('MC_URL_TOKEN'))).toBeNull();
    const clientUrls = await worker.evaluate<string[]>(
      // Runs in the service worker, whose globals are not declared in these tests.
      '(async () => (await clients.matchAll({ includeUncontrolled: true })).map((client) => client.url))()',
    );
    expect(JSON.stringify(clientUrls)).not.toContain(token);
    await tab.goBack().catch(() => null);
    expect(tab.url()).not.toContain(token);
    expect(platform.wireEntries('memberInfo').at(-1)?.headers.authorization).toBe(token);
  });
});

test('[ROUTE-3.3][ROUTE-3.4] another member’s token in the URL replaces the session only after a confirmation, and is discarded on refusal', async ({
  page,
  platform,
}) => {
  const bobToken = platform.openSession('FAIR', 'bob');
  const dialog = page.getByRole('alertdialog');
  const openLink = async (name: string) => {
    await page.goto(`/m/activity?${name}=${encodeURIComponent(bobToken)}`);
    await expect(page).toHaveURL(/\/m\/activity$/);
  };
  await prepareMemberSession(page);
  await page.goto('/m/activity');
  await waitForMemberId(page);
  const { token: aliceToken = '?' } = await readSession(page);
  await openLink('token');
  await expect(dialog).toHaveAccessibleName('Continue as bob?');
  await expect(dialog).toContainText('alice');
  expect((await readSession(page)).token).toBe(aliceToken);
  expect(await dumpStorage(page)).not.toContain(bobToken);
  await dialog.getByRole('button', { name: 'Stay logged in as alice' }).click();
  await expect(dialog).toHaveCount(0);
  expect((await readSession(page)).token).toBe(aliceToken);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await readSession(page)).userName).toBe('alice');

  await openLink('tokens');
  await dialog.getByRole('button', { name: 'Continue as bob' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readSession(page)).toMatchObject({ token: bobToken, userName: 'bob' });
  await page.goto('/m/member/home');
  await expect(locateMemberName(page, 'bob')).toBeVisible();
  await page.goBack();
  expect(page.url()).not.toContain(bobToken);
});
