import type { BrowserContext, Route } from '@playwright/test';
import { acrossReloads } from '../../support/across-reloads';
import { countLoads } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';
import { HomePage } from '../../support/pages/home-page';
import { servedManifest, storedContent, untilStored } from '../../support/stored-content';

const PORTAL = '<!doctype html><title>Sign in to this network</title>';

/** What a line can make of a file, each with status 200 unless it says otherwise. */
const POISONS: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'HTML under its name': (route) => route.fulfill({ contentType: 'text/html', body: PORTAL }),
  'HTML called a script': (route) => route.fulfill({ contentType: 'text/javascript', body: PORTAL }),
  'half of it': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'one other byte': async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body[body.length - 1] = 0x20;
    await route.fulfill({ response, body });
  },
  'a part of it': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 206 });
  },
  'a redirect to another script': (route) =>
    route.fulfill({ status: 302, headers: { location: '/m/sw.js' }, contentType: 'text/plain', body: '' }),
  'another script, called different for everybody': (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { vary: '*' }, body: 'export {};' }),
  'a missing file': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a server in trouble': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'later' }),
  'a cut line': (route) => route.abort('connectionreset'),
};

/** The worker passes poison on when the page itself asks for a file that is not stored yet; browser and page say so. */
test.use({
  allowedComplaints:
    /Failed to load (resource|module script)|imported module|SyntaxError|React error #306|a page failed to render/,
});

/** Poisons what the service worker fetches; the page's own requests arrive whole. Answers the addresses it struck. */
async function poison(context: BrowserContext, files: string, as: (route: Route) => Promise<void>) {
  const struck: string[] = [];
  await context.route(files, async (route) => {
    if (!route.request().serviceWorker()) return route.continue();
    struck.push(route.request().url());
    return as(route);
  });
  return struck;
}

for (const [name, as] of Object.entries(POISONS)) {
  test(`[OFF-2] ${name} instead of a script is never stored, and does no lasting harm`, async ({
    page,
    context,
    homePage,
  }) => {
    const struck = await poison(context, '**/m/assets/*.js', as);
    await homePage.open();
    await expect(homePage.title).toBeVisible();
    // The worker takes the page over, and poison reaches its later requests as well: it may start anew once (UPD-2).
    await acrossReloads(() => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)));

    const { files } = await servedManifest(page);
    const scripts = new Set(files.filter(({ url }) => url.endsWith('.js')).map(({ sha256 }) => sha256));
    const stored = await storedContent(page);
    expect(stored.filter(({ keptAs, is }) => keptAs !== is || scripts.has(is))).toEqual([]);
    expect(struck).not.toEqual([]);

    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    const again = await context.newPage();
    const loads = countLoads(again);
    await again.goto('/m/home');
    await expect(new HomePage(again).title).toBeVisible();
    await untilStored(again);
    // With everything whole there is nothing to start anew for.
    expect(loads()).toBe(1);
  });
}

test('[OFF-2] right scripts that are called different for everybody are stored: their hash says what they are', async ({
  page,
  context,
  homePage,
}) => {
  const struck = await poison(context, '**/m/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), vary: '*' } });
  });
  await homePage.open();
  await untilStored(page);
  const stored = await storedContent(page);
  expect(stored.filter(({ keptAs, is }) => keptAs !== is)).toEqual([]);
  expect(struck).not.toEqual([]);
});

test('[OFF-2] one broken optional file spoils no other, and is stored once it is whole', async ({
  page,
  context,
  homePage,
}) => {
  const { files } = await servedManifest(page);
  const optional = files.find(({ url, group }) => group === 'lazy' && url.endsWith('.js'));
  if (!optional) throw new Error('The build has no lazy script');
  await poison(context, `**${optional.url}`, (route) => route.abort('connectionreset'));
  await homePage.open();
  const others = [...new Set(files.map(({ sha256 }) => sha256))].filter((sha256) => sha256 !== optional.sha256);
  await expect
    .poll(async () => (await storedContent(page)).map(({ keptAs }) => keptAs).sort(), { timeout: 20_000 })
    .toEqual(others.sort());

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await untilStored(page);
});
