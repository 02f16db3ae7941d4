import { expect, test } from 'vitest';
import { decideWindow } from './decide-window';

const traits = (userAgent: string, displayMode: string) => ({
  userAgent,
  displayMode,
  standalone: false,
  maxTouchPoints: 5,
});
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 15)';

test.each([
  [IPHONE, 'browser', false, 'given', 'window'],
  [IPHONE, 'browser', false, 'refused', 'private'],
  [IPHONE, 'browser', false, 'unknown', 'window'],
  [IPHONE, 'standalone', false, 'given', 'leave'],
  [ANDROID, 'standalone', false, 'given', 'window'],
  [ANDROID, 'browser', true, 'given', 'coming-soon'],
  [ANDROID, 'browser', true, 'refused', 'coming-soon'],
] as const)('[SOCIAL-6] [SOCIAL-4] %s, %s, app %s, folder %s: %s', (agent, mode, isApp, folder, decision) => {
  expect(decideWindow(traits(agent, mode), isApp, folder)).toBe(decision);
});
