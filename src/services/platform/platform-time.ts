import { create } from 'zustand';

/** How many of the last responses are compared, and how many must agree as long as there are few. */
const MAX_RESPONSES = 40;
const MIN_AGREEING = 15;

/**
 * Differences of the platform's clock to performance.now(), which no setting of the device changes. Only the functions
 * below read them.
 */
export interface PlatformClock {
  /** Those that the last responses have told. */
  readonly recentMs: readonly number[];
  /** The one that counts; undefined until enough responses agree. */
  readonly offsetMs: number | undefined;
}
export const UNKNOWN_CLOCK: PlatformClock = { recentMs: [], offsetMs: undefined };
export const usePlatformClock = create<PlatformClock>(() => UNKNOWN_CLOCK);

/**
 * Returns the differences after a response. A response is late, but from the future only if a clock is wrong: a
 * difference counts that three quarters of the last responses reach, at least fifteen of them, because one server of
 * four gives the first five answers of every thousandth page. So one that is ahead ends nothing, and one that is behind
 * holds nothing up. What has counted stays, so that what is over stays over.
 * @param saidAt when the platform says that it has answered (epoch ms); 0 if it has not said it
 * @param ticks time of the clock that never jumps (ms)
 */
export function computePlatformClock(clock: PlatformClock, saidAt: number, ticks: number): PlatformClock {
  if (saidAt <= 0) return clock;
  const recentMs = [...clock.recentMs, saidAt - ticks].slice(-MAX_RESPONSES);
  const agreeing = Math.max(MIN_AGREEING, Math.ceil(recentMs.length * 0.75));
  const reachedMs = [...recentMs].sort((a, b) => b - a)[agreeing - 1];
  const { offsetMs = reachedMs } = clock;
  return {
    recentMs,
    offsetMs: reachedMs === undefined || offsetMs === undefined ? offsetMs : Math.max(offsetMs, reachedMs),
  };
}

/** Returns the platform's time (epoch ms); 0 until it is known. */
export const computePlatformTime = (offsetMs: number | undefined, ticks: number): number =>
  offsetMs === undefined ? 0 : offsetMs + ticks;

/** Takes the time of a response that is from the platform, and not from a cache; see computePlatformClock(). */
export function recordPlatformTime(saidAt: number): void {
  const known = usePlatformClock.getState();
  const clock = computePlatformClock(known, saidAt, performance.now());
  if (clock !== known) usePlatformClock.setState(clock);
}

/**
 * Returns the platform's time (epoch ms), for what must not end because somebody has set the clock of the device
 * (SAFE-4). 0 until it is known, so that nothing counts as over; a device that slept may be behind until further
 * responses, never ahead.
 */
export const getPlatformTime = (): number =>
  computePlatformTime(usePlatformClock.getState().offsetMs, performance.now());
