import { expect, test } from 'vitest';
import { buildInviteLink, decideInviteTarget } from './decide-invite-target';

test.each([
  // type offered target
  [-1, true, 'invite'],
  [-1, false, 'support'],
  [0, true, 'invite'],
  [0, false, 'support'],
  [1, true, 'agent'],
  [1, false, 'agent'],
  [2, true, 'agent'],
  [2, false, 'agent'],
  [4, true, 'invite'],
  [4, false, 'support'],
] as const)(
  '[LINK-3.1] for the member type %i and isOffered=%s, the invite button opens the target “$2”',
  (type, isOffered, target) => {
    expect(decideInviteTarget({ type, isOffered })).toBe(target);
  },
);

test.each([
  ['R10001', 'https://m.example/m/register?r=R10001'],
  ['a.b:c-d_e', 'https://m.example/m/register?r=a.b%3Ac-d_e'],
  ['', undefined],
  ['two words', 'https://m.example/m/register?r=two%20words'],
  ['"><script>', undefined],
  ['x'.repeat(513), undefined],
])('[LINK-3.4] the invitation link for the referral code %j is %s', (code, link) => {
  expect(buildInviteLink(code, 'https://m.example')).toBe(link);
});
