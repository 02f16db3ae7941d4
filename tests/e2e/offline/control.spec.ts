import { expect, test } from '../../support/browser/fixtures';

test('[OFF-2] the service worker takes control of a page that is still loading when the worker is first activated', async ({
  page,
  context,
}) => {
  const late = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((settle) => {
    release = settle;
  });
  await late.route('**/m/login', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/m/home', { waitUntil: 'commit' });
  const isLoaded = late.goto('/m/login');
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  release();
  await isLoaded;
  await expect.poll(() => late.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
});
