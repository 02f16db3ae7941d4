import type { TrackedEventName } from '../../../../src/services/tracking/track';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { openTrackedGameFromHome } from '../../../support/games/open-game-from-home';
import { prepareMemberSession, signInByForm } from '../../../support/members/signed-in';
import { waitForNetworkIdle } from '../../../support/page/wait-for-network-idle';

const AD = 'affiliateCode=AFF1&r=FRIEND7&fbclid=CLICK1&pixel_id=PIXEL1';

const namesOf = (platform: TestPlatform) => platform.trackedEvents().map(({ eventName }) => eventName);
const countOf = (platform: TestPlatform, name: TrackedEventName) =>
  namesOf(platform).filter((recorded) => recorded === name).length;

test('[TRK-1.2] the first opening of the app in a browser and each view of a promotion are reported once, despite reloads', async ({
  page,
  platform,
}) => {
  await page.goto('/m/activity');
  await expect.poll(() => namesOf(platform)).toEqual(['firstOpen']);
  // The filter arrives after the promotions, and moves them: a press in that moment is none of a link.
  const filter = page.getByRole('button', { name: 'Lottery', exact: true });
  await expect(filter).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]id=/);
  await expect.poll(() => namesOf(platform)).toEqual(['firstOpen', 'viewContent']);
  expect(platform.trackedEvents()[1]?.eventValue).toMatchObject({ contentType: 'promotion', pwaType: 'H5' });
  await page.goBack();
  await expect(filter).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/[?&]id=/);
  await page.reload();
  await expect.poll(() => namesOf(platform)).toEqual(['firstOpen', 'viewContent', 'viewContent']);
});

test('[TRK-1.3] a sign-in, a trial, a game launch and an app installation are each reported once', async ({
  page,
  platform,
}) => {
  platform.setScenario('FAIR', { install: true });
  await signInByForm(page);
  await expect.poll(() => countOf(platform, 'login')).toBe(1);
  await page.goto('/m/game?trial=1&code=1013&gameId=CAROUSEL_DRAW');
  await expect.poll(() => countOf(platform, 'startTrial')).toBe(1);
  await page.goto('/m/home');
  await openTrackedGameFromHome(page, platform);
  await page.goto('/m/home');
  expect(countOf(platform, 'gameLaunch')).toBe(1);
  await expect.poll(() => countOf(platform, 'firstOpen')).toBe(1);
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
      return countOf(platform, 'a2hsInstalled');
    })
    .toBe(1);
});

test('[TRK-1.4][TRK-1.5][TRK-2] a deposit after the first is reported as a redeposit, and its crediting only once across tabs and reloads', async ({
  page,
  context,
  platform,
}) => {
  platform.setMemberHistory('FAIR', 'alice', 30, 1);
  await prepareMemberSession(page);
  await page.goto('/m/voucherCenter');
  await page.getByRole('button', { name: '₱500.00' }).click();
  await page.getByRole('button', { name: /^Deposit/ }).click();
  await expect.poll(() => countOf(platform, 'redeposit')).toBe(1);
  const other = await context.newPage();
  await prepareMemberSession(other);
  await other.goto('/m/home');
  platform.decideNewestOrder(true);
  await expect(page.getByRole('heading', { name: 'Your deposit has arrived' })).toBeVisible();
  await expect.poll(() => countOf(platform, 'deposit')).toBe(1);
  const counted = () => platform.wireEntries('transactionStats').length;
  for (const tab of [page, other]) {
    const before = counted();
    await tab.reload();
    await expect.poll(counted).toBeGreaterThan(before);
  }
  expect(namesOf(platform).filter((name) => /deposit/i.test(name))).toEqual(['depositSubmit', 'redeposit', 'deposit']);
});

