import type { BrowserContext, Route } from '@playwright/test';
import { expect, test } from '../../support/fixtures';
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
  'a missing file': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a server in trouble': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'later' }),
  'a cut line': (route) => route.abort('connectionreset'),
};

/** The worker passes poison on when the page itself asks for a file that is not stored yet, and the browser says so. */
test.use({ allowedComplaints: /Failed to load (resource|module script)|dynamically imported module|SyntaxError/ });

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
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    const { files } = await servedManifest(page);
    const scripts = new Set(files.filter(({ url }) => url.endsWith('.js')).map(({ sha256 }) => sha256));
    const stored = await storedContent(page);
    expect(stored.filter(({ keptAs, is }) => keptAs !== is || scripts.has(is))).toEqual([]);
    expect(struck).not.toEqual([]);

    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(homePage.title).toBeVisible();
    await untilStored(page);
  });
}

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
  await expect.poll(async () => (await storedContent(page)).map(({ keptAs }) => keptAs).sort()).toEqual(others.sort());

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await untilStored(page);
});
