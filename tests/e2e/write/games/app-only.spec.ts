import { expect, test } from '../../../support/browser/fixtures';
import { prepareMemberSession } from '../../../support/members/signed-in';

const NOTICE = 'Please download the app to play';
const LAUNCH_PATH = '/m/launchGame?prize_mode=1960&code=FERRIS_FIVE';
const TRIAL_PATH = '/m/game?trial=1&code=CAROUSEL_DRAW';

test('[TRK-1.3][GAME-4.1][WL-1.6] if games are only in the merchant’s app, a game page in a browser shows a message and offers the download', async ({
  page,
  platform,
}) => {
  platform.setSwitch('FAIR', 'STARTGAMEINAPP3', true); // set before the first start, because a later start begins with the cached switches
  await prepareMemberSession(page);
  for (const path of [LAUNCH_PATH, TRIAL_PATH]) {
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeVisible();
  }
  expect(platform.wireEntries('launchGame')).toHaveLength(0);
  expect(platform.wireEntries('launchTrialGame')).toHaveLength(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the app' }).click();
  expect((await download).url()).toContain('/downloads/FAIR/Android');
  await expect.poll(() => platform.eventsNamed('downloadApp')).toEqual([1]);
  await page.getByRole('main').getByRole('link', { name: 'Go to home' }).click();
  await expect(page).toHaveURL(/\/m\/home/);
});
