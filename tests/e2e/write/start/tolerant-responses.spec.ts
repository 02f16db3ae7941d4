import type { Page } from '@playwright/test';
import { ENDPOINTS } from '../../../../src/contract/endpoints/catalogue';
import { status as statusEndpoint } from '../../../../src/contract/endpoints/site/system';
import { DIAGNOSTICS_PATH } from '../../../../src/contract/paths';
import {
  createExampleValue,
  fillMissingFields,
  getValueAt,
  listArrayPaths,
  listFieldPaths,
  replaceValueAt,
  WRONG_TYPE_VALUES,
} from '../../../support/api/invalid-values';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { navigateInApp } from '../../../support/page/navigate-in-app';
import type { HomePage } from '../../../support/page-objects/home-page';

// The logo `x` is not found.
test.use({ allowedPageErrors: /status of 404/ });

const STATUS_URL = '/wps/system/status?device=MOBILE&track=&originalDomain=&url=';

/** Serves an endpoint's real value with a change applied. */
async function serveChanged(
  page: Page,
  platform: TestPlatform,
  endpoint: string,
  path: string,
  change: (value: unknown) => unknown,
) {
  const isBare = ENDPOINTS.some(({ name, bare }) => name === endpoint && bare);
  const body = await (await page.request.get(path, { headers: { Merchant: 'FAIR', Language: 'EN' } })).json();
  const value = change(isBare ? body : body.value);
  platform.addFault({ endpoint, body: JSON.stringify(isBare ? value : { success: true, value }) });
}

