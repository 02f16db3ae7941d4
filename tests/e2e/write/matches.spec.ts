import { comeToFront } from '../../support/deployed';
import { expect, test } from '../../support/fixtures';

test.use({ timezoneId: 'Asia/Manila' });

test('[GAME-6] matches stand before the sports: those that run first, the others with their start where the visitor is', async ({
  homePage,
}) => {
  await homePage.open();
  const lane = homePage.lane('Matches');
  await expect(lane).toBeAttached();
  await lane.scrollIntoViewIfNeeded();
  await expect(lane.getByRole('listitem')).toHaveCount(4);
  const [running, , soon] = await lane.getByRole('listitem').all();
  await expect(running ?? lane).toContainText('Harbour City');
  await expect(running ?? lane).toContainText('Live');
  await expect(running ?? lane).toContainText('2 : 1');
  const time = (soon ?? lane).locator('time');
  const startsAt = Date.parse((await time.getAttribute('datetime')) ?? '');
  const there = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Manila' });
  const shown = (await time.innerText()).replace(/\s/g, ' ');
  expect(shown).toContain(there.format(startsAt).replace(/\s/g, ' '));
  const order = await homePage.main.locator('section > div > h2').allInnerTexts();
  expect(order.indexOf('Matches')).toBe(order.indexOf('Sports') - 1);
  await expect((running ?? lane).getByRole('link')).toHaveAttribute('href', '/m/launchGame?vendor=ARENA&code=1048');
});

for (const [what, body] of [
  ['none', '{"success":true,"value":{"matches":[]}}'],
  ['null for them', '{"success":true,"value":{"matches":null}}'],
  ['an error', '{"success":false,"errorCode":"x","message":"y"}'],
] as const) {
  test(`[GAME-6] there is no lane of matches where the platform has ${what}`, async ({ platform, homePage }) => {
    platform.fault({ endpoint: 'gameMatches', status: 200, body });
    await homePage.open();
    await homePage.lane('Sports').scrollIntoViewIfNeeded();
    await expect.poll(() => platform.wire('gameMatches').length).toBeGreaterThan(0);
    await expect(homePage.lane('Sports').getByRole('link').nth(1)).toBeVisible();
    await expect(homePage.lane('Matches')).toHaveCount(0);
  });
}

test('[GAME-6] [API-6] matches are asked for without a token, after the first paint', async ({
  platform,
  homePage,
}) => {
  await homePage.open();
  await expect.poll(() => platform.wire('gameMatches').length).toBe(1);
  expect(platform.wire('gameMatches')[0]?.headers.authorization).toBeUndefined();
  const asked = platform.wire().map(({ endpoint }) => endpoint);
  expect(asked.indexOf('gameMatches')).toBeGreaterThan(asked.indexOf('gameLanes'));
});

test('[GAME-6] who comes back to home sees the score of now', async ({ page, platform, homePage }) => {
  const match = { id: 'm', title: 'Kites – Lanterns', live: true, nodeId: '1048' };
  const score = (now: string) =>
    platform.fault({
      endpoint: 'gameMatches',
      status: 200,
      body: JSON.stringify({ success: true, value: { matches: [{ ...match, score: now }] } }),
    });
  score('0 : 0');
  await homePage.open();
  const lane = homePage.lane('Matches');
  await lane.scrollIntoViewIfNeeded();
  await expect(lane.getByRole('listitem')).toContainText('0 : 0');
  platform.clearFaults();
  score('1 : 0');
  await comeToFront(page);
  await expect(lane.getByRole('listitem')).toContainText('1 : 0');
});
