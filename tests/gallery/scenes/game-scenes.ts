import { USER_AGENTS } from '../../support/browser/user-agents';
import {
  createScenarioChangeStep,
  enlargeText,
  goOfflineAfterLoad,
  LANDSCAPE_SCREEN_SIZE,
  type Scene,
  type SceneContext,
} from './scene';

const TRIAL = '/m/game?trial=1&code=1013';
const LAUNCH = '/m/launchGame?prize_mode=1&code=lobby';

/** Waits until the frame of a game has loaded; ignores the frame of the mini game. */
const frameLoaded = ({ page }: SceneContext) =>
  page.locator('iframe:not([data-view] *)').contentFrame().locator('.bet:enabled').waitFor();
const withMiniGame = ({ platform, merchant }: SceneContext) => platform.setSwitch(merchant, 'LOTTMINIGAME3', true);
const bubble = ({ page }: SceneContext) => page.locator('[data-view="bubble"]').waitFor();

async function openMiniGame(stage: SceneContext) {
  await bubble(stage);
  await stage.page.locator('[data-view] > button').click();
}

/** Opens a game from home, as a tap on its tile does; the game replaces the page. */
async function playGame({ page }: SceneContext) {
  await page.locator('section[aria-labelledby=lane-hot] a').first().click();
  await page.waitForURL(/\/games\//);
  await page.locator('header a').waitFor();
}

/** Opens the first game of a lane from home, whose launch does not end. */
async function waitForGame({ page }: SceneContext) {
  await page.locator('section[aria-labelledby=lane-hot] a').first().click();
  await page.waitForURL(/launchGame/);
}

/** Launches, the game page, trials and the mini game. */
export const GAME_SCENES: readonly Scene[] = [
  { name: 'launch-loading', path: LAUNCH, member: 'alice', arrange: createScenarioChangeStep({ launch: 'dead' }) },
  {
    name: 'launch-waiting',
    path: '/m/home',
    member: 'alice',
    arrange: createScenarioChangeStep({ launch: 'dead' }),
    act: waitForGame,
  },
  { name: 'launch-refused', path: LAUNCH, member: 'alice', arrange: createScenarioChangeStep({ launch: 'error' }) },
  {
    name: 'launch-app-only',
    path: LAUNCH,
    member: 'alice',
    context: { userAgent: USER_AGENTS.androidChrome },
    arrange: ({ platform, merchant }) => {
      platform.setScenario(merchant, { install: true });
      platform.setSwitch(merchant, 'STARTGAMEINAPP3', true);
    },
  },
  { name: 'launch-playing', path: '/m/home', member: 'alice', act: playGame },
  {
    name: 'launch-left',
    path: '/m/home',
    member: 'alice',
    act: async (stage) => {
      await playGame(stage);
      await stage.page.locator('header a').click();
      await stage.page.locator('section[aria-labelledby=lane-recent] a').first().waitFor();
    },
  },
  { name: 'launch-lobby', path: LAUNCH, member: 'alice', act: ({ page }) => page.waitForURL(/\/games\//) },
  { name: 'game', path: '/m/game?code=1013', member: 'alice' },
  { name: 'game-guest', path: '/m/game?code=1013' },
  { name: 'game-unknown', path: '/m/game?code=zeppelin', member: 'alice' },
  { name: 'trial', path: TRIAL, member: 'alice', act: frameLoaded },
  {
    name: 'trial-left',
    path: '/m/game?code=1013',
    member: 'alice',
    act: async (stage) => {
      const { page } = stage;
      await page.getByRole('link', { name: stage.text('Try'), exact: true }).click();
      await frameLoaded(stage);
      await page.locator('header button').first().click();
      await page.getByRole('link', { name: stage.text('Try'), exact: true }).waitFor();
    },
  },
  { name: 'trial-landscape', path: TRIAL, member: 'alice', size: LANDSCAPE_SCREEN_SIZE, act: frameLoaded },
  { name: 'trial-large-text', path: TRIAL, member: 'alice', act: enlargeText },
  {
    name: 'trial-hidden',
    path: TRIAL,
    member: 'alice',
    act: ({ page }) => page.locator('header button:visible').last().click(),
  },
  {
    name: 'trial-hint',
    path: TRIAL,
    member: 'alice',
    arrange: ({ page }) =>
      page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false })),
    act: ({ page, text }) => page.getByRole('button', { name: text('Full screen') }).click(),
  },
  { name: 'trial-refused', path: TRIAL, member: 'alice', arrange: createScenarioChangeStep({ launch: 'error' }) },
  {
    name: 'trial-offline',
    path: TRIAL,
    member: 'alice',
    act: async (stage) => {
      await frameLoaded(stage);
      await goOfflineAfterLoad(stage);
    },
  },
  { name: 'mini-game', path: '/m/home', member: 'alice', arrange: withMiniGame, act: bubble },
  {
    name: 'mini-game-open',
    path: '/m/home',
    member: 'alice',
    arrange: withMiniGame,
    act: openMiniGame,
  },
  {
    name: 'mini-game-move',
    path: '/m/home',
    merchants: ['FAIR'],
    member: 'alice',
    arrange: withMiniGame,
    act: async (stage) => {
      await openMiniGame(stage);
      await stage.page.getByRole('button', { name: stage.text('Move') }).click();
    },
  },
];