test('[TRK-4.1][SESS-2.1] click id, affiliate code and referral code of the first visit stay when a later tab opens with other values', async ({
  page,
  context,
  platform,
  registerPage,
}) => {
  await page.goto(`/m/home?${AD}`);
  await expect.poll(() => namesOf(platform)).toEqual(['firstOpen']);
  const cookies = await context.cookies(platform.originOf('FAIR'));
  const click = cookies.find(({ name }) => name === 'fbclid');
  expect(click).toMatchObject({ value: 'CLICK1', sameSite: 'Lax', path: '/' });
  const days = ((click?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(90);
  expect(cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['_fbc', '_fbp']));

  const later = await context.newPage();
  await later.goto('/m/register?affiliateCode=AFF2&r=OTHER8&fbclid=CLICK2');
  await expect(later.getByRole('textbox', { name: /Referral/ })).toHaveValue('FRIEND7');
  await later.close();
  await registerPage.open();
  await registerPage.fill('newcomer', 'Brand-new-1');
  await registerPage.submit.click();
  await expect.poll(() => countOf(platform, 'register')).toBe(1);
  const registered = platform.trackedEvents().find(({ eventName }) => eventName === 'register');
  expect(registered).toMatchObject({
    affiliateCode: 'AFF1',
    eventValue: { fbclid: 'CLICK1', fbp: expect.any(String) },
  });
});

test('[TRK-3.2][SAFE-7.2] if consent is required, no event is sent, and none with advertising data, before each is allowed', async ({
  page,
  context,
  platform,
  registerPage,
}) => {
  platform.setScenario('FAIR', { adConsent: true });
  await page.goto(`/m/register?${AD}`);
  const statistics = page.getByRole('checkbox', { name: /statistics/ });
  await expect(statistics).not.toBeChecked();
  await waitForNetworkIdle(page);
  expect(namesOf(platform)).toEqual([]);
  await statistics.check();
  await page.goto(`/m/register?${AD}`);
  await expect.poll(() => namesOf(platform)).toEqual(['firstOpen']);
  expect(Object.keys(platform.trackedEvents()[0]?.eventValue ?? {}).sort()).toEqual(['eventID', 'pwaType']);
  expect(await context.cookies(platform.originOf('FAIR'))).toEqual([]);
  const choice = page.getByRole('checkbox', { name: /advertising data/ });
  await choice.check();
  const cookieNames = async () => (await context.cookies(platform.originOf('FAIR'))).map(({ name }) => name);
  await expect.poll(cookieNames).toContain('fbclid');
  await registerPage.fill('newcomer', 'Brand-new-1');
  await registerPage.submit.click();
  await expect.poll(() => countOf(platform, 'register')).toBe(1);
  expect(platform.trackedEvents().at(-1)?.eventValue).toMatchObject({ facebook: 'PIXEL1', fbclid: 'CLICK1' });
  await registerPage.confirm();

  await page.goto('/m/member/home');
  await choice.uncheck();
  await expect.poll(cookieNames).toEqual([]);
});

test('[TRK-3.3][BOOT-1] if advertising consent is required, only the first status request contains the click id, which is then deleted', async ({
  page,
  platform,
  homePage,
}) => {
  platform.setScenario('FAIR', { adConsent: true });
  const sentClickIds = () => platform.wireEntries('status').map(({ query }) => new URLSearchParams(query).get('track'));
  await page.goto(`/m/home?${AD}`);
  await expect.poll(() => sentClickIds()[0]).toBe('CLICK1');
  await expect(page).not.toHaveURL(/CLICK1/);
  // A slow start sends its status request again: only the requests after the reload must be without the click id.
  await waitForNetworkIdle(page);
  const before = sentClickIds().length;
  await page.reload();
  await expect(homePage.main).toBeVisible();
  await expect.poll(() => sentClickIds().length).toBeGreaterThan(before);
  await waitForNetworkIdle(page);
  expect([...new Set(sentClickIds().slice(before))]).toEqual(['']);
  const readStored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(readStored).not.toContain('CLICK1');
});
