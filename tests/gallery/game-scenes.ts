import { ALL, BOTH, largeText, rightToLeft, type Scene, type Stage } from './scene';

const TRIAL = '/m/game?trial=1&code=1013';

/** Home, search, launches, trials, the mini game. */
export const GAME_SCENES: readonly Scene[] = [
  { name: 'home', path: '/m/home', merchants: ALL, sizes: BOTH },
  { name: 'home-whole', path: '/m/home', whole: true },
  { name: 'home-member', path: '/m/home', member: 'alice' },
  { name: 'home-rtl', path: '/m/home', act: rightToLeft },
  { name: 'home-large-text', path: '/m/home', act: largeText },
  {
    name: 'home-loading',
    path: '/m/home',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'gameLanes', hang: true }),
  },
  {
    name: 'home-error',
    path: '/m/home',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'gameLanes', status: 500 }),
  },
  {
    name: 'home-offline',
    path: '/m/home',
    act: async ({ page, context }) => {
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForTimeout(2500);
      await context.setOffline(true);
      await page.reload();
    },
  },
  { name: 'home-landscape', path: '/m/home', merchants: ALL, sizes: [{ width: 844, height: 390 }] },
  {
    name: 'home-matches',
    path: '/m/home',
    merchants: ALL,
    act: async ({ page }) => page.locator('#lane-matches').scrollIntoViewIfNeeded(),
  },
  {
    name: 'home-recent',
    path: '/m/home',
    member: 'alice',
    arrange: async ({ page }) => {
      for (const code of ['1018', '1001', '1022']) {
        await page.goto(`/m/launchGame?vendor=LUMEN&code=${code}`);
        await page.waitForURL(/\/games\//);
      }
    },
  },
  {
    name: 'search',
    path: '/m/home?search=aurum',
    merchants: ALL,
    sizes: BOTH,
    act: async ({ page }) => page.locator('main li').first().waitFor(),
  },
  { name: 'search-empty', path: '/m/home?search=', merchants: ALL },
  { name: 'search-one', path: '/m/home?search=xoc%20dia', sizes: BOTH },
  { name: 'search-none', path: '/m/home?search=zeppelin' },
  { name: 'search-large-text', path: '/m/home?search=dragon', act: largeText },
  { name: 'search-rtl', path: '/m/home?search=dragon', act: rightToLeft },
  {
    name: 'launch-loading',
    path: '/m/launchGame?prize_mode=1&code=lobby',
    member: 'alice',
    arrange: ({ platform }) => platform.setScenario('FAIR', { launch: 'dead' }),
  },
  {
    name: 'launch-refused',
    path: '/m/launchGame?prize_mode=1&code=lobby',
    member: 'alice',
    arrange: ({ platform }) => platform.setScenario('FAIR', { launch: 'error' }),
  },
  {
    name: 'app-only',
    path: '/m/launchGame?prize_mode=1&code=lobby',
    member: 'alice',
    merchants: ALL,
    sizes: BOTH,
    arrange: ({ platform }) => {
      for (const merchant of ALL) platform.setSwitch(merchant, 'STARTGAMEINAPP3', true);
    },
  },
  { name: 'game-entry', path: '/m/game?code=1013', member: 'alice' },
  { name: 'trial', path: TRIAL, member: 'alice', merchants: ALL, sizes: [...BOTH, { width: 844, height: 390 }] },
  { name: 'trial-large-text', path: TRIAL, member: 'alice', act: largeText },
  { name: 'trial-rtl', path: TRIAL, member: 'alice', act: rightToLeft },
  {
    name: 'trial-hidden',
    path: TRIAL,
    member: 'alice',
    merchants: ALL,
    sizes: [...BOTH, { width: 844, height: 390 }],
    act: async ({ page }) => page.locator('header button:visible').last().click(),
  },
  {
    name: 'trial-hint',
    path: TRIAL,
    member: 'alice',
    arrange: async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));
    },
    act: async ({ page }) => page.getByRole('button', { name: 'Full screen' }).click(),
  },
  {
    name: 'trial-refused',
    path: TRIAL,
    member: 'alice',
    arrange: ({ platform }) => platform.setScenario('FAIR', { launch: 'error' }),
  },
  {
    name: 'trial-offline',
    path: TRIAL,
    member: 'alice',
    act: async ({ page, context }) => {
      await page.locator('iframe').contentFrame().getByRole('button').waitFor();
      await context.setOffline(true);
    },
  },
  {
    name: 'mini-game',
    path: '/m/home',
    member: 'alice',
    merchants: ALL,
    sizes: BOTH,
    arrange: miniGameOn,
    act: bubble,
  },
  { name: 'mini-game-page', path: '/m/member/home', member: 'alice', arrange: miniGameOn, act: bubble },
  {
    name: 'mini-game-open',
    path: '/m/home',
    member: 'alice',
    merchants: ALL,
    sizes: [...BOTH, { width: 844, height: 390 }],
    arrange: miniGameOn,
    act: async (stage) => {
      await bubble(stage);
      await stage.page.locator('[data-view] > button').click();
    },
  },
  {
    name: 'mini-game-move',
    path: '/m/home',
    member: 'alice',
    arrange: miniGameOn,
    act: async (stage) => {
      await bubble(stage);
      await stage.page.locator('[data-view] > button').click();
      await stage.page.getByRole('button', { name: 'Move' }).click();
      await largeText(stage);
    },
  },
];

function miniGameOn({ platform }: Stage) {
  platform.setSwitch('FAIR', 'LOTTMINIGAME3', true);
}

async function bubble({ page }: Stage) {
  await page.locator('[data-view="bubble"]').waitFor();
}
