import { afterEach, beforeEach, expect, test } from 'vitest';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TRACKED_DEPOSIT_COUNT_PREFIX } from '../../contract/deferred-storage-keys';
import { beginSession, getCurrentSession } from '../session/session-store';
import { trackCompletedDeposits } from './track-money';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  localStorage.clear();
});
afterEach(() => localStorage.clear());

const countKeys = () => Object.keys(localStorage).filter((key) => key.startsWith(TRACKED_DEPOSIT_COUNT_PREFIX));

/** Changes the member id of the session, as the member record does after a social sign-in. */
function setMemberId(id: string): void {
  const session = getCurrentSession();
  if (session) beginSession({ ...session, id });
}

test('[TRK-1] the number of credited deposits is stored separately for each member id', async () => {
  await signInMember('alice');
  setMemberId('');
  await trackCompletedDeposits(3);
  expect(countKeys()).toEqual([]);
  setMemberId('m1');
  await trackCompletedDeposits(3);
  setMemberId('m2');
  await trackCompletedDeposits(10);
  expect(countKeys()).toHaveLength(2);
  expect(
    countKeys()
      .map((key) => localStorage.getItem(key))
      .toSorted(),
  ).toEqual(['10', '3']);
});
