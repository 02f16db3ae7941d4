import { expect, test } from '../../../support/browser/fixtures';
import { openSession, signIn } from '../../../support/members/signed-in';

/** How long a launch waits for a response (ms). */
const LAUNCH_TIMEOUT_MS = 10_000;

test.use({ allowedPageErrors: /Failed to load resource/ });

test('[GAME-1] a lottery game is launched from home, plays, and returns to home', async ({
  page,
  homePage,
  platform,
}) => {
  await signIn(page);
  await homePage.lane('Lottery').first().getByRole('link', { name: 'Ferris Five' }).click();
  await expect(page).toHaveURL(/\/games\//);
  const [launch] = platform.wireEntries('launchGame');
  const query = new URLSearchParams(launch?.query);
  expect(Object.fromEntries(query)).toMatchObject({ launchMode: 'LOTT', device: 'MOBILE' });
  await page
    .getByRole('link', { name: 'Back' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[GAME-2] a slow launch shows a loading screen and starts when the response arrives', async ({
  page,
  platform,
}) => {
  await signIn(page);
  const release = platform.holdRequests({ endpoint: 'launchGame' });
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wireEntries('launchGame').length).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/games\//);
});

test('[GAME-2] a launch that never gets a response ends with an error and a working retry', async ({
  page,
  platform,
}) => {
  await signIn(page);
  platform.setScenario('FAIR', { launch: 'dead' });
  await page.clock.install();
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wireEntries('launchGame').length).toBe(1);
  await page.clock.fastForward(LAUNCH_TIMEOUT_MS);
  await expect(page.getByRole('alert').filter({ hasText: 'took too long' })).toBeVisible();
  platform.setScenario('FAIR', { launch: 'normal' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/games\//);
});

test('[GAME-2] a refused launch shows the platform’s message', async ({ page, platform }) => {
  await openSession(page);
  platform.setScenario('FAIR', { launch: 'error' });
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
