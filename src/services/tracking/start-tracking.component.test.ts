import { beforeEach, expect, test } from 'vitest';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { setCookie } from '../../browser/storage/cookies';
import { getPlatformTime } from '../platform/platform-time';
import { recordPlayProtection } from '../play-protection/record-play-protection';
import { startTracking } from './start-tracking';

const DAY_MS = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
  setCookie('fbclid', 'CLICK1', 1);
});

test.each([
  ['no break', 0, true],
  ['a break', DAY_MS, false],
])(
  '[SAFE-4][TRK-3] the click id of a member is kept until the platform has answered, then with %s %#',
  async (_, rest, isKept) => {
    await signInMember('alice', 0, 'm1', false);
    const started = startTracking();
    await Promise.resolve();
    expect(document.cookie).toContain('CLICK1');
    recordPlayProtection({ breakUntil: rest && getPlatformTime() + rest });
    await started;
    expect(document.cookie.includes('CLICK1')).toBe(isKept);
  },
);
