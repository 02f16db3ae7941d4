import { expect, test } from 'vitest';
import { decidePopupSignIn } from './decide-popup-sign-in';

const traits = (userAgent: string, displayMode: string) => ({
  userAgent,
  displayMode,
  standalone: false,
  maxTouchPoints: 5,
});
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';

test.each([
  [IPHONE, 'browser', false, 'granted', 'popup'],
  [IPHONE, 'browser', false, 'refused', 'private'],
  [IPHONE, 'browser', false, 'unknown', 'popup'],
  [IPHONE, 'standalone', false, 'granted', 'redirect'],
  [ANDROID, 'standalone', false, 'granted', 'popup'],
  [ANDROID, 'browser', true, 'granted', 'coming-soon'],
  [ANDROID, 'browser', true, 'refused', 'coming-soon'],
] as const)(
  '[SOCIAL-4.1][SOCIAL-6] for user agent %s, display mode “%s”, isOfficialApp=%s, storage access “%s”, the social sign-in mode is “%s”',
  (agent, mode, isApp, storageDirectory, decision) => {
    expect(decidePopupSignIn(traits(agent, mode), isApp, storageDirectory)).toBe(decision);
  },
);