/** Expects games on screen and no failed start, alert or domain search. */
async function expectUsable(page: Page, platform: TestPlatform, homePage: HomePage) {
  await expect(homePage.lane('Lottery').getByRole('link').first()).toBeVisible();
  await expect(homePage.title).toBeVisible();
  await expect(page.getByText('We could not start')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(platform.wireEntries('ping')).toEqual([]);
}

/** Returns the platform's status with an example value in every field of the contract that the status omits. */
const completed = (status: unknown): unknown => fillMissingFields(status, createExampleValue(statusEndpoint.response));

/** Replaces the value of every top-level field of the status and of its `info`, except `merchantCode`. */
function replaceTopLevel(status: unknown, invalidValue: unknown): unknown {
  const paths = listFieldPaths(status).filter(
    ([first, second, more]) =>
      second !== 'merchantCode' &&
      (first !== 'info' ? second === undefined : second !== undefined && more === undefined),
  );
  expect(paths.length).toBeGreaterThan(19);
  const invalidStatus = paths.reduce((changed, path) => replaceValueAt(changed, path, invalidValue), status);
  // For these two fields `true` is a valid value.
  return invalidValue === true ? { ...Object(invalidStatus), maintenance: 0, regionRestriction: 0 } : invalidStatus;
}

/**
 * Replaces the values of the nested fields of the status. Replaces only the innermost values, because replacing an
 * object would remove its fields.
 */
function replaceNested(status: unknown, invalidValue: unknown): unknown {
  const paths = listFieldPaths(status).filter(
    (path) => path.length > 2 || (path[0] === 'location' && path.length === 2),
  );
  expect(paths.length).toBeGreaterThan(60);
  return paths
    .filter((path) => Object(getValueAt(status, path)) !== getValueAt(status, path))
    .reduce((changed, path) => replaceValueAt(changed, path, invalidValue), status);
}

test('[API-2.2][BOOT-1] home remains usable even if all top-level fields, or all nested fields, of the status response are invalid', async ({
  page,
  platform,
  homePage,
}) => {
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // One value of each type: tolerant-status.test.ts has them all.
  for (const invalidValue of [null, true, -1, 'x', [], { a: { b: [{ c: 1 }] } }]) {
    for (const replaceFields of [replaceTopLevel, replaceNested]) {
      await test.step(`${replaceFields.name} ${JSON.stringify(invalidValue)}`, async () => {
        platform.clearFaults();
        await serveChanged(page, platform, 'status', STATUS_URL, (status) =>
          replaceFields(completed(status), invalidValue),
        );
        await homePage.open();
        await expectUsable(page, platform, homePage);
      });
    }
  }
});

test('[API-2.2][GAME-5] home still shows every valid game if the lists in the responses also contain invalid entries', async ({
  page,
  platform,
  homePage,
}) => {
  await homePage.open();
  await expectUsable(page, platform, homePage);
  const lane = homePage.lane('Lottery');
  const readTitles = async () => {
    const texts = await lane.getByRole('link').allInnerTexts();
    return texts.map((text) => text.replace(/^[\d:]+\n/, '')); // without the time left until the next draw
  };
  // Until the first paint is over, a lane has only its first tiles.
  const shownCount = Number((await lane.getByRole('link', { name: 'All' }).innerText()).replace(/\D/g, ''));
  expect(shownCount).toBeGreaterThan(6);
  await expect(lane.getByRole('listitem')).toHaveCount(shownCount);
  const before = await readTitles();

  const invalidEntries = WRONG_TYPE_VALUES.map(([, value]) => value).filter((value) => value !== 'x');
  const addInvalidEntries = (value: unknown) =>
    listArrayPaths(value)
      .toReversed()
      .reduce((changed, path) => {
        const list = getValueAt(changed, path);
        return Array.isArray(list)
          ? replaceValueAt(changed, path, [...invalidEntries, ...list, ...invalidEntries])
          : changed;
      }, value);
  const paths = new Map([
    ['status', STATUS_URL],
    ['gameLanes', '/wps/relay/GCSGAME_newGameVendor'],
    ['gameMatches', '/wps/relay/GCSGAME_getGameMatchV2'],
    ['banners', '/wps/relay/MCSFE_getBanners?group=home_top'],
    ['announcements', '/wps/relay/MCSFE_getListAnnouncements?types=PR&platform=M&category=app_download'],
    ['customerServices', '/wps/relay/WPSCORE_getCustomerServiceScript'],
    ['country', '/wps/system/country?_=1&merchant=FAIR'],
    ['domainRoute', '/wps/system/domainRoute'],
    ['pageMetadata', '/wps/relay/MCSFE_getPageMetadata'],
    ['webAppManifest', '/wps/system/manifest.json?merchantCode=FAIR'],
  ]);
  for (const [endpoint, path] of paths)
    await serveChanged(page, platform, endpoint, path, (value) =>
      addInvalidEntries(endpoint === 'status' ? completed(value) : value),
    );
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await expectUsable(page, platform, homePage);
  await expect.poll(readTitles).toEqual(before);
  const requested = new Set(platform.wireEntries().map(({ endpoint }) => endpoint));
  const withLists = ENDPOINTS.filter(({ response }) => listArrayPaths(createExampleValue(response)).length > 0);
  const names = withLists.map(({ name }) => name).filter((name) => requested.has(name));
  expect(names.filter((name) => !paths.has(name))).toEqual([]);
});

test('[API-2.3] the diagnostics page lists the unexpected fields in responses, but never the values of the fields', async ({
  page,
  context,
  platform,
  homePage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await serveChanged(page, platform, 'status', STATUS_URL, (value) =>
    replaceValueAt(value, ['info', 'analytics'], 'secret-sent'),
  );
  await serveChanged(page, platform, 'gameLanes', '/wps/relay/GCSGAME_newGameVendor', (value) =>
    replaceValueAt(value, ['data', 'lanes', 0, 'cards', 0, 'displayName'], null),
  );
  await homePage.open();
  await expectUsable(page, platform, homePage);
  await navigateInApp(page, DIAGNOSTICS_PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Unexpected fields in responses' })).toBeVisible();
  await expect(main).toContainText('status: value.info.analytics (Object)');
  await expect(main).toContainText('gameLanes: value.data.lanes.0.cards.0.displayName (string)');
  await expect(main).not.toContainText('secret-sent');

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await main.getByRole('button', { name: 'Copy' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('value.data.lanes.0.cards.0.displayName');
  expect(await copied()).not.toContain('secret-sent');
});
