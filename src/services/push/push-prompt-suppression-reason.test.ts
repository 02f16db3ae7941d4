import { describe, expect, test } from 'vitest';
import {
  computeNextPushPromptTime,
  findPushPromptSuppressionReason,
  PUSH_PROMPT_REPEAT_DELAY_MS,
  type PushPromptSuppressionInput,
} from './push-prompt-suppression-reason';

const NOW = 1_700_000_000_000;
const DUE: PushPromptSuppressionInput = {
  isSetUp: true,
  isSignedIn: true,
  isNativeApp: false,
  isIos: false,
  isInstalled: false,
  permission: 'default',
  isWanted: false,
  hasPlayed: true,
  shownAt: 0,
  askAfter: 0,
  now: NOW,
};

describe('[PUSH-1] push prompt', () => {
  test.each<Partial<PushPromptSuppressionInput>>([
    {},
    { permission: 'granted' },
    { isIos: true, isInstalled: true },
    { shownAt: NOW - PUSH_PROMPT_REPEAT_DELAY_MS },
    // Shown under a clock that was ahead.
    { shownAt: NOW + 1 },
    { askAfter: NOW },
  ])('the push prompt may be shown with %j', (change) => {
    expect(findPushPromptSuppressionReason({ ...DUE, ...change })).toBeUndefined();
  });

  test.each<[Partial<PushPromptSuppressionInput>, string]>([
    [{ isSetUp: false }, 'push is not set up'],
    [{ isNativeApp: true }, 'in the native app'],
    [{ isSignedIn: false }, 'not signed in'],
    [{ isIos: true }, 'iOS needs the installed app'],
    [{ isIos: true, permission: 'unsupported' }, 'iOS needs the installed app'],
    [{ permission: 'unsupported' }, 'no push in this browser'],
    [{ permission: 'denied' }, 'blocked in the browser'],
    [{ permission: 'denied', isWanted: true }, 'blocked in the browser'],
    [{ isWanted: true }, 'turned on'],
    [{ hasPlayed: false }, 'no game opened yet'],
    [{ shownAt: NOW }, 'shown in this visit'],
    [{ shownAt: NOW - PUSH_PROMPT_REPEAT_DELAY_MS + 1 }, 'shown in this visit'],
    [{ askAfter: NOW + 1 }, 'refused before'],
  ])('[PUSH-1.1] with %j the push prompt is suppressed for the reason “%s”', (change, reason) => {
    expect(findPushPromptSuppressionReason({ ...DUE, ...change })).toBe(reason);
  });

  test.each([
    [1, 3],
    [2, 7],
    [3, 30],
    [4, 30],
    [50, 30],
  ])('[PUSH-1.2] after refusal number %i, the push prompt is not shown for $1 days', (refusals, days) => {
    expect(computeNextPushPromptTime(refusals, NOW)).toBe(NOW + days * 24 * 3_600_000);
  });
});
