import { expect, test } from 'vitest';
import { decideReferralCode } from './referral-code';

test.each([
  // typed, over this code, code of the link, result
  [undefined, '', '', ''],
  [undefined, '', 'FRIEND', 'FRIEND'],
  ['MINE', '', '', 'MINE'],
  ['MINE', 'FRIEND', 'FRIEND', 'MINE'],
  ['', 'FRIEND', 'FRIEND', ''],
  ['MINE', 'FRIEND', 'NEWER', 'NEWER'],
  ['', '', 'FRIEND', 'FRIEND'],
])(
  '[REG-2.2][ROUTE-5] with %j typed in place of the link’s code %j, and the link’s code now %j, the referral code is “$3”',
  (referral, replacedLinkCode, linked, code) => {
    expect(decideReferralCode({ referral, replacedLinkCode }, linked)).toBe(code);
  },
);

test('[REG-2] without a registration draft, the referral code is that of the link', () => {
  expect(decideReferralCode(undefined, 'FRIEND')).toBe('FRIEND');
});
