import type { BrowserContext, Page, Route } from '@playwright/test';
import { APP_FILES_CACHE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { createDocumentLoadCounter } from '../../support/deploy/deployed-site';
import { retryAcrossReloads } from '../../support/page/retry-across-reloads';
import { HomePage } from '../../support/page-objects/home-page';
import { SERVICE_WORKER_TIMEOUT_MS } from '../../support/service-worker/service-worker-timeout';
import {
  fetchServedAssetManifest,
  readStoredBodyHashes,
  showInterest,
  waitUntilServedVersionStored,
} from '../../support/service-worker/stored-content';

const PORTAL_PAGE = '<!doctype html><title>Sign in to this network</title>';

/** Corrupted responses that a network can return for a file, with status 200 unless the name says otherwise. */
const FAULTY_RESPONSES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: PORTAL_PAGE }),
  'HTML served as a script': (route) => route.fulfill({ contentType: 'text/javascript', body: PORTAL_PAGE }),
  'a truncated body': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  'a body with one changed byte': async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    body[body.length - 1] = 0x20;
    await route.fulfill({ response, body });
  },
  'a partial response': async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, status: 206 });
  },
  'a redirect to another script': (route) =>
    route.fulfill({ status: 302, headers: { location: '/m/sw.js' }, contentType: 'text/plain', body: '' }),
  'another script with `Vary: *`': (route) =>
    route.fulfill({ contentType: 'text/javascript', headers: { vary: '*' }, body: 'export {};' }),
  'a 404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }),
  'a 503': (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'later' }),
  'a reset connection': (route) => route.abort('connectionreset'),
};

/**
 * The service worker passes a faulty response to the page if the page itself requests a file that is not stored yet.
 * The browser and the page then log an error.
 */
test.use({
  allowedPageErrors:
    /Failed to load (resource|module script)|imported module|SyntaxError|React error #306|a page failed to render/,
});

/**
 * Assigns the faulty responses to requests in turn. Returns `respond`, which responds to a request, and
 * `usedResponses`, which returns the names of the responses that have been sent.
 */
function takeTurns() {
  const responses = Object.entries(FAULTY_RESPONSES);
  const usedNames = new Set<string>();
  let turn = 0;
  const respond = async (route: Route) => {
    const [name = '', fault] = responses[turn % responses.length] ?? [];
    turn += 1;
    await fault?.(route);
    usedNames.add(name);
  };
  return { respond, usedResponses: () => [...usedNames].sort() };
}

/**
 * Alters responses to the service worker; the page's own requests are unaffected. Resolves with a list to which the
 * URL of each altered response is added.
 */
async function alterResponses(context: BrowserContext, files: string, respond: (route: Route) => Promise<void>) {
  const alteredUrls: string[] = [];
  await context.route(files, async (route) => {
    if (!route.request().serviceWorker()) return route.continue();
    alteredUrls.push(route.request().url());
    return respond(route);
  });
  return alteredUrls;
}

test('[OFF-2] a faulty script response is never stored; with intact ones, the next start stores all files without a reload', async ({
  page,
  context,
  homePage,
}) => {
  const { respond, usedResponses } = takeTurns();
  await alterResponses(context, '**/m/assets/**/*.js', respond);
  await homePage.open();
  await expect(homePage.title).toBeVisible();
  // The worker claims the page and its later requests are altered too: the page may reload once (UPD-2).
  await retryAcrossReloads(() => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined)));

  const { files } = await fetchServedAssetManifest(page);
  const scripts = new Set(files.filter(({ url }) => url.endsWith('.js')).map(({ sha256 }) => sha256));
  await expect.poll(usedResponses).toEqual(Object.keys(FAULTY_RESPONSES).sort());
  const stored = await readStoredBodyHashes(page);
  expect(stored.filter(({ storedHash: keptAs, actualHash: is }) => keptAs !== is || scripts.has(is))).toEqual([]);

  await page.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const again = await context.newPage();
  const loads = createDocumentLoadCounter(again);
  await again.goto('/m/home');
  await expect(new HomePage(again).title).toBeVisible();
  await waitUntilServedVersionStored(again);
  // With intact responses there is no reason to reload.
  expect(loads()).toBe(1);
});

