import { expect, test } from '../../support/fixtures';
import { PageClock } from '../../support/page-clock';
import { signIn } from '../../support/signed-in';

/** The most that is waited for the member's label, milliseconds. */
const PATIENCE = 1000;

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
  test(`[GAME-1] [GAME-2] /m/launchGame?${search} opens what it names, and is counted once`, async ({
    page,
    platform,
  }) => {
    // The launch waits but a moment for its event to be kept: where that takes longer the page has to be there still.
    const letGo = platform.hold({ endpoint: '/games/lottery' });
    await page.goto(`/m/launchGame?${search}`, { waitUntil: 'commit' });
    await expect.poll(() => platform.eventsNamed('gameLaunch')).toEqual([1]);
    letGo();
    await expect(page).toHaveURL(/\/games\/lottery/);
    const isGame = new URLSearchParams(search).get('code') === 'FERRIS_FIVE';
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(isGame ? 'Ferris Five' : 'Lottery lobby');
    const calls = platform.wire('launchGame');
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
  test(`[GAME-1] backUrl ${backUrl} leads back to where it may`, async ({ page, platform }) => {
    const back = new URLSearchParams({ code: 'lobby', backUrl });
    await page.goto(`/m/launchGame?${back}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL(lands);

    platform.stage('FAIR', { launch: 'error' });
    await page.goto(`/m/launchGame?${back}`);
    await expect(page.getByRole('heading', { name: 'The game did not open' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(lands);
  });
}

test('[GAME-1] the member’s label goes along with a launch that is opened before the member is known', async ({
  page,
  platform,
}) => {
  const clock = await PageClock.of(page);
  await clock.stop();
  const letGo = platform.hold({ endpoint: 'memberInfo' });
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await clock.moveUntilWaiting(PATIENCE);
  await clock.move(PATIENCE - 200);
  expect(platform.wire('launchGame')).toHaveLength(0);
  letGo();
  await expect(page).toHaveURL(/\/games\/lottery/);
  expect(new URLSearchParams(platform.wire('launchGame')[0]?.query).get('labelName')).toBe('Gold');
});

test('[GAME-1] a launch waits no longer for the label than a second', async ({ page, platform }) => {
  const clock = await PageClock.of(page);
  await clock.stop();
  platform.fault({ endpoint: 'memberInfo', hang: true });
  await page.goto('/m/launchGame?prize_mode=1960&code=FERRIS_FIVE');
  await clock.moveUntilWaiting(PATIENCE);
  expect(platform.wire('launchGame')).toHaveLength(0);
  await clock.move(PATIENCE);
  await expect(page).toHaveURL(/\/games\/lottery/);
  expect(new URLSearchParams(platform.wire('launchGame')[0]?.query).get('labelName')).toBe('');
});
