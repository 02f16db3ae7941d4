import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadGame } from '../../../../tests/components/games';
import { goOffline, goOnline } from '../../../../tests/components/network';
import {
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { readTrackedEvents } from '../../../../tests/components/tracked-events';
import { hasOpenedGame } from '../../../services/games/recent-games';
import { queryClient } from '../../../services/queries/query-client';
import { computeMemberKey } from '../../../services/session/member-key';
import { getCurrentSession } from '../../../services/session/session-store';
import { DELAYED_LAUNCH_THRESHOLD_MS, SLOW_LAUNCH_THRESHOLD_MS } from '../launch/launch-machine';
import '../../../ui/styles/tokens.css';
import { TrialScreen } from './trial-screen';

const SEARCH = new URLSearchParams({ trial: '1', code: '1013', gameId: 'CAROUSEL_DRAW' });

let visits: readonly RecordedNavigation[];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
  await signInMember();
});
afterEach(async () => {
  vi.useRealTimers();
  await goOnline();
});

async function openTrial(search = SEARCH) {
  const screen = await render(
    <TestProviders>
      <TrialScreen search={search} />
    </TestProviders>,
  );
  const frame = () => screen.container.querySelector('iframe');
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  return { screen, frame, button };
}

describe('[GAME-3] trial page', () => {
  test('[GAME-3.8] shows the platform’s message after a refusal, and the game after a retry', async () => {
    await commands.setScenario({ launch: 'error' });
    const { screen, frame, button } = await openTrial();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'under maintenance' })).toBeVisible();
    await expect.element(button('Back')).toBeVisible();
    await commands.setScenario({ launch: 'normal' });
    await button('Retry').click();
    await expect.poll(frame).not.toBeNull();
    await expect.poll(readTrackedEvents).toEqual(['startTrial']);
  });

  test('[ROUTE-9.5] tries a listed game whose codes end in punctuation', async () => {
    await loadGame({ nodeId: '9.', gameCode: '[VN]' });
    await openTrial(new URLSearchParams({ trial: '1', code: '9.', gameId: '[VN]' }));
    await expect.poll(() => commands.readQueries('launchTrialGame')).toMatchObject([{ nodeId: '9.', gameId: '[VN]' }]);
  });

  test('[PUSH-1] records that the member has opened a game', async () => {
    const { frame } = await openTrial();
    await expect.poll(frame).not.toBeNull();
    await expect.poll(() => hasOpenedGame(computeMemberKey(getCurrentSession()) ?? '')).toBe(true);
  });

  test('shows an error instead of the frame for an unsafe game URL', async () => {
    const body = JSON.stringify({ success: true, value: { gameUrl: 'javascript:alert(1)' } });
    await commands.addFault({ endpoint: 'launchTrialGame', body, contentType: 'application/json' });
    const { screen, frame } = await openTrial();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'The game cannot be opened' })).toBeVisible();
    expect(frame()).toBeNull();
    expect(await readTrackedEvents()).toEqual([]);
  });

  test('[GAME-2.2][GAME-3.8] without a response, the page says after three seconds that it is still connecting, and shows Retry after ten', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await commands.addFault({ endpoint: 'launchTrialGame', hang: true });
    const { screen, button } = await openTrial();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Your game is opening' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(DELAYED_LAUNCH_THRESHOLD_MS);
    await expect.element(screen.getByRole('status').filter({ hasText: 'Still connecting…' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(SLOW_LAUNCH_THRESHOLD_MS - DELAYED_LAUNCH_THRESHOLD_MS - 1);
    expect(button('Retry').query()).toBeNull();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Still connecting…' })).toBeVisible();
    await vi.advanceTimersByTimeAsync(1);
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'This is taking longer than usual' }))
      .toBeVisible();
    await expect.element(button('Retry')).toBeVisible();
  });

  test('[GAME-3.8] shows a message while the device is offline, and keeps the game frame', async () => {
    const { screen, frame } = await openTrial();
    await expect.poll(frame).not.toBeNull();
    const shown = frame();
    await goOffline();
    await expect.element(screen.getByText('You are offline')).toBeVisible();
    await goOnline();
    await expect.element(screen.getByText('You are offline')).not.toBeInTheDocument();
    expect(frame()).toBe(shown);
  });

  test('[GAME-3.8] shows an error if it is opened offline, and opens the game after Retry is pressed online', async () => {
    await goOffline();
    const { screen, frame, button } = await openTrial();
    await expect.element(screen.getByRole('alert').filter({ hasText: 'The network cannot be reached' })).toBeVisible();
    await goOnline();
    await button('Retry').click();
    await expect.poll(frame).not.toBeNull();
  });

  test('[GAME-3.7] holds a screen wake lock while the game is open, and releases it afterwards', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi
      .spyOn(navigator.wakeLock, 'request')
      .mockResolvedValue(
        Object.assign(new EventTarget(), { release, released: false, onrelease: null, type: 'screen' as const }),
      );
    const { screen, frame } = await openTrial();
    await expect.poll(frame).not.toBeNull();
    await expect.poll(() => request.mock.calls).toEqual([['screen']]);
    expect(release).not.toHaveBeenCalled();
    await screen.unmount();
    await expect.poll(() => release.mock.calls.length).toBe(1);
  });

  test.each([
    ['asks for landscape in full screen, and unlocks the orientation when full screen ends', true, 'browser', false],
    ['suggests turning the phone if the browser cannot turn the picture', false, 'browser', true],
    ['does not suggest turning the phone in an installed web app, which stays in portrait', false, 'standalone', false],
  ])('[GAME-3.6][ENG-6] the trial page %s', async (_, canLock, displayMode, isHintShown) => {
    const lock = vi.fn(async (_orientation: string) => {
      if (!canLock) throw new DOMException('No', 'NotSupportedError');
    });
    Object.defineProperty(screen.orientation, 'lock', { value: lock, configurable: true });
    const type = canLock ? 'landscape-primary' : 'portrait-primary';
    vi.spyOn(screen.orientation, 'type', 'get').mockReturnValue(type);
    const unlock = vi.spyOn(screen.orientation, 'unlock').mockReturnValue();
    vi.spyOn(navigator, 'maxTouchPoints', 'get').mockReturnValue(5);
    const match = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query.includes('display-mode') ? (query.includes(displayMode) ? 'all' : 'not all') : query),
    );
    const { screen: view, button } = await openTrial();
    await button('Full screen').click();
    await expect.poll(() => lock.mock.calls).toEqual([['landscape']]);
    const hint = view.getByText('Turn your phone sideways');
    await expect.element(button('Show the bar')).toBeVisible();
    if (isHintShown) await expect.element(hint).toBeInTheDocument();
    else await expect.element(hint).not.toBeInTheDocument();
    await button('Show the bar').click();
    unlock.mockClear();
    await button('Full screen').click();
    await expect.poll(() => unlock.mock.calls.length).toBeGreaterThan(0);
    Reflect.deleteProperty(screen.orientation, 'lock');
  });

  test('[GAME-3.5] the mark that brings back the hidden bar is small, and what can be tapped is not', async () => {
    const { button } = await openTrial();
    await button('Hide the bar').first().click();
    const handle = button('Show the bar').element();
    const mark = handle.firstElementChild?.getBoundingClientRect();
    expect([mark?.top, mark && mark.height <= 24, mark && mark.width <= 40]).toEqual([0, true, true]);
    expect(handle.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  });

  test('[GAME-3.8] the bar names the game also if the page was opened by a link', async () => {
    queryClient.clear();
    const { screen } = await openTrial();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Carousel Draw');
  });

  test('opens home on Back if the history has no earlier page', async () => {
    const { button } = await openTrial();
    await button('Back').click();
    expect(visits.map(({ path }) => path)).toEqual(['/m/home']);
  });
});
