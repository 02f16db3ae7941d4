import type { BrowserContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { findDemoMember } from '../../../support/members/demo-member';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';
import { findPrivateData, type PrivateValue } from '../../../support/privacy/find-private-data';

const FORMATS = ['otlp', 'sentry'] as const;
const COLLECTOR_FILE = /\/m\/assets\/collector-\w+\.js$/;
const isForCollector = (url: string) => COLLECTOR_FILE.test(url) || url.endsWith('/collect');

/** A script of this site that throws what a test tells it to: the stack of code that a test evaluates has no file. */
const THROWING_SCRIPT = 'export const throwLater = (text) => setTimeout(() => { throw new Error(text); });';
const THROWING_SCRIPT_PATH = '/m/assets/throw-for-test.js';

const serveThrowingScript = (context: BrowserContext) =>
  context.route(`**${THROWING_SCRIPT_PATH}`, (route) =>
    route.fulfill({ body: THROWING_SCRIPT, contentType: 'text/javascript' }),
  );

/** Throws an error with each text, and resolves when all of them have been thrown. */
const throwEach = (page: Page, texts: readonly string[]) =>
  page.evaluate(
    async ([path, all]) => {
      const { throwLater } = await import(path);
      for (const text of all) throwLater(text);
      // Timers run in the order in which they were set.
      await new Promise((done) => setTimeout(done));
    },
    [THROWING_SCRIPT_PATH, texts] as const,
  );

/** Waits until the page observes itself: from then on it listens to the console, where React writes what it catches. */
const waitUntilObserved = (page: Page) => page.waitForFunction(() => !String(console.error).includes('[native code]'));

const leave = (page: Page) => page.goto('about:blank');

const errorTitles = (platform: TestPlatform) => platform.collectedRecords('error').map(({ title }) => title);

test.use({ allowedPageErrors: /observed|Failed to load resource|status of 5/ });

test('[OPS-4.5] without a collector in the settings, its code is not loaded and nothing is sent', async ({
  page,
  homePage,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await homePage.open();
  await expect.poll(() => urls.some((url) => url.includes('/m/assets/background-'))).toBe(true);
  await waitForNetworkIdle(page);
  await leave(page);
  expect(urls.filter(isForCollector)).toEqual([]);
});

for (const format of FORMATS) {
  test(`[OPS-4.10] the code that a member reads out leads to the failed request in the console, as ${format}`, async ({
    page,
    platform,
  }) => {
    platform.setScenario('FAIR', { collector: format });
    platform.addFault({ endpoint: 'status', status: 500 });
    await page.goto('/m/home');
    const shown = page.getByText(/code [0-9a-f]{4}-[0-9a-f]{4}/i);
    await expect(shown).toBeVisible();
    const [, code = ''] = /code (\S+)/i.exec(await shown.innerText()) ?? [];
    await waitUntilObserved(page);
    await leave(page);
    const id = code.replace('-', '');
    await expect
      .poll(() => platform.collectedRecords('failure').filter(({ requestId }) => requestId.startsWith(id)))
      .not.toEqual([]);

    await page.goto('/console/collector');
    await page.getByLabel('Code or request id').fill(code);
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL(new RegExp(`id=${code}`));
    const failure = page.getByRole('row').filter({ hasText: 'failure' });
    await expect(failure.locator('td > code').filter({ hasText: id }).first()).toBeVisible();
    await failure.locator('summary').first().click();
    await expect(failure.getByText('detail: 500').first()).toBeVisible();
  });

  test(`[OPS-4.6] no error takes a secret out of the page, as ${format}`, async ({
    page,
    context,
    platform,
    loginPage,
  }) => {
    await serveThrowingScript(context);
    platform.setScenario('FAIR', { collector: format });
    const bodies: string[] = [];
    platform.observeBatches(({ body }) => bodies.push(body));
    const withSecret = (secret: string) => [
      `observed ${secret}`,
      `observed in JSON {"field":"${secret}"}`,
      `observed in a link /m/home?x=${encodeURIComponent(secret)}`,
    ];

    const { password } = findDemoMember('alice');
    await loginPage.open();
    await waitUntilObserved(page);
    await loginPage.username.fill('alice');
    await loginPage.password.fill(password);
    await throwEach(page, withSecret(password));
    await loginPage.submit.click();
    await expect(page).toHaveURL(/\/m\/home/);
    const token = await page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{}').token, SESSION_KEY);
    await throwEach(page, [...withSecret(token), `observed ${'long '.repeat(20_000)}${token}`]);
    // The field is gone, but what was typed into it is still known.
    await throwEach(page, [`observed later ${password}`]);
    await leave(page);

    const typed = { holder: 'Tina Tran', number: '0012-3456-7890' };
    const others = ['0917 000 0009', '+639170000009', 'tina.tran@example.test'];
    await page.goto('/m/securityCenter/addBankCard');
    await waitUntilObserved(page);
    await page.getByRole('textbox', { name: 'Account holder' }).fill(typed.holder);
    await page.getByRole('textbox', { name: 'Account or card number' }).fill(typed.number);
    await throwEach(page, [typed.holder, typed.number, ...others].flatMap(withSecret));
    await leave(page);

    await expect.poll(() => errorTitles(platform).filter((title) => title.includes('observed')).length).toBe(23);
    expect(errorTitles(platform)).toContain('Error: observed later [hidden]');
    const values: readonly PrivateValue[] = [
      { kind: 'token', value: token },
      { kind: 'password', value: password },
      { kind: 'phone', value: '9170000009' },
      { kind: 'name', value: typed.holder },
      { kind: 'account', value: typed.number },
      { kind: 'e-mail', value: 'tina.tran@example.test' },
    ];
    const lines = bodies.flatMap((body) => body.trimEnd().split('\n'));
    expect(lines.flatMap((body) => findPrivateData({ kind: 'collector', body }, values))).toEqual([]);
    // The check finds each of them in a batch that has it.
    for (const { kind, value } of values)
      expect(findPrivateData({ kind: 'collector', body: JSON.stringify({ text: value }) }, values).join()).toContain(
        kind,
      );
  });
}

test('[OPS-4.5] a visit sends timings, vitals, popups, deviations and errors with build, merchant and request id', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  await serveThrowingScript(context);
  platform.setScenario('FAIR', { collector: 'otlp', popups: true });
  platform.addFault({
    endpoint: 'announcements',
    body: '{"success":true,"value":[5]}',
    contentType: 'application/json',
  });
  await homePage.open();
  await waitUntilObserved(page);
  await throwEach(page, ['observed']);
  await page.goto('/m/login');
  const kinds = () => [...new Set(platform.collectedRecords().map(({ kind }) => kind))].sort();
  const expected = ['deviation', 'error', 'popup', 'timing', 'vital'];
  await expect.poll(kinds).toEqual(expect.arrayContaining(expected));
  const records = platform.collectedRecords();
  const build = await page.evaluate(() => JSON.parse(document.getElementById('build')?.textContent ?? '{}').build);
  for (const { merchant, release, requestId } of records)
    expect([merchant, release, requestId]).toEqual(['FAIR', build, expect.stringMatching(/^([\da-f]{32})?$/)]);
  expect(records.filter(({ kind, requestId }) => kind === 'error' && requestId === '')).toEqual([]);
  const [error] = platform.collectedRecords('error');
  expect(error?.attributes['exception.stacktrace']).toMatch(/^ {4}at \S* ?\(\/m\/assets\/throw-for-test\.js:1:\d+\)$/);
  const namesOf = (kind: string) => platform.collectedRecords(kind).map(({ name }) => name);
  await expect.poll(() => namesOf('vital')).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'LCP']));
  await expect.poll(() => namesOf('timing')).toContain('/wps/system/status');
});

