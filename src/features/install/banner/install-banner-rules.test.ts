import { describe, expect, test } from 'vitest';
import { findInstallBannerSuppressionReason, type InstallBannerConditions } from './install-banner-rules';

const ANDROID: InstallBannerConditions = {
  isHome: true,
  isInstalled: false,
  closeCount: 0,
  isClosedInTab: false,
  canInstall: true,
  isIos: false,
  hasEvent: false,
  elapsedMs: 3_500,
};
const WAITING = 'waiting for the browser’s prompt';

describe('[INST-1] findInstallBannerSuppressionReason()', () => {
  test.each<[Partial<InstallBannerConditions>, string | undefined]>([
    [{}, undefined],
    // Ten polls at 250 ms after the first second, then anyway.
    [{ elapsedMs: 0 }, WAITING],
    [{ elapsedMs: 1_000 }, WAITING],
    [{ elapsedMs: 3_499 }, WAITING],
    [{ elapsedMs: 0, hasEvent: true }, undefined],
    [{ elapsedMs: 0, isIos: true }, undefined],
    [{ elapsedMs: 0, isIos: true, canInstall: false }, 'this browser cannot install'],
    [{ canInstall: false }, 'this browser cannot install'],
    [{ isHome: false }, 'only on home'],
  ])(
    '[INST-1.1][INST-1.2][INST-2.2][INST-2.3] with the changed conditions %j, findInstallBannerSuppressionReason() returns %s',
    (overrides, expected) => {
      expect(findInstallBannerSuppressionReason({ ...ANDROID, ...overrides })).toBe(expected);
    },
  );
});

describe('[INST-2] findInstallBannerSuppressionReason() after a dismissal or an installation', () => {
  test.each<[Partial<InstallBannerConditions>, string | undefined]>([
    [{ closeCount: 98 }, undefined],
    [{ closeCount: 99 }, 'installed'],
    [{ isInstalled: true, hasEvent: true }, 'installed'],
    [{ isClosedInTab: true, isIos: true }, 'closed in this tab'],
    [{ closeCount: undefined, isIos: true }, 'what was closed before is loading'],
  ])(
    '[INST-1.1][INST-1.2][INST-2.2][INST-2.3] with the changed conditions %j after a dismissal or installation, the result is %s',
    (overrides, expected) => {
      expect(findInstallBannerSuppressionReason({ ...ANDROID, ...overrides })).toBe(expected);
    },
  );
});
