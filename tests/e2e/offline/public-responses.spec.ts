import type { Page } from '@playwright/test';
import { CACHED_AT_HEADER, SERVICE_WORKER_CACHE_RULES } from '../../../src/contract/service-worker-cache';
import { PUBLIC_RESPONSE_CACHE } from '../../../src/contract/storage-keys';
import { expect, test } from '../../support/browser/fixtures';
import { OFFLINE_CONSOLE_ERROR_PATTERN } from '../../support/http/offline-console-error-pattern';
import { signInByForm } from '../../support/members/signed-in';
import { waitUntilServedVersionStored } from '../../support/service-worker/stored-content';

test.use({ allowedPageErrors: OFFLINE_CONSOLE_ERROR_PATTERN });

type Endpoint = keyof typeof SERVICE_WORKER_CACHE_RULES;

/** Resolves with the endpoint, merchant and language of each cached response. */
const cachedEndpoints = (page: Page): Promise<string[]> =>
  page.evaluate(
    async ([name, rules]) => {
      const urls = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url));
      const described = urls.map(({ pathname, searchParams }) => {
        const endpoint = Object.entries(rules).find(([, { path }]) => path === pathname)?.[0] ?? pathname;
        return `${endpoint} ${searchParams.get('sw-merchant')} ${searchParams.get('sw-language')}`;
      });
      return described.sort();
    },
    [PUBLIC_RESPONSE_CACHE, SERVICE_WORKER_CACHE_RULES] as const,
  );

/**
 * Requests a response as a page does. Resolves with the `success` field of the response and whether the response came
 * from the cache, or with the name of the error.
 */
const requestEndpoint = (page: Page, endpoint: Endpoint, headers: Record<string, string>) =>
  page.evaluate(
    async ([url, own, ageHeader]) => {
      try {
        const response = await fetch(url, { headers: own });
        const { success } = await response.json();
        return { success, isCached: response.headers.has(ageHeader) };
      } catch (error) {
        return (error as Error).name;
      }
    },
    [SERVICE_WORKER_CACHE_RULES[endpoint].path, headers, CACHED_AT_HEADER] as const,
  );

test('[OFF-3.5] public responses of a first visit, late ones too, are available offline for their merchant and language', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  const releaseAnnouncements = platform.holdRequests({ endpoint: 'announcements' });
  await homePage.open();
  await waitUntilServedVersionStored(page);
  // They were requested before a service worker controlled the page.
  await expect
    .poll(() => cachedEndpoints(page))
    .toEqual(expect.arrayContaining(['gameLanes FAIR EN', 'gameMatches FAIR EN']));
  // This one arrives after the service worker has taken control.
  releaseAnnouncements();
  await expect.poll(() => cachedEndpoints(page)).toContain('announcements FAIR EN');

  await page.goto('/m/activity');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => cachedEndpoints(page))
    .toEqual(expect.arrayContaining(['announcements FAIR EN', 'promotionCategories FAIR EN']));

  await context.setOffline(true);
  const fair = { Merchant: 'FAIR', Language: 'EN' };
  for (const endpoint of ['gameLanes', 'gameMatches', 'promotionCategories'] as const) {
    expect(await requestEndpoint(page, endpoint, fair)).toEqual({ success: true, isCached: true });
    expect(await requestEndpoint(page, endpoint, { ...fair, Language: 'VI' })).toBe('TypeError');
    expect(await requestEndpoint(page, endpoint, { ...fair, Merchant: 'LUCK' })).toBe('TypeError');
    expect(await requestEndpoint(page, endpoint, { ...fair, Authorization: 'token' })).toBe('TypeError');
  }
});

test('[OFF-3.5] while a member is signed in, only responses that the API contract marks as cacheable are cached', async ({
  page,
}) => {
  await signInByForm(page);
  await waitUntilServedVersionStored(page);
  for (const path of ['/m/member/home', '/m/voucherCenter', '/m/rewardCenter', '/m/home']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect.poll(() => cachedEndpoints(page)).toContain('gameLanes FAIR EN');
  const names = Object.keys(SERVICE_WORKER_CACHE_RULES);
  for (const cached of await cachedEndpoints(page)) expect(names).toContain(cached.split(' ')[0]);
});
