import { beforeEach, describe, expect, test } from 'vitest';
import { safeLocalStorage, safeSessionStorage } from '../../browser/storage/web-storage';
import type { SessionInfo } from '../../contract/session-info';
import { computeMemberKey } from '../session/member-key';
import { MEMBER_DATA } from './member-data-table';
import { readMemberValue } from './member-values';
import { moveFormerCashierData } from './move-former-cashier-data';

const SESSION: SessionInfo = {
  id: '7',
  token: 't',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};
const ALICE = computeMemberKey(SESSION) ?? '';
const BODY = { methodId: 'gcash', amount: '500.00', useBonus: true };

/** Stores what the release before this one has stored for a deposit of a member. */
function storeAsBefore(member: string) {
  safeSessionStorage.set('MC_CASHIER:draft:deposit', { member, values: { amount: '500' } });
  safeSessionStorage.set('MC_CASHIER:pending:deposit', { member, requestId: 'r1', body: BODY });
}
const draft = () => readMemberValue(MEMBER_DATA.drafts, ALICE, 'deposit')?.value;
const request = () => readMemberValue<unknown>(MEMBER_DATA.unconfirmedRequests, ALICE, 'deposit:r1')?.value;

beforeEach(() => {
  safeSessionStorage.removeByPrefix('');
  safeLocalStorage.removeByPrefix('');
});

describe('[MEM-1] [UPD-2] drafts and submissions of the version before', () => {
  test('a draft and an unconfirmed deposit of the member are moved, with the request id', () => {
    storeAsBefore('FAIR|alice');
    moveFormerCashierData(SESSION, 1);
    expect([draft(), request()]).toEqual([{ amount: '500' }, BODY]);
    expect(safeSessionStorage.keys('MC_CASHIER:')).toEqual([]);
  });

  test('[OFF-2] a draft of feedback is moved', () => {
    safeSessionStorage.set('MC_FEEDBACK_DRAFT', { subject: 'wish', text: 'More lanes', contact: '' });
    moveFormerCashierData(SESSION, 1);
    const moved = readMemberValue(MEMBER_DATA.drafts, ALICE, 'feedback')?.value;
    expect(moved).toEqual({ subject: 'wish', text: 'More lanes', contact: '' });
    expect(safeSessionStorage.keys('MC_FEEDBACK_DRAFT')).toEqual([]);
  });

  test('a draft and an unconfirmed deposit of another member are deleted', () => {
    storeAsBefore('FAIR|bob');
    moveFormerCashierData(SESSION, 1);
    expect([draft(), request()]).toEqual([undefined, undefined]);
    expect(safeSessionStorage.keys('MC_CASHIER:')).toEqual([]);
  });

  test('a draft and an unconfirmed deposit stay until it is known who the member is', () => {
    storeAsBefore('FAIR|alice');
    moveFormerCashierData({ ...SESSION, id: '' }, 1);
    expect(safeSessionStorage.keys('MC_CASHIER:')).toHaveLength(2);
  });
});