test('[OPS-4.7] an error in a loop is sent once, and what a collector that is down has not taken is not sent again', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  await serveThrowingScript(context);
  platform.setScenario('FAIR', { collector: 'otlp' });
  await page.addInitScript(() => {
    const { sendBeacon } = navigator;
    let count = 0;
    navigator.sendBeacon = (...request) => {
      count += 1;
      document.documentElement.dataset.beacons = String(count);
      return sendBeacon.apply(navigator, request);
    };
  });
  await homePage.open();
  await waitUntilObserved(page);
  const hide = () => page.evaluate(() => void dispatchEvent(new Event('pagehide')));
  await throwEach(
    page,
    Array.from({ length: 10_000 }, () => 'observed loop'),
  );
  await hide();
  await expect.poll(() => errorTitles(platform)).toEqual(['Error: observed loop']);

  platform.addFault({ endpoint: '/collect', status: 503 });
  await throwEach(page, ['observed while it is down']);
  await hide();
  await page.waitForFunction(() => {
    const finished = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/collect'));
    return String(finished.length) === document.documentElement.dataset.beacons;
  });
  platform.clearFaults();
  await throwEach(page, ['observed loop', 'observed again']);
  await leave(page);
  await expect.poll(() => errorTitles(platform)).toEqual(['Error: observed loop', 'Error: observed again']);
});

test.describe('with a policy that does not have the collector', () => {
  test.use({ allowedPageErrors: /otlp\.example/ });

  test('[OPS-4.7] the page works, and nothing is sent', async ({ page, homePage, pageErrors }) => {
    const collector = JSON.stringify({ url: 'https://otlp.example/v1/logs', errors: 1, timings: 1 });
    await page.route(/\/m\/home$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('id="deployment">{', `id="deployment">{"collector":${collector},`);
      await route.fulfill({ response, body });
    });
    await homePage.open();
    await waitUntilObserved(page);
    await page.evaluate(() => void dispatchEvent(new Event('pagehide')));
    await expect.poll(() => pageErrors.map(({ text }) => text).join()).toContain('otlp.example');
    expect(pageErrors.map(({ kind }) => kind)).not.toContain('exception');
    await homePage.bottomNavigation.getByRole('link', { name: 'Promotions' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible();
  });
});
