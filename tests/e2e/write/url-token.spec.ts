import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

// The last test's token is nobody's: the platform answers 401, which the browser notes.
test.use({ serviceWorkers: 'allow', allowedComplaints: /Failed to load resource/ });

for (const name of ['token', 'tokens']) {
  test(`[ROUTE-2] [ROUTE-3] a token in ?${name}= signs in and stays nowhere`, async ({ context, page, platform }) => {
    await signIn(page);
    const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem('MC_SESSION_INFO') ?? '{}').token);
    expect(token).toMatch(/\S{16}/);

    const tab = await context.newPage();
    const seen: string[] = [];
    tab.on('request', (request) => seen.push(`${request.url()} ${JSON.stringify(request.headers())}`));
    await tab.goto(`/m/member/home?affiliateCode=A1&${name}=${encodeURIComponent(token)}`);
    await expect(tab.getByText('alice').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/m\/member\/home\?affiliateCode=A1$/);

    const [first, ...rest] = seen;
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
    expect(platform.wire('memberInfo').at(-1)?.headers.authorization).toBe(token);
  });
}

test('[ROUTE-3] no client address of the service worker holds the token', async ({ context, page, homePage }) => {
  const started = context.waitForEvent('serviceworker');
  await homePage.open();
  const worker = await started;
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('/m/home?token=abcdefgh12345678');
  await expect(page).toHaveURL(/\/m\/home$/);
  const urls = await worker.evaluate<string[]>(
    // Runs in the service worker, whose globals these tests do not know.
    '(async () => (await clients.matchAll({ includeUncontrolled: true })).map((client) => client.url))()',
  );
  expect(JSON.stringify(urls)).not.toContain('abcdefgh12345678');
});
