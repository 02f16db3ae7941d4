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
  '[REG-2] [ROUTE-5] with %j typed over the code %j and the code %j in the link, the referral code is %j',
  (referral, replacedLinkCode, linked, code) => {
    expect(decideReferralCode({ referral, replacedLinkCode }, linked)).toBe(code);
  },
);

test('[REG-2] without a draft the code of the link is used', () => {
  expect(decideReferralCode(undefined, 'FRIEND')).toBe('FRIEND');
});
