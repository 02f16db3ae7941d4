import { expect, test } from 'vitest';
import { decideReferralCode, toReferralCode } from './referral-code';

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

test.each([
  [' FRIEND7 ', 'FRIEND7'],
  ['FRIEND7。', 'FRIEND7'],
  ['ＦＲＩＥＮＤ７', 'FRIEND7'],
  ['WHO?', 'WHO'],
  ['https://fair.example/m/register?r=FRIEND7', 'FRIEND7'],
  ['fair.example/m/register?utm_source=x&amp;referralCode=FRIEND7.', 'FRIEND7'],
  ['https://fair.example/m/register?utm_source=x&#38;r=FRIEND7#top', 'FRIEND7'],
  ['Ready? Join me: https://fair.example/m/register?r=FRIEND%207! It is fun', 'FRIEND 7'],
  ['https://fair.example/m/register&r=FRIEND7', 'FRIEND7'],
  ['https://fair.example/m/register&amp;utm_source=x&amp;r=FRIEND7', 'FRIEND7'],
  ['https://fair.example/m/register%26r%3DFRIEND7', 'FRIEND7'],
  ['A&B', 'A&B'],
  ['*FRIEND7*', 'FRIEND7'],
  ['https://fair.example/m/register%3Fr%3DFRIEND7', 'FRIEND7'],
  ['https://fair.example/m/register%3Futm_source%3Dx%26r%3DFRIEND%25207', 'FRIEND 7'],
  ['https://fair.example/m/register%253Fr%253DFRIEND7', 'FRIEND7'],
  ['https://l.example/?u=https%3A%2F%2Ffair.example%2Fm%2Fregister%3Fr%3DFRIEND7&h=x', 'FRIEND7'],
  ['https://fair.example/m/register?r=100%', '100%'],
  ['https://fair.example/m/register', ''],
  ['Join me: fair.example/m/register', ''],
  ['fair.example', 'fair.example'],
  ['https://fair.example/m/register?utm_source=x', ''],
  ['https://fair.example/m/register%3Futm_source%3Dx', ''],
  ['TEAM/7', 'TEAM/7'],
  ['50%3D', '50%3D'],
  ['', ''],
])('[REG-2.3] of the text %j in the field of the referral code, %j is sent', (typed, code) => {
  expect(toReferralCode(typed, '')).toBe(code);
});

test.each([
  ['https://fair.example/m/register', 'LINKED'],
  ['My code is FRIEND7, https://fair.example/', 'LINKED'],
  ['https://fair.example/m/register?r=FRIEND7', 'FRIEND7'],
  ['FRIEND7', 'FRIEND7'],
  ['', ''],
])('[REG-2.3] with %j in the field, a visitor of the link of LINKED sends %j', (typed, code) => {
  expect(toReferralCode(typed, 'LINKED')).toBe(code);
});
