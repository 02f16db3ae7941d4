import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Platform, startPlatform } from '../../platform/platform';
import { configureFiftyBrands } from '../../support/browser/fifty-brands';
import { delayScriptRequests, listFirstScreenElements } from '../../support/browser/first-screen';
import { DIST_DIR, expect, test } from '../../support/browser/fixtures';
import { expectNoLayoutShift, recordLayoutShifts, waitUntilHomeIsStable } from '../../support/page/layout-shifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Starts a platform with a build that is configured for the local merchants and fifty more. */
async function startSiteWithFiftyBrands() {
  const { dir, remove } = await configureFiftyBrands(DIST_DIR);
  const site = await startPlatform({ distDir: dir });
  const close = async () => {
    await site.close();
    await remove();
  };
  return { dir, site, close };
}

/** Resolves with what the first paint of a document shows of a brand. */
const readFirstPaint = (page: import('@playwright/test').Page) =>
  page.evaluate(() => ({
    title: document.title,
    name: document.documentElement.style.getPropertyValue('--first-name'),
    icon: document.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href'),
  }));

/** Matches the URLs of all scripts except those that render home from the first responses. */
const APP_SCRIPTS = /\/m\/assets\/(?!first-visit|texts-).*\.js/;
const NEUTRAL_ICON = '/m/icons/icon-192x192.png';
/** Merchant codes of all requests of a host's pages to a platform; undefined for a request without the header. */
const sentCodes = ({ services }: Platform, host: string) => [
  ...new Set(
    services.wire
      .all()
      .filter(({ headers }) => headers.host === host)
      .map(({ headers }) => headers.merchant),
  ),
];

test.describe('with fifty more brands', () => {
  // The platform does not know the other merchants.
  test.use({ allowedPageErrors: /./ });

  test('[OPS-2] [BOOT-7] fifty hosts each show their brand and send their merchant code, and no brand enlarges another host’s document', async ({
    page,
    context,
  }) => {
    const { dir, site, close } = await startSiteWithFiftyBrands();
    await delayScriptRequests(context);
    for (const [name, title] of [
      ['brand-0', 'Brand 0'],
      ['brand-49', 'Brand 49'],
      ['kopi', 'Kopi Club'],
    ]) {
      const host = `${name}.localhost:${site.port}`;
      await page.goto(`http://${host}/m/home`, { waitUntil: 'commit' });
      await page.locator('.first-bar').waitFor();
      expect(await readFirstPaint(page)).toMatchObject({ title, name: `"${title}"` });
      await expect.poll(() => sentCodes(site, host)).toEqual([name === 'kopi' ? 'KOPI' : name]);
    }
    for (const host of ['localhost', 'kopi.localhost', 'sol.localhost']) {
      const file = join('hosts', host, 'm/index.html');
      expect(await readFile(join(dir, file), 'utf8')).toBe(await readFile(join(DIST_DIR, file), 'utf8'));
    }
    await close();
  });

  test('[BOOT-7] [OPS-2] the document of another merchant’s host starts neutral, without a brand or a merchant code', async ({
    page,
    context,
    platform,
  }) => {
    const kopi = await readFile(join(DIST_DIR, 'hosts/kopi.localhost/m/index.html'), 'utf8');
    await delayScriptRequests(context);
    await context.route(/\/m\/home/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: kopi });
    });
    await page.goto('/m/home', { waitUntil: 'commit' });
    await page.locator('.first-bar').waitFor();
    expect(await readFirstPaint(page)).toEqual({ title: 'localhost', name: '', icon: NEUTRAL_ICON });
    await expect.poll(() => platform.wireEntries('gameLanes').length).toBe(1);
    // The status is requested without a merchant, and names FAIR.
    expect(platform.wireEntries('status').map(({ headers }) => headers.merchant)).toEqual([undefined]);
    expect(platform.wireEntries('gameLanes').map(({ headers }) => headers.merchant)).toEqual(['FAIR']);
  });
});

