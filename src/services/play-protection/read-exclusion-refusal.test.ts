import { describe, expect, test } from 'vitest';
import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';
import { readExclusionRefusal } from './read-exclusion-refusal';

const NOW = Date.UTC(2026, 0, 2);
const DAY_MS = 24 * 3_600_000;
const UNTIL = Date.UTC(2026, 6, 2, 3);
const nobody = (excludedUntil: number) => ({ excludedUntil, member: '' });

describe('[SAFE-2] what a refusal tells of a self-exclusion', () => {
  test.each<[string, string, unknown, string, ReturnType<typeof readExclusionRefusal>]>([
    ['member and end', 'play.excluded', { excludedUntil: UNTIL, member: 7 }, '', { excludedUntil: UNTIL, member: '7' }],
    ['the end alone', 'play.excluded', { excludedUntil: UNTIL }, '', nobody(UNTIL)],
    ['an end as text', 'play.excluded', { excludedUntil: 'soon' }, '2026-07-02', nobody(Date.UTC(2026, 6, 3))],
    ['an end of 0', 'play.excluded', { excludedUntil: 0, member: '7' }, '2026-07-02', nobody(Date.UTC(2026, 6, 3))],
    ['the date in the message', 'play.excluded', null, ' 2026-07-02 ', nobody(Date.UTC(2026, 6, 3))],
    ['no end', 'play.excluded', null, '', nobody(EXCLUSION_WITHOUT_END_MS)],
    ['a sentence', 'play.excluded', null, 'You are excluded', nobody(NOW + DAY_MS)],
    ['a day that does not exist', 'play.excluded', null, '2026-13-40', nobody(NOW + DAY_MS)],
    [
      'an ended session with it',
      'login.not.session',
      { excludedUntil: UNTIL, member: '7' },
      '',
      { excludedUntil: UNTIL, member: '7' },
    ],
    ['an ended session without it', 'CUSTOMER_NOT_LOGIN', null, '2026-07-02', undefined],
    ['an ended session with another value', 'CUSTOMER_NOT_LOGIN', { reason: 'x' }, '', undefined],
  ])('[SAFE-2.11] %s', (_, code, value, message, expected) => {
    expect(readExclusionRefusal({ layer: 'business', endpoint: 'login', code, message, value }, NOW)).toEqual(expected);
  });
});
