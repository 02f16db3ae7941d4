import { describe, expect, test } from 'vitest';
import type { RecordDraft } from './collector-record';
import { findPrivateTexts } from './private-texts';
import { scrubRecord } from './scrub-record';

const ID = '7f3a91c2d4e5f60718293a4b5c6d7e8f';
const scrub = (given: Partial<RecordDraft>) =>
  scrubRecord({ kind: 'error', name: 'TypeError', at: 1, page: '/m/Tina Tran', ...given }, ['Tina Tran']);

describe('[OPS-4.6] record that leaves the page', () => {
  test('has each of its texts without what is private', () => {
    const secret = 'Tina Tran';
    const frame = { filename: `/m/${secret}`, function: secret, lineno: 1, colno: 2 };
    const values = { target: secret, ms: 123_456 };
    const sent = scrub({ name: secret, text: secret, values, frames: [frame] });
    expect(sent).toMatchObject({ name: '[hidden]', text: '[hidden]', page: '/m/[hidden]' });
    expect(sent.values).toEqual({ target: '[hidden]', ms: 123_456 });
    expect(sent.frames).toEqual([{ ...frame, filename: '/m/[hidden]', function: '[hidden]' }]);
  });

  test.each([
    [ID, ID],
    ['', undefined],
    ['eyJhbGciOiJIUzI1', undefined],
    [ID.toUpperCase(), undefined],
    [`${ID}0`, undefined],
  ])('with the request id “%s” has the id %s', (requestId, sent) => {
    expect(scrub({ requestId }).requestId).toBe(sent);
  });
});

test('[OPS-4.6] private texts are the values of private fields at any depth', () => {
  const account = { holder: 'Tina Tran', number: '0012', tail: '0012', id: 'a1', bank: 'BDO' };
  const member = { userName: 'm917', mobileNum: '0917', email: 'a@b.c', regDate: 1, language: 'EN' };
  expect(findPrivateTexts([['member', 'accounts'], { accounts: [account] }, member])).toEqual([
    'Tina Tran',
    '0012',
    'm917',
    '0917',
    'a@b.c',
  ]);
});
