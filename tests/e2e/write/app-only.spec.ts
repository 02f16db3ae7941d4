import { LANGUAGE_KEY } from '../../../src/contract/storage-keys';
import { memberOf } from '../../support/demo';
import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

const NOTICE = 'Please download the app to play';
const LAUNCH = '/m/launchGame?prize_mode=1960&code=FERRIS_FIVE';
const TRIAL = '/m/game?trial=1&code=CAROUSEL_DRAW';

test('[GAME-4] [WL-1] where games are for the app alone, a browser is told so and can get the app', async ({
  page,
  platform,
}) => {
  platform.turn('FAIR', 'STARTGAMEINAPP3', true); // before a start that keeps the switches: the next one begins with those
  await signIn(page);
  for (const path of [LAUNCH, TRIAL]) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  }
  expect(platform.wire('launchGame')).toHaveLength(0);
  expect(platform.wire('trialLaunch')).toHaveLength(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the app' }).click();
  expect((await download).url()).toContain('/downloads/FAIR/Android');
  await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[GAME-4] [WL-1] with the switch off a browser starts games', async ({ page, platform }) => {
  await signIn(page);
  platform.turn('FAIR', 'STARTGAMEINAPP3', false);
  await page.goto(LAUNCH);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] in the app games start whatever the switch says', async ({ page, platform }) => {
  await signIn(page);
  platform.turn('FAIR', 'STARTGAMEINAPP3', true);
  await page.goto(`${LAUNCH}&inApp=1`);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] from the home screen games start whatever the switch says', async ({ page, platform }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await signIn(page);
  platform.turn('FAIR', 'STARTGAMEINAPP3', true);
  await page.goto(LAUNCH);
  await expect(page).toHaveURL(/\/games\/lottery/);
});

test('[GAME-4] a merchant without an app to download still says why no game opens', async ({
  page,
  loginPage,
  platform,
}) => {
  const origin = platform.originOf('SOL');
  await page.addInitScript((key) => {
    if (self === top) localStorage.setItem(key, '"EN"'); // the mini game has none
  }, LANGUAGE_KEY);
  platform.turn('SOL', 'STARTGAMEINAPP3', true);
  await page.goto(`${origin}/m/login`);
  await loginPage.signIn('alice', memberOf('alice', 'SOL').password);
  await expect(page).toHaveURL(/\/m\/member\/home/);
  await page.goto(origin + LAUNCH);
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the app' })).toHaveCount(0);
});