/**
 * Fetches the URLs from the page, bypassing the HTTP cache. Resolves with the SHA-256 of each body, or `none` for a
 * failed request or an error status.
 */
const fetchHashes = (page: Page, urls: readonly string[]) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map(async (url) => {
          try {
            const response = await fetch(url, { cache: 'no-store' });
            if (!response.ok) return 'none';
            const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
            return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
          } catch {
            return 'none';
          }
        }),
      ),
    urls,
  );

test('[OFF-3] a page never receives a faulty response instead of a script of the active version', async ({
  page,
  context,
  homePage,
}) => {
  await homePage.open();
  await waitUntilServedVersionStored(page);
  const { files } = await fetchServedAssetManifest(page);
  const scripts = files.filter(({ url, onDemand }) => url.endsWith('.js') && !onDemand);
  const lost = scripts.filter(({ group }) => group === 'lazy').slice(0, Object.keys(FAULTY_RESPONSES).length);
  // Simulates eviction of some files: the worker fetches them again for the page.
  await page.evaluate(
    async ({ cacheName, hashes }) => {
      const cache = await caches.open(cacheName);
      for (const hash of hashes) await cache.delete(`/m/content/${hash}`);
    },
    { cacheName: APP_FILES_CACHE, hashes: lost.map(({ sha256 }) => sha256) },
  );
  const { respond, usedResponses } = takeTurns();
  await alterResponses(context, '**/m/assets/**/*.js', respond);
  const bodies = await fetchHashes(
    page,
    scripts.map(({ url }) => url),
  );
  const wrong = scripts.filter(({ sha256 }, place) => bodies[place] !== sha256 && bodies[place] !== 'none');
  expect(wrong.map(({ url }) => url)).toEqual([]);
  // Stored files are served intact, whatever the network returns for the others.
  const missing = scripts.filter((_, place) => bodies[place] === 'none').map(({ url }) => url);
  expect(lost.map(({ url }) => url)).toEqual(expect.arrayContaining(missing));
  await expect.poll(usedResponses).toEqual(Object.keys(FAULTY_RESPONSES).sort());
});

test('[OFF-2] intact scripts are stored even if the responses have `Vary: *`, as each script is identified by its hash', async ({
  page,
  context,
  homePage,
}) => {
  const alteredUrls = await alterResponses(context, '**/m/assets/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), vary: '*' } });
  });
  await homePage.open();
  await waitUntilServedVersionStored(page);
  const stored = await readStoredBodyHashes(page);
  expect(stored.filter(({ storedHash: keptAs, actualHash: is }) => keptAs !== is)).toEqual([]);
  expect(alteredUrls).not.toEqual([]);
});

test('[OFF-2] if an optional file fails to load, all other files are stored; the optional file is stored once it loads', async ({
  page,
  context,
  homePage,
}) => {
  const { files } = await fetchServedAssetManifest(page);
  const optional = files.find(({ url, group, onDemand }) => group === 'lazy' && !onDemand && url.endsWith('.js'));
  if (!optional) throw new Error('The build has no lazy script');
  await alterResponses(context, `**${optional.url}`, (route) => route.abort('connectionreset'));
  await homePage.open();
  await showInterest(page);
  const others = files.filter(({ sha256, onDemand }) => sha256 !== optional.sha256 && !onDemand);
  const storedHashes = async () => (await readStoredBodyHashes(page)).map(({ storedHash }) => storedHash);
  await expect
    .poll(storedHashes, { timeout: SERVICE_WORKER_TIMEOUT_MS })
    .toEqual(expect.arrayContaining(others.map(({ sha256 }) => sha256)));
  expect(await storedHashes()).not.toContain(optional.sha256);

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await waitUntilServedVersionStored(page);
});
