import type { PushPermission } from '../../browser/push/push-permission';

const DAY_MS = 24 * 3_600_000;
/**
 * Minimum time until the opt-in is shown again after the first refusal, the second refusal, and each later refusal
 * (ms).
 */
const COOLDOWN_MS = [3 * DAY_MS, 7 * DAY_MS, 30 * DAY_MS] as const;
/**
 * Minimum time between two displays of the opt-in in this browser, in any tab (ms). Half a day, so that it is shown at
 * most once per visit.
 */
export const PUSH_PROMPT_REPEAT_DELAY_MS = DAY_MS / 2;

export interface PushPromptSuppressionInput {
  /** Whether push is set up for the merchant; see getCurrentPushConfig(). */
  readonly isSetUp: boolean;
  readonly isSignedIn: boolean;
  /** Whether the page runs in the merchant's native app, which has its own push. */
  readonly isNativeApp: boolean;
  readonly isIos: boolean;
  readonly isInstalled: boolean;
  readonly permission: PushPermission;
  /** Whether the member has turned push on. */
  readonly isWanted: boolean;
  /** Whether the member has opened a game, a lobby or a trial on this device. */
  readonly hasPlayed: boolean;
  /** When the opt-in was last shown on this device (epoch ms); 0 if never. */
  readonly shownAt: number;
  readonly askAfter: number;
  readonly now: number;
}

/** Returns why the push opt-in must not be shown now; undefined if it may be shown (PUSH-1). */
export function findPushPromptSuppressionReason(input: PushPromptSuppressionInput): string | undefined {
  const { isSetUp, isSignedIn, isNativeApp, isIos, isInstalled, permission, isWanted, hasPlayed } = input;
  if (!isSetUp) return 'push is not set up';
  if (isNativeApp) return 'in the native app';
  if (!isSignedIn) return 'not signed in';
  if (isIos && !isInstalled) return 'iOS needs the installed app';
  if (permission === 'unsupported') return 'no push in this browser';
  if (permission === 'denied') return 'blocked in the browser';
  if (isWanted) return 'turned on';
  if (!hasPlayed) return 'no game opened yet';
  const sinceShown = input.now - input.shownAt;
  if (sinceShown >= 0 && sinceShown < PUSH_PROMPT_REPEAT_DELAY_MS) return 'shown in this visit';
  return input.now < input.askAfter ? 'refused before' : undefined;
}

/**
 * Returns when the opt-in may be shown again after a refusal (epoch ms).
 * @param refusals number of refusals, including this one
 */
export function computeNextPushPromptTime(refusals: number, now: number): number {
  const rest = COOLDOWN_MS[Math.min(refusals, COOLDOWN_MS.length) - 1] ?? COOLDOWN_MS[0];
  return now + rest;
}
