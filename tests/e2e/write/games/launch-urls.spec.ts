import { expect, test } from '../../../support/browser/fixtures';
import { PageClock } from '../../../support/clocks/page-clock';
import { signIn } from '../../../support/members/signed-in';

/** How long a launch waits for the member's label (ms). */
const LABEL_TIMEOUT_MS = 1000;

test.beforeEach(({ page }) => signIn(page));

for (const [search, sent] of [
  [
    'prize_mode=1960&code=FERRIS_FIVE&playType=OFFICIAL',
    { lottoPrizeMode: '1960', lottoArea: '', lottoMode: 'OFFICIAL', lottoView: 'betting' },
  ],
  ['vendor=TCG&code=FERRIS_FIVE', { lottoPrizeMode: '', lottoArea: 'TCG', lottoView: 'betting' }],
  ['prize_mode=1960&code=FERRIS_FIVE&lottoView=lobby', { lottoView: 'lobby' }],
  ['prize_mode=1960&code=game_list', { lottoView: 'lobby' }],
  ['prize_mode=1960&code=LOBBY', { lottoView: 'lobby' }],
  ['vendor=TCG&code=', { lottoView: 'lobby' }],
  ['vendor=TCG', { lottoView: 'lobby' }],
] as const) {
  test(`[GAME-1] [GAME-2] /m/launchGame?${search} opens what it names and is counted once`, async ({
    page,
    platform,
  }) => {
    // The launch waits only briefly for its event to be saved; keep the page alive until then.
    const release = platform.holdRequests({ endpoint: '/games/lottery' });
    await page.goto(`/m/launchGame?${search}`, { waitUntil: 'commit' });
    await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
    release();
    await expect(page).toHaveURL(/\/games\/lottery/);
    const isGame = new URLSearchParams(search).get('code') === 'FERRIS_FIVE';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isGame ? 'Ferris Five' : 'Lottery lobby');
    const calls = platform.wireEntries('launchGame');
    expect(calls).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(calls[0]?.query))).toMatchObject(sent);
    await page.goto('/m/home');
    await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
  });
}

for (const [backUrl, lands] of [
  ['/m/activity?id=3', /\/m\/activity\?id=3$/],
  ['https://evil.example/m/home', /\/m\/home$/],
  ['//evil.example/m/home', /\/m\/home$/],
] as const) {
  test(`[GAME-1] backUrl ${backUrl} returns only to an allowed URL`, async ({ page, platform }) => {
    const back = new URLSearchParams({ code: 'lobby', backUrl });
    await page.goto(`/m/launchGame?${back}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(lands);

    platform.setScenario('FAIR', { launch: 'error' });
    await page.goto(`/m/launchGame?${back}`);
    await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(lands);
  });
}

test('[GAME-1] a launch opened before the member is known still sends the member’s label', async ({
  page,
  platform,
}) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  const release = platform.holdRequests({ endpoint: 'memberInfo' });
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await clock.advanceUntilTimer(LABEL_TIMEOUT_MS);
  await clock.advance(LABEL_TIMEOUT_MS - 200);
  expect(platform.wireEntries('launchGame')).toHaveLength(0);
  release();
  await expect(page).toHaveURL(/\/games\/lottery/);
  expect(new URLSearchParams(platform.wireEntries('launchGame')[0]?.query).get('labelName')).toBe('Gold');
});

test('[GAME-1] a launch waits at most one second for the label', async ({ page, platform }) => {
  const clock = await PageClock.install(page);
  await clock.stop();
  platform.addFault({ endpoint: 'memberInfo', hang: true });
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await clock.advanceUntilTimer(LABEL_TIMEOUT_MS);
  expect(platform.wireEntries('launchGame')).toHaveLength(0);
  await clock.advance(LABEL_TIMEOUT_MS);
  await expect(page).toHaveURL(/\/games\/lottery/);
  expect(new URLSearchParams(platform.wireEntries('launchGame')[0]?.query).get('labelName')).toBe('');
});
