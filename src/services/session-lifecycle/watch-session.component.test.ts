import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { LAST_SIGN_OUT_ID_PREFIX, TAB_CHANNEL } from '../../contract/storage-keys';
import { beginSession, getCurrentSession } from '../session/session-store';
import { recordSignOut } from '../session/sign-out-ids';
import { watchSession } from './watch-session';

beforeAll(watchSession);
beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

/** Writes the sign-out id of a member, as a sign-out in another tab does, to the storage that the tabs share. */
const signOutElsewhere = (id: string) =>
  recordSignOut({ id, merchantCode: 'FAIR', token: 'of another tab' }, Date.now());

/** The events after which a tab checks whether it has missed a sign-out. */
const EVENTS: readonly (readonly [string, () => void])[] = [
  ['visibilitychange', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['pageshow', () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))],
  [
    'storage, as in a browser without BroadcastChannel',
    () => window.dispatchEvent(new StorageEvent('storage', { key: `${LAST_SIGN_OUT_ID_PREFIX}x` })),
  ],
];

describe('[SESS-4] tab that missed a sign-out', () => {
  test.each(EVENTS)('[SESS-4.3] a tab that missed a sign-out ends its session on the event %s', (_, dispatch) => {
    signOutElsewhere('m1');
    expect(getCurrentSession()?.id).toBe('m1');
    dispatch();
    expect(getCurrentSession()).toBeUndefined();
  });

  test.each(EVENTS)(
    'a tab that missed the sign-out of another member keeps its session on the event %s',
    async (_, dispatch) => {
      signOutElsewhere('m2');
      dispatch();
      expect(getCurrentSession()?.id).toBe('m1');
      signOutElsewhere('m1');
      await signInMember();
      dispatch();
      expect(getCurrentSession()?.id).toBe('m1');
    },
  );
});

test('[SESS-4] a sign-out message from another tab ends only a session of the member named in the message', async () => {
  const session = getCurrentSession();
  if (session) beginSession({ ...session, updatePassword: true });
  const otherTab = new BroadcastChannel(TAB_CHANNEL);
  otherTab.postMessage({ type: 'logged-out', member: 'm2' });
  otherTab.postMessage({ type: 'logged-out' });
  otherTab.postMessage({ type: 'password-changed', member: 'm2' });
  // Messages arrive in order: with the effect of this one, the others have been handled.
  otherTab.postMessage({ type: 'password-changed', member: 'm1' });
  await expect.poll(() => getCurrentSession()).toMatchObject({ id: 'm1', updatePassword: false });
  otherTab.postMessage({ type: 'logged-out', member: 'm1' });
  await expect.poll(getCurrentSession).toBeUndefined();
  otherTab.close();
});
