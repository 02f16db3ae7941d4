import { expect, test } from 'vitest';
import { decideReferralCode } from './referral-code';

test.each([
  // typed, over the code, now linked: code
  [undefined, '', '', ''],
  [undefined, '', 'FRIEND', 'FRIEND'],
  ['MINE', '', '', 'MINE'],
  ['MINE', 'FRIEND', 'FRIEND', 'MINE'],
  ['', 'FRIEND', 'FRIEND', ''],
  ['MINE', 'FRIEND', 'NEWER', 'NEWER'],
  ['', '', 'FRIEND', 'FRIEND'],
])('[REG-2] [ROUTE-5] %j typed over %j, the link has %j: %j', (referral, over, linked, code) => {
  expect(decideReferralCode({ referral, over }, linked)).toBe(code);
});

test('[REG-2] without a draft the link has it', () => {
  expect(decideReferralCode(undefined, 'FRIEND')).toBe('FRIEND');
});
