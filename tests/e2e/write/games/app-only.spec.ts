import { LANGUAGE_KEY } from '../../../../src/contract/storage-keys';
import { expect, test } from '../../../support/browser/fixtures';
import { demoMemberOf } from '../../../support/members/demo-member';
import { signIn } from '../../../support/members/signed-in';

const NOTICE = 'Please download the app to play';
const LAUNCH_PATH = '/m/launchGame?prize_mode=1960&code=FERRIS_FIVE';
const TRIAL_PATH = '/m/game?trial=1&code=CAROUSEL_DRAW';

test('[GAME-4] [WL-1] where games are for the app only, a browser shows a message and offers the download', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'STARTGAMEINAPP3', true); // set before the first start, because a later start begins with the cached switches
  await signIn(page);
  for (const path of [LAUNCH_PATH, TRIAL_PATH]) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  }
  expect(platform.wireEntries('launchGame')).toHaveLength(0);
  expect(platform.wireEntries('trialLaunch')).toHaveLength(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the app' }).click();
  expect((await download).url()).toContain('/downloads/FAIR/Android');
  await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[GAME-4] [WL-1] with the switch off a browser starts games', async ({ page, platform }) => {
  await signIn(page);
  platform.setSwitch('FAIR', 'STARTGAMEINAPP3', false);
  await page.goto(LAUNCH_PATH);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] in the app games start whether the switch is on or off', async ({ page, platform }) => {
  await signIn(page);
  platform.setSwitch('FAIR', 'STARTGAMEINAPP3', true);
  await page.goto(`${LAUNCH_PATH}&inApp=1`);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] from the home screen games start whether the switch is on or off', async ({ page, platform }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await signIn(page);
  platform.setSwitch('FAIR', 'STARTGAMEINAPP3', true);
  await page.goto(LAUNCH_PATH);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] a merchant without an app to download still says why no game opens', async ({
  page,
  loginPage,
  platform,
}) => {
  const origin = platform.originOf('SOL');
  await page.addInitScript((key) => {
    if (self === top) localStorage.setItem(key, '"EN"'); // the mini game frame has no localStorage
  }, LANGUAGE_KEY);
  platform.setSwitch('SOL', 'STARTGAMEINAPP3', true);
  await page.goto(`${origin}/m/login`);
  await loginPage.signIn('alice', demoMemberOf('alice', 'SOL').password);
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await page.goto(origin + LAUNCH_PATH);
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the app' })).toHaveCount(0);
});
