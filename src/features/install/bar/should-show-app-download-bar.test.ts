import { expect, test } from 'vitest';
import { type AppDownloadBarConditions, shouldShowAppDownloadBar } from './should-show-app-download-bar';

const VISITOR: AppDownloadBarConditions = {
  isHome: true,
  isInstalled: false,
  hasLink: true,
  isHidden: false,
  setting: { loginRequired: false, rankLevel: 0 },
  hasSession: false,
  rankLevel: 0,
};
const LOGIN = { loginRequired: true, rankLevel: 0 };
const GOLD = { loginRequired: false, rankLevel: 3 };

test.each<[Partial<AppDownloadBarConditions>, boolean]>([
  [{}, true],
  [{ isHome: false }, false],
  [{ isInstalled: true }, false],
  [{ hasLink: false }, false],
  [{ isHidden: true }, false],
  [{ setting: undefined }, false],
  [{ setting: LOGIN }, false],
  [{ setting: LOGIN, hasSession: true }, true],
  [{ setting: GOLD }, false],
  [{ setting: GOLD, hasSession: true, rankLevel: 2 }, false],
  [{ setting: GOLD, hasSession: true, rankLevel: 3 }, true],
  [{ setting: GOLD, hasSession: true, rankLevel: 4 }, true],
])('[INST-5.1] with the changed conditions %j, shouldShowAppDownloadBar() returns %s', (overrides, expected) => {
  expect(shouldShowAppDownloadBar({ ...VISITOR, ...overrides })).toBe(expected);
});
