import { expect, test } from '../../../support/browser/fixtures';
import type { TestPlatform } from '../../../support/browser/test-platform';
import { dispatchVisibilityChange } from '../../../support/deploy/deployed-site';

test.use({ timezoneId: 'Asia/Manila' });

/** Makes the platform send one live match. */
function serveMatch(platform: TestPlatform, score: string): void {
  const match = { id: 'm', title: 'Kites – Lanterns', live: true, nodeId: '1048', score };
  platform.clearFaults();
  platform.addFault({
    endpoint: 'gameMatches',
    status: 200,
    body: JSON.stringify({ success: true, value: { matches: [match] } }),
  });
}

test('[GAME-6.1][GAME-6.2][GAME-6.4][GAME-6.5][API-6.1] matches are requested without a token, shown before sports, live ones first, and updated', async ({
  page,
  homePage,
  platform,
}) => {
  await page.clock.install();
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
  expect(platform.wireEntries('gameMatches')[0]?.headers.authorization).toBeUndefined();
  const endpoints = platform.wireEntries().map(({ endpoint }) => endpoint);
  expect(endpoints.indexOf('gameMatches')).toBeGreaterThan(endpoints.indexOf('gameLanes'));

  await test.step('the scores are updated when the tab is shown again and after a minute', async () => {
    serveMatch(platform, '1 : 0');
    await dispatchVisibilityChange(page);
    await expect(lane.getByRole('listitem')).toContainText(['1 : 0']);
    serveMatch(platform, '2 : 0');
    await page.clock.fastForward(60_000);
    await expect(lane.getByRole('listitem')).toContainText(['2 : 0']);
  });
});
