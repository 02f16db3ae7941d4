import { expect, test } from '../../support/fixtures';
import { signIn } from '../../support/signed-in';

/** How long a launch is waited for, milliseconds. */
const LIMIT = 10_000;

test.use({ allowedComplaints: /Failed to load resource/ });

test('[GAME-1] a lottery game is launched from home, plays, and comes back', async ({ page, homePage, platform }) => {
  await signIn(page);
  await homePage.lane('Lottery').first().getByRole('link', { name: 'Ferris Five' }).click();
  await expect(page).toHaveURL(/\/games\//);
  const [launch] = platform.wire('launchGame');
  const query = new URLSearchParams(launch?.query);
  expect(Object.fromEntries(query)).toMatchObject({ launchMode: 'LOTT', device: 'MOBILE' });
  await page
    .getByRole('link', { name: 'Back' })
    .or(page.getByRole('button', { name: 'Back' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/m\/home/);
});

test('[GAME-2] a slow launch shows that it loads, and starts when the answer comes', async ({ page, platform }) => {
  await signIn(page);
  const letGo = platform.hold({ endpoint: 'launchGame' });
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wire('launchGame').length).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/games\//);
});

test('[GAME-2] a launch that never answers ends in a text and a retry that works', async ({ page, platform }) => {
  await signIn(page);
  platform.stage('FAIR', { launch: 'dead' });
  await page.clock.install();
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect.poll(() => platform.wire('launchGame').length).toBe(1);
  await page.clock.fastForward(LIMIT);
  await expect(page.getByRole('alert').filter({ hasText: 'took too long' })).toBeVisible();
  platform.stage('FAIR', { launch: 'normal' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/games\//);
});

test('[GAME-2] a refusal of the platform is told in its words', async ({ page, platform }) => {
  await signIn(page);
  platform.stage('FAIR', { launch: 'error' });
  await page.goto('/m/launchGame?prize_mode=1&code=lobby');
  await expect(page.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).first().click();
  await expect(page).toHaveURL(/\/m\/home$/);
});
