import { country } from '../../../../src/contract/endpoints/site/country';
import { RESPONSE_CACHE_PREFIX, STATUS_CACHE_PREFIX } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { findDemoMember } from '../../../support/members/demo-member';

test('[BOOT-1.7] the status request contains the first click id as `track`, even at a later start with another click id', async ({
  page,
  homePage,
  platform,
}) => {
  // A slow start sends its status request again.
  const tracksOf = (address: string) => {
    const queries = platform.wireEntries('status').map(({ query }) => new URLSearchParams(query));
    return [...new Set(queries.filter((query) => query.get('url') === address).map((query) => query.get('track')))];
  };
  for (const [path, track] of [
    ['/m/home', ''],
    ['/m/activity?utm_source=news&fbclid=first-click', 'first-click'],
    ['/m/register?click_id=second-click', 'first-click'],
    ['/m/login', 'first-click'],
  ] as const) {
    await page.goto(path);
    await expect(homePage.title).toBeVisible();
    const { origin, pathname } = new URL(path, platform.originOf('FAIR'));
    await expect.poll(() => tracksOf(origin + pathname), path).toEqual([track]);
  }
});

test('[WL-2.1][BOOT-7.1][I18N-1][API-1] each merchant is identified by its host and has its own colours and default language', async ({
  page,
  platform,
}) => {
  for (const [merchant, name, language, text] of [
    ['FAIR', 'Fairground', 'en', 'Log in'],
    ['KOPI', 'Kopi Club', 'vi', 'Đăng nhập'],
    ['SOL', '金阳会', 'zh-Hans', '登录'],
  ] as const) {
    await page.goto(`${platform.originOf(merchant)}/m/login`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('button', { name: text, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    const requests = platform.wireEntries('status').filter(({ headers }) => headers.merchant === merchant);
    expect(requests[0]?.headers.language).toBe('CN');
    const accent = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--accent'));
    await expect.poll(accent).toMatch(/^#[\da-f]{6}$/);
  }
});

test('[BOOT-1.2] the host alone determines the merchant, not the URL parameters or a stored status of another merchant', async ({
  page,
  platform,
  homePage,
}) => {
  await page.goto(`${platform.originOf('KOPI')}/m/home`);
  await expect(homePage.title).toBeVisible();
  const kopiStatus = () => page.evaluate((prefix) => localStorage.getItem(`${prefix}KOPI`), STATUS_CACHE_PREFIX);
  await expect.poll(kopiStatus).not.toBeNull();
  const stored = (await kopiStatus()) ?? '';
  await page.goto(`${platform.originOf('FAIR')}/m/404`);
  await page.evaluate(
    ([key, value]) => localStorage.setItem(String(key), String(value)),
    [`${STATUS_CACHE_PREFIX}FAIR`, stored],
  );
  const before = platform.wireEntries().length;
  await page.goto(`${platform.originOf('FAIR')}/m/home?merchant=KOPI&merchantCode=KOPI`);
  await expect(page).toHaveTitle(/Fairground/);
  await expect(homePage.title).toContainText('Fairground');
  const requests = platform.wireEntries().slice(before);
  expect([...new Set(requests.map(({ headers }) => headers.merchant))]).toEqual(['FAIR']);
});

test('[BOOT-6.1] the visitor’s country is requested once per visit, with the merchant as a parameter, and sets the currency', async ({
  page,
  platform,
  loginPage,
}) => {
  await loginPage.open();
  // The sign-in page requests the country for the SMS form; wait until the response is cached.
  const readStorageKeys = () => page.evaluate(() => Object.keys(sessionStorage));
  const cacheKey = expect.stringMatching(`^${RESPONSE_CACHE_PREFIX}public.*${country.name}`);
  await expect.poll(readStorageKeys).toContainEqual(cacheKey);
  // A sign-in changes the session and what is cached with it.
  const { username, password } = findDemoMember('alice');
  await loginPage.signIn(username, password);
  await expect(page).toHaveURL(/\/m\/home/);
  for (const path of ['/m/voucherCenter', '/m/home', '/m/voucherCenter']) {
    await page.goto(path);
    // Home does not wait for the country.
    if (path !== '/m/home') await expect(page.getByText('₱').first()).toBeVisible();
  }
  expect(platform.wireEntries('country')).toHaveLength(1);
  expect(platform.wireEntries('country')[0]?.query).toMatch(/_=\d+.*merchant=FAIR|merchant=FAIR.*_=\d+/);
});
