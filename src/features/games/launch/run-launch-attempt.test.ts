import { describe, expect, test, vi } from 'vitest';
import { createManualClock } from '../../../../tests/support/clocks/manual-clock';
import { fail, ok } from '../../../base/result';
import type { LaunchEvent } from './launch-machine';
import { type FetchGameUrl, runLaunchAttempt, toSafeGameUrl } from './run-launch-attempt';

const GAME_URL = 'https://games.example/play';

function startAttempt(number: number, fetchUrl: FetchGameUrl = async () => ok(GAME_URL)) {
  const clock = createManualClock();
  const events: LaunchEvent[] = [];
  const signals: AbortSignal[] = [];
  const stop = runLaunchAttempt({
    attempt: number,
    clock,
    dispatch: (event) => events.push(event),
    fetchUrl: (signal) => {
      signals.push(signal);
      return fetchUrl(signal);
    },
  });
  return { clock, stop, signals, types: () => events.map(({ type }) => type), events };
}

describe('[GAME-1] start of a launch attempt', () => {
  test('the first launch attempt sends its request 150 ms after the tap', async () => {
    const { clock, signals, types, events } = startAttempt(0);
    await clock.advance(149);
    expect([signals.length, types()]).toEqual([0, []]);
    await clock.advance(1);
    expect(events).toEqual([
      { type: 'requested', attempt: 0 },
      { type: 'resolved', attempt: 0, url: GAME_URL },
    ]);
  });

  test('a launch attempt sends no request if the launch is cancelled within 150 ms', async () => {
    const { clock, stop, signals, types } = startAttempt(0);
    await clock.advance(149);
    stop();
    await clock.advance(20_000);
    expect([signals.length, types(), clock.pendingSleeps()]).toEqual([0, [], 0]);
  });

  test('[GAME-2] a launch attempt that is a retry sends its request immediately', async () => {
    const { clock, types } = startAttempt(1);
    await clock.advance(0);
    expect(types()).toEqual(['requested', 'resolved']);
  });
});

describe('[GAME-2.1] launch attempt', () => {
  test('dispatches the event “failed” with the error if its request fails', async () => {
    const { clock, events } = startAttempt(1, async () => fail({ layer: 'unsafe-url' }));
    await clock.advance(0);
    expect(events.at(-1)).toEqual({ type: 'failed', attempt: 1, failure: { layer: 'unsafe-url' } });
  });

  test('without a response, “delayed” is dispatched 3 seconds and “slow” 10 seconds after the tap', async () => {
    const { clock, types } = startAttempt(0, () => new Promise(() => undefined));
    await clock.advance(2_999);
    expect(types()).toEqual(['requested']);
    await clock.advance(1);
    expect(types()).toEqual(['requested', 'delayed']);
    await clock.advance(6_999);
    expect(types()).toEqual(['requested', 'delayed']);
    await clock.advance(1);
    expect(types()).toEqual(['requested', 'delayed', 'slow']);
  });

  test('aborts its request and dispatches no further event when it is stopped', async () => {
    let respond = () => {};
    const { clock, stop, signals, types } = startAttempt(
      1,
      () => new Promise((resolve) => (respond = () => resolve(ok(GAME_URL)))),
    );
    await clock.advance(0);
    stop();
    respond();
    await clock.advance(20_000);
    expect(signals[0]?.aborted).toBe(true);
    expect(types()).toEqual(['requested']);
  });
});

describe('[GAME-2] URL of a game', () => {
  test('[OPS-4.4] an unsafe one keeps the id of the request that it came with', () => {
    vi.stubGlobal('location', { origin: 'https://fair.example' });
    const respond = (gameUrl: string) => toSafeGameUrl({ ...ok({ gameUrl }), requestId: '7f3a91c2' });
    expect(respond(GAME_URL)).toEqual(ok(GAME_URL));
    expect(respond('javascript:alert(1)')).toEqual(fail({ layer: 'unsafe-url', requestId: '7f3a91c2' }));
  });
});
