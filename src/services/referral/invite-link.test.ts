import { expect, test } from 'vitest';
import { inviteLink } from './invite-link';

test.each([
  ['R10001', 'https://m.example/m/register?r=R10001'],
  ['a.b:c-d_e', 'https://m.example/m/register?r=a.b%3Ac-d_e'],
  ['', undefined],
  ['two words', undefined],
  ['"><script>', undefined],
  ['x'.repeat(129), undefined],
])('[LINK-3] the code %j gives %s', (code, link) => {
  expect(inviteLink(code, 'https://m.example')).toBe(link);
});
