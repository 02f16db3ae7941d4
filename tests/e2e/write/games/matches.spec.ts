import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { bringTabToFront } from '../../../support/deploy/deployed-site';

test.use({ timezoneId: 'Asia/Manila' });

test('[GAME-6] matches come before the sports lane: live ones first, the others with their start in the visitor’s time zone', async ({
  homePage,
}) => {
  await homePage.open();
  const lane = homePage.lane('Matches');
  await expect(lane).toBeAttached();
  await lane.scrollIntoViewIfNeeded();
  await expect(lane.getByRole('listitem')).toHaveCount(4);
  const [running, , upcoming] = await lane.getByRole('listitem').all();
  await expect(running ?? lane).toContainText('Harbour City');
  await expect(running ?? lane).toContainText('Live');
  await expect(running ?? lane).toContainText('2 : 1');
  const time = (upcoming ?? lane).locator('time');
  const startsAt = Date.parse((await time.getAttribute('datetime')) ?? '');
  const localTime = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Manila' });
  const shown = (await time.innerText()).replace(/\s/g, ' ');
  expect(shown).toContain(localTime.format(startsAt).replace(/\s/g, ' '));
  const order = await homePage.main.locator('section > div > h2').allInnerTexts();
  expect(order.indexOf('Matches')).toBe(order.indexOf('Sports') - 1);
  await expect((running ?? lane).getByRole('link')).toHaveAttribute('href', '/m/launchGame?vendor=ARENA&code=1048');
});

for (const [what, body] of [
  ['no matches', '{"success":true,"value":{"matches":[]}}'],
  ['null instead of matches', '{"success":true,"value":{"matches":null}}'],
  ['an error', '{"success":false,"errorCode":"x","message":"y"}'],
] as const) {
  test(`[GAME-6] there is no lane of matches when the platform returns ${what}`, async ({ platform, homePage }) => {
    platform.addFault({ endpoint: 'gameMatches', status: 200, body });
    await homePage.open();
    await homePage.lane('Sports').scrollIntoViewIfNeeded();
    await expect.poll(() => platform.wireEntries('gameMatches').length).toBeGreaterThan(0);
    await expect(homePage.lane('Sports').getByRole('link').nth(1)).toBeVisible();
    await expect(homePage.lane('Matches')).toHaveCount(0);
  });
}

test('[GAME-6] [API-6] matches are requested without a token, after the lanes', async ({ platform, homePage }) => {
  await homePage.open();
  await expect.poll(() => platform.wireEntries('gameMatches').length).toBe(1);
  expect(platform.wireEntries('gameMatches')[0]?.headers.authorization).toBeUndefined();
  const endpoints = platform.wireEntries().map(({ endpoint }) => endpoint);
  expect(endpoints.indexOf('gameMatches')).toBeGreaterThan(endpoints.indexOf('gameLanes'));
});

/** Makes the platform send one live match. */
function serveMatch(platform: TestPlatform, fields: { readonly score?: string; readonly nodeId?: string }): void {
  const match = { id: 'm', title: 'Kites – Lanterns', live: true, nodeId: '1048', ...fields };
  platform.clearFaults();
  platform.addFault({
    endpoint: 'gameMatches',
    status: 200,
    body: JSON.stringify({ success: true, value: { matches: [match] } }),
  });
}

for (const [when, wait] of [
  ['when the user returns to home', bringTabToFront],
  ['after a minute', (page: Page) => page.clock.fastForward(60_000)],
] as const) {
  test(`[GAME-6] matches show the current score ${when}`, async ({ page, platform, homePage }) => {
    await page.clock.install();
    serveMatch(platform, { score: '0 : 0' });
    await homePage.open();
    const lane = homePage.lane('Matches');
    await lane.scrollIntoViewIfNeeded();
    await expect(lane.getByRole('listitem')).toContainText('0 : 0');
    serveMatch(platform, { score: '1 : 0' });
    await wait(page);
    await expect(lane.getByRole('listitem')).toContainText('1 : 0');
  });
}

test('[GAME-6] a match whose game is in no lane is shown without a link', async ({ platform, homePage }) => {
  serveMatch(platform, { nodeId: 'nowhere' });
  await homePage.open();
  const lane = homePage.lane('Matches');
  await lane.scrollIntoViewIfNeeded();
  await expect(lane.getByRole('listitem')).toContainText('Lanterns');
  await expect(lane.getByRole('listitem').getByRole('link')).toHaveCount(0);
});
