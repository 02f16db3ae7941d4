import { expect, test } from '../../../support/browser/fixtures';
import { shownMember } from '../../../support/members/shown-member';
import { signInByForm } from '../../../support/members/signed-in';

// The last test's token is invalid: the platform answers 401, which the browser logs.
test.use({ serviceWorkers: 'allow', allowedPageErrors: /Failed to load resource/ });

for (const name of ['token', 'tokens']) {
  test(`[ROUTE-2] [ROUTE-3] a token in ?${name}= signs in and is stored nowhere else`, async ({
    context,
    page,
    platform,
  }) => {
    await signInByForm(page);
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token);
    expect(token).toMatch(/\S{16}/);

    const tab = await context.newPage();
    const requestLog: string[] = [];
    tab.on('request', (request) => requestLog.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await tab.goto(`/m/member/home?affiliateCode=A1&${name}=${encodeURIComponent(token)}`);
    await expect(shownMember(tab, 'alice')).toBeVisible();
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
    await tab.goBack().catch(() => null);
    expect(tab.url()).not.toContain(token);
    expect(platform.wireEntries('memberInfo').at(-1)?.headers.authorization).toBe(token);
  });
}

test('[ROUTE-3] no client URL of the service worker contains the token', async ({ context, page, homePage }) => {
  const started = context.waitForEvent('serviceworker');
  await homePage.open();
  const worker = await started;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/m/home?token=abcdefgh12345678');
  await expect(page).toHaveURL(/\/m\/home$/);
  const urls = await worker.evaluate<string[]>(
    // Runs in the service worker, whose globals are not declared in these tests.
    '(async () => (await clients.matchAll({ includeUncontrolled: true })).map((client) => client.url))()',
  );
  expect(JSON.stringify(urls)).not.toContain('abcdefgh12345678');
});