test('[BOOT-7] an unlisted host is neutral and sends no code until the status names the merchant, then shows its brand', async ({
  page,
  context,
  platform,
}) => {
  const origin = platform.originOf('FAIR').replace('localhost', 'unlisted.localhost');
  const release = await delayScriptRequests(context);
  await recordLayoutShifts(page);
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' });
  await page.locator('.first-bar').waitFor();
  expect(await readFirstPaint(page)).toEqual({ title: 'unlisted.localhost', name: '', icon: NEUTRAL_ICON });
  await expect.poll(() => platform.wireEntries('banners').length).toBe(1);
  release();
  await waitUntilHomeIsStable(page);
  await expectNoLayoutShift(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
  expect(platform.wireEntries('status').map(({ headers }) => headers.merchant)).toEqual([undefined]);
  for (const endpoint of ['gameLanes', 'banners', 'announcements'])
    expect(
      platform.wireEntries(endpoint).map(({ headers }) => headers.merchant),
      endpoint,
    ).toEqual(['FAIR']);
});

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('[BOOT-7][WL-2.9] an unlisted host starts in dark neutral colors, and ends in those of its merchant', async ({
    page,
    context,
    platform,
  }) => {
    const release = await delayScriptRequests(context);
    await page.goto(`${platform.originOf('FAIR').replace('localhost', 'unlisted.localhost')}/m/home`, {
      waitUntil: 'commit',
    });
    await page.locator('.first-bar').waitFor();
    const read = () =>
      page.evaluate(() =>
        ['--background', '--text'].map((name) => getComputedStyle(document.documentElement).getPropertyValue(name)),
      );
    expect(await read()).toEqual(['#222127', '#ededee']);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Fairground');
    expect(await read()).not.toEqual(['#222127', '#ededee']);
  });
});

test('[BOOT-7.6] an unlisted host shows home in the merchant’s look before the app’s scripts have loaded, and nothing moves', async ({
  page,
  context,
  platform,
}) => {
  const origin = platform.originOf('FAIR').replace('localhost', 'unlisted.localhost');
  const release = await delayScriptRequests(context, APP_SCRIPTS);
  await recordLayoutShifts(page);
  const answer = await delayScriptRequests(context, /\/wps\/system\/status/);
  await page.goto(`${origin}/m/home`, { waitUntil: 'commit' });
  const bar = page.locator('.first-brand');
  const readBar = () => bar.evaluate((name) => getComputedStyle(name, '::before').content);
  expect(await readBar()).toBe('"unlisted.localhost"');
  answer();
  await expect(page.locator('.first-snapshot section li a').first()).toBeVisible();
  const places = await listFirstScreenElements(page);
  expect(await readFirstPaint(page)).toMatchObject({ title: 'Fairground' });
  release();
  await expect(page.locator('.first-snapshot')).toHaveCount(0);
  await waitUntilHomeIsStable(page);
  await expect.poll(() => listFirstScreenElements(page)).toEqual(places);
  await expectNoLayoutShift(page);
});

test.describe('a first status that is cut on an unlisted host', () => {
  test.use({ allowedPageErrors: /ERR_CONTENT_LENGTH_MISMATCH/ });

  test('[BOOT-7.6] leaves no unhandled rejection, and the page starts', async ({ page, platform }) => {
    const origin = platform.originOf('FAIR').replace('localhost', 'unlisted.localhost');
    platform.addFault({ endpoint: 'status', cut: true, times: 1 });
    await page.goto(`${origin}/m/login`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('[DOM-1] a link to an unlisted fallback domain gives its merchant’s brand and code at first paint and after a reload', async ({
  page,
  context,
  platform,
}) => {
  const origin = platform.originOf('FAIR').replace('localhost', 'fallback.localhost');
  const release = await delayScriptRequests(context);
  await page.goto(`${origin}/m/index.html?merchant=KOPI`, { waitUntil: 'commit' });
  await page.locator('.first-bar').waitFor();
  expect(await readFirstPaint(page)).toMatchObject({ title: 'Kopi Club', name: '"Kopi Club"' });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Kopi Club');
  await page.goto(`${origin}/m/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Kopi Club');
  const codes = platform.wireEntries().map(({ headers }) => headers.merchant);
  expect([...new Set(codes)]).toEqual(['KOPI']);
});

test.describe('a start that fails on an unlisted fallback domain', () => {
  test.use({ allowedPageErrors: /./ });

  test('[SAFE-1.7] has the legal kit of the merchant that the link names, not of the default one', async ({
    page,
    platform,
  }) => {
    const origin = platform.originOf('FAIR').replace('localhost', 'fallback.localhost');
    platform.addFault({ endpoint: 'status', status: 503 });
    await page.goto(`${origin}/m/index.html?merchant=KOPI`);
    await expect(page.getByRole('img', { name: /18/ })).toBeVisible();
    await expect(page.getByText(/118\/KC/)).toBeVisible();
    await expect(page.getByText(/Harbour/)).toHaveCount(0);
  });
});

test('[BOOT-7] upper case and a dot at the end of a host’s name mean nothing', async ({ page, platform }) => {
  const { port } = new URL(platform.originOf('KOPI'));
  for (const host of ['KOPI.localhost', 'kopi.localhost.']) {
    await page.goto(`http://${host}:${port}/m/home`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Kopi Club');
  }
  expect([...new Set(platform.wireEntries('status').map(({ headers }) => headers.merchant))]).toEqual(['KOPI']);
});
