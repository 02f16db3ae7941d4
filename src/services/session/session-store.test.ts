import { beforeEach, describe, expect, test } from 'vitest';
import { sessionStore } from '../../browser/web-storage';
import { sessionInfo } from '../../contract/session-info';
import { SESSION_KEY } from '../../contract/storage-keys';
import { amendSession, beginSession, currentSession, endSession, isStoredSession, useSession } from './session-store';

const alice = {
  id: '7',
  token: 'token-of-alice',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};

const stored = () => sessionStore.get(SESSION_KEY, sessionInfo);

beforeEach(() => endSession());

describe('[SESS-1] the session of a tab', () => {
  test('memory and storage hold the same, as long as it lasts', () => {
    beginSession(alice);
    expect([currentSession(), stored()]).toEqual([alice, alice]);
    amendSession({ type: 1 });
    expect([currentSession(), stored()]).toEqual([
      { ...alice, type: 1 },
      { ...alice, type: 1 },
    ]);
    endSession();
    expect([currentSession(), stored()]).toEqual([undefined, undefined]);
  });

  test('every sign-in and sign-out is an epoch; a change is none', () => {
    const { epoch } = useSession.getState();
    beginSession(alice);
    amendSession({ type: 1 });
    expect(useSession.getState().epoch).toBe(epoch + 1);
    endSession();
    expect(useSession.getState().epoch).toBe(epoch + 2);
  });

  test('[SESS-4] a change that comes after the sign-out brings nobody back', () => {
    beginSession(alice);
    endSession();
    amendSession({ userName: 'alice' });
    expect([currentSession(), stored()]).toEqual([undefined, undefined]);
  });

  test('[SESS-4] a page restored after a sign-out elsewhere in the tab sees that its session is gone', () => {
    beginSession(alice);
    expect(isStoredSession()).toBe(true);
    sessionStore.remove(SESSION_KEY);
    expect(isStoredSession()).toBe(false);
    sessionStore.set(SESSION_KEY, { ...alice, token: 'token-of-bob' });
    expect(isStoredSession()).toBe(false);
  });

  test('[SOCIAL-1] where it leads is said for one sign-in alone', () => {
    beginSession(alice, '/m/home');
    expect(useSession.getState().landing).toBe('/m/home');
    beginSession(alice);
    expect(useSession.getState().landing).toBeUndefined();
  });

  test('[LOGIN-9] the page signed out on is remembered until the next sign-in', () => {
    beginSession(alice);
    endSession('entry-3');
    expect(useSession.getState().leaving).toBe('entry-3');
    beginSession(alice);
    expect(useSession.getState().leaving).toBeUndefined();
  });
});
