import type { ApiResult } from '../../../api/call';
import type { Clock } from '../../../base/clock';
import { fail, type Result } from '../../../base/result';
import { toSafeUrl } from '../../../base/to-safe-url';
import {
  DELAYED_LAUNCH_THRESHOLD_MS,
  LAUNCH_DELAY_MS,
  type LaunchEvent,
  type LaunchFailure,
  SLOW_LAUNCH_THRESHOLD_MS,
} from './launch-machine';

/**
 * Returns the game URL of a response if it is safe (https or the same origin), otherwise an `unsafe-url` error. A
 * failed response is returned unchanged.
 */
export function toSafeGameUrl(response: ApiResult<{ readonly gameUrl: string }>): Result<string, LaunchFailure> {
  if (!response.ok) return response;
  const url = toSafeUrl('game', response.value.gameUrl, { origin: location.origin });
  return url.ok ? url : fail({ layer: 'unsafe-url', requestId: response.requestId });
}

/** Requests the URL of a game from the platform; `signal` aborts the request. */
export type FetchGameUrl = (signal: AbortSignal) => Promise<Result<string, LaunchFailure>>;

/** Parameters of a launch attempt. */
export interface LaunchAttemptOptions {
  readonly attempt: number;
  readonly fetchUrl: FetchGameUrl;
  readonly dispatch: (event: LaunchEvent) => void;
  readonly clock: Clock;
}

/**
 * Runs one launch attempt: sends the request and dispatches its outcome. The first attempt waits LAUNCH_DELAY_MS
 * before the request (GAME-1). The attempt also dispatches `delayed` and `slow`, DELAYED_LAUNCH_THRESHOLD_MS and
 * SLOW_LAUNCH_THRESHOLD_MS after its start (GAME-2).
 * Returns a function that stops the attempt; a stopped attempt dispatches nothing.
 */
export function runLaunchAttempt({ attempt, fetchUrl, dispatch, clock }: LaunchAttemptOptions): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const run = async () => {
    if (attempt === 0) await clock.sleep(LAUNCH_DELAY_MS, signal);
    if (signal.aborted) return;
    dispatch({ type: 'requested', attempt });
    const response = await fetchUrl(signal);
    if (signal.aborted) return;
    if (response.ok) dispatch({ type: 'resolved', attempt, url: response.value });
    else dispatch({ type: 'failed', attempt, failure: response.error });
  };
  const dispatchAfter = async (ms: number, type: 'delayed' | 'slow') => {
    await clock.sleep(ms, signal);
    if (!signal.aborted) dispatch({ type, attempt });
  };
  void run();
  void dispatchAfter(DELAYED_LAUNCH_THRESHOLD_MS, 'delayed');
  void dispatchAfter(SLOW_LAUNCH_THRESHOLD_MS, 'slow');
  return () => controller.abort();
}
