import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../../tests/components/axe';
import { loadGame } from '../../../../tests/components/games';
import {
  loadMerchantStatus,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { replaceLocation } from '../../../browser/page/windows';
import LaunchGamePage from '../../../pages/launch-game';
import { setSiteStatus, useMerchant } from '../../../services/merchant/merchant-store';
import { replaceSavedCampaignParams } from '../../../services/navigation/navigate';
import { refreshMember } from '../../../services/session-lifecycle/refresh-member';
import { DELAYED_LAUNCH_THRESHOLD_MS, LAUNCH_DELAY_MS, SLOW_LAUNCH_THRESHOLD_MS } from './launch-machine';

vi.mock('../../../browser/page/windows', { spy: true });

const LOTTERY_PATH = '/games/lottery.html';
/** One that cannot be loaded would be replaced as soon as the browser has found that out. */
const LOADED_IMAGE = '/cdn/payments/metrobank.svg';
const NOTICE = 'Please download the app to play';

let visits: readonly RecordedNavigation[];
beforeEach(async () => {
  vi.mocked(replaceLocation)
    .mockReset()
    .mockImplementation(() => undefined);
  visits = await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(() => void vi.useRealTimers());

const launch = (search: string) =>
  render(
    <TestProviders address={`/m/launchGame?${search}`}>
      <LaunchGamePage />
    </TestProviders>,
  );
const openedPaths = () => vi.mocked(replaceLocation).mock.calls.map(([address]) => new URL(address).pathname);

describe('[GAME-1] launch page', () => {
  test('[GAME-2] has no accessibility violations while a game is opening', async () => {
    const screen = await launch('code=lobby');
    await expect.element(screen.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
    await expect.poll(openedPaths).toEqual([LOTTERY_PATH]);
    await expectAccessibleInBothTextDirections('main');
  });

  test.each([
    ['7', [LOADED_IMAGE]],
    ['8', []],
  ])(
    '[GAME-2.5] while the game %s is opening, its pictures are %j, or an illustration stands there',
    async (code, shown) => {
      await loadGame({ nodeId: '7', image: LOADED_IMAGE });
      const screen = await launch(`vendor=TCG&code=${code}`);
      await expect.element(screen.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
      const frame = screen.container.querySelector('[data-page-picture]');
      expect([...(frame?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'))).toEqual(shown);
      expect(frame?.childElementCount).toBe(1);
    },
  );

  test.each([
    ['/m/activity?id=3', '/m/activity?id=3'],
    ['//evil.example/m/home', '/m/home'],
  ])(
    '[GAME-1.4] after a refused launch with the backUrl %s, the button “Back” of the launch page opens %s',
    async (backUrl, path) => {
      await refreshMember();
      await commands.setScenario({ launch: 'error' });
      const screen = await launch(`${new URLSearchParams({ code: 'lobby', backUrl })}`);
      await expect.element(screen.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
      await screen.getByRole('button', { name: 'Back' }).click();
      expect(visits.map((visit) => visit.path)).toEqual([path]);
    },
  );

  test.each([
    ['limit.loss', 'Your own loss limit does not allow this.'],
    ['limit.stake', 'Your own betting limit does not allow this.'],
  ])('[SAFE-2.8] a launch that the platform refuses with the code %s says “%s”', async (errorCode, words) => {
    await refreshMember();
    await commands.addFault({ endpoint: 'launchGame', errorCode, message: 'Words of the platform' });
    const screen = await launch('prize_mode=1960&code=FERRIS_FIVE');
    await expect.element(screen.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect.element(screen.getByText('Words of the platform')).not.toBeInTheDocument();
  });

  test('[GAME-2.2] without a response, the launch page says “Still connecting…” from the third second to the tenth', async () => {
    await refreshMember();
    await commands.addFault({ endpoint: 'launchGame', hang: true });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await launch('prize_mode=1960&code=FERRIS_FIVE');
    const says = (words: string) => expect.element(screen.getByRole('status').filter({ hasText: words })).toBeVisible();
    const retry = () => screen.getByRole('button', { name: 'Retry' }).query();
    await says('Your game is opening');
    await vi.advanceTimersByTimeAsync(LAUNCH_DELAY_MS);
    await expect.poll(() => commands.countRequests('launchGame')).toBe(1);
    await vi.advanceTimersByTimeAsync(DELAYED_LAUNCH_THRESHOLD_MS - LAUNCH_DELAY_MS - 1);
    await says('Your game is opening');
    await vi.advanceTimersByTimeAsync(1);
    await says('Still connecting…');
    await vi.advanceTimersByTimeAsync(SLOW_LAUNCH_THRESHOLD_MS - DELAYED_LAUNCH_THRESHOLD_MS - 1);
    await says('Still connecting…');
    expect(retry()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await says('This is taking longer than usual');
    expect(retry()).not.toBeNull();
  });

  test('[GAME-1.3] sends the VIP label of a member whose record is loaded within a second', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await launch('prize_mode=1960&code=FERRIS_FIVE');
    await vi.advanceTimersByTimeAsync(LAUNCH_DELAY_MS + 900);
    expect(await commands.countRequests('launchGame')).toBe(0);
    await refreshMember();
    await expect.poll(openedPaths).toEqual([LOTTERY_PATH]);
    expect(await commands.readQueries('launchGame')).toMatchObject([{ labelName: 'Gold', lottoView: 'betting' }]);
  });

  test('[ROUTE-9.5] launches a listed game whose name, which stands for its code, ends in punctuation', async () => {
    await refreshMember();
    await loadGame({ displayName: 'Ooh La La!' });
    const screen = await launch('vendor=TCG&code=Ooh+La+La!');
    await expect.element(screen.getByRole('heading', { name: 'Ooh La La!' })).toBeVisible();
    await expect.poll(() => commands.readQueries('launchGame')).toMatchObject([{ lottoGameCode: 'Ooh La La!' }]);
  });

  test.each([
    ['vendor=tcg&code=lobby', 'Phoenix Games'],
    ['vendor=OTHER&code=lobby', 'Game lobby'],
  ])('[GAME-2.4] the page of the lobby %s has the title “%s”', async (search, title) => {
    await refreshMember();
    await loadGame({ providerName: 'Phoenix Games' });
    const screen = await launch(search);
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  test('[GAME-1.3] waits at most one second for the VIP label', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await launch('prize_mode=1960&code=FERRIS_FIVE');
    await vi.advanceTimersByTimeAsync(LAUNCH_DELAY_MS + 1000);
    await expect.poll(openedPaths).toEqual([LOTTERY_PATH]);
    expect(await commands.readQueries('launchGame')).toMatchObject([{ labelName: '' }]);
  });
});

describe('[GAME-4] [WL-1] merchant switch that restricts games to its app', () => {
  beforeEach(async () => {
    await refreshMember();
    await commands.setSwitch('STARTGAMEINAPP3', true);
    await loadMerchantStatus();
  });
  afterEach(() => {
    replaceSavedCampaignParams({});
    Reflect.deleteProperty(navigator, 'standalone');
  });

  test('[GAME-4.1] the launch page shows a notice without a download button if the merchant has no app to download', async () => {
    const { status } = useMerchant.getState();
    if (status) setSiteStatus({ ...status, info: { ...status.info, resources: [] } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const screen = await launch('code=lobby');
    const notice = screen
      .getByRole('alert')
      .filter({ hasText: 'Games open only in our app or from your home screen.' });
    await expect.element(notice).toBeVisible();
    // There is none to download.
    expect(notice.element().textContent).not.toContain(NOTICE);
    expect(screen.getByRole('button', { name: 'Download the app' }).query()).toBeNull();
    await vi.advanceTimersByTimeAsync(LAUNCH_DELAY_MS);
    await loadMerchantStatus(); // after any request of the page
    expect(await commands.countRequests('launchGame')).toBe(0);
  });

  test('[GAME-4.3] without a download, the notice leads to the home screen, and names the game', async () => {
    const device =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
    const userAgent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(device);
    onTestFinished(() => userAgent.mockRestore());
    await commands.setScenario({ install: true });
    await loadMerchantStatus();
    const { status } = useMerchant.getState();
    if (status) setSiteStatus({ ...status, info: { ...status.info, resources: [] } });
    await loadGame({ nodeId: '7', displayName: 'Koi Cascade' });
    const screen = await launch('vendor=TCG&code=7');
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Koi Cascade' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Add to home screen' })).toBeVisible();
  });

  test('[GAME-4.3] without a download, and where the site is not installed, the notice leads to customer service', async () => {
    const { status } = useMerchant.getState();
    if (status) setSiteStatus({ ...status, info: { ...status.info, resources: [] } });
    const screen = await launch('code=lobby');
    await expect.element(screen.getByRole('main').getByText('Contact us')).toBeVisible();
  });

  test.each([
    ['in the app', () => replaceSavedCampaignParams({ inApp: '1' })],
    ['from the home screen', () => Object.defineProperty(navigator, 'standalone', { value: true, configurable: true })],
  ])('[GAME-4.2] if games require the merchant’s app, a game starts %s', async (_place, open) => {
    open();
    await launch('code=lobby');
    await expect.poll(openedPaths).toEqual([LOTTERY_PATH]);
  });

  test('[WL-1.6] after the merchant has turned off the switch that restricts games to its app, a game starts in a browser', async () => {
    await commands.setSwitch('STARTGAMEINAPP3', false);
    await loadMerchantStatus();
    await launch('code=lobby');
    await expect.poll(openedPaths).toEqual([LOTTERY_PATH]);
  });
});
