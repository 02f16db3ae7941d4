import { unknown } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { safeSessionStorage } from '../../browser/storage/web-storage';
import { sessionInfo } from '../../contract/session-info';
import { REGISTRATION_DRAFT_KEY, SESSION_KEY } from '../../contract/storage-keys';
import {
  beginSession,
  endSession,
  getCurrentSession,
  isSessionInSyncWithStorage,
  markPasswordChanged,
  updateSession,
  useSession,
} from './session-store';

const alice = {
  id: '7',
  token: 'token-of-alice',
  merchantCode: 'FAIR',
  userName: 'alice',
  type: 0,
  firstTimeLogin: false,
  updatePassword: false,
};

const stored = () => safeSessionStorage.get(SESSION_KEY, sessionInfo);

beforeEach(() => endSession());

describe('[SESS-1] session of a tab', () => {
  test('[SESS-1.1] the session of a tab is the same in memory and in storage until it ends', () => {
    beginSession(alice);
    expect([getCurrentSession(), stored()]).toEqual([alice, alice]);
    updateSession({ type: 1 });
    expect([getCurrentSession(), stored()]).toEqual([
      { ...alice, type: 1 },
      { ...alice, type: 1 },
    ]);
    endSession();
    expect([getCurrentSession(), stored()]).toEqual([undefined, undefined]);
  });

  test('a tab starts without a session if the stored session is invalid', async () => {
    const sessionAfterStart = async (text: string) => {
      vi.stubGlobal('sessionStorage', { getItem: () => text, setItem: () => undefined, removeItem: () => undefined });
      vi.resetModules();
      return (await import('./session-store')).getCurrentSession();
    };
    for (const text of ['{"token":7,"__proto__":{"token":"x"}}', '{"token":', '7', 'null'])
      expect(await sessionAfterStart(text), text).toBeUndefined();
    expect(await sessionAfterStart(JSON.stringify(alice))).toEqual(alice);
    vi.unstubAllGlobals();
  });

  test('the session epoch of a tab increases at a sign-in and at a sign-out, but not at an update', () => {
    const { epoch } = useSession.getState();
    beginSession(alice);
    updateSession({ type: 1 });
    expect(useSession.getState().epoch).toBe(epoch + 1);
    endSession();
    expect(useSession.getState().epoch).toBe(epoch + 2);
  });

  test('[REG-3] signing in deletes the registration draft of this tab', () => {
    safeSessionStorage.set(REGISTRATION_DRAFT_KEY, { at: 0, requestId: 'of the member before' });
    beginSession(alice);
    expect(safeSessionStorage.get(REGISTRATION_DRAFT_KEY, unknown())).toBeUndefined();
  });

  test('[SESS-4] the session of a tab is not restored by an update after the sign-out', () => {
    beginSession(alice);
    endSession();
    updateSession({ userName: 'alice' });
    expect([getCurrentSession(), stored()]).toEqual([undefined, undefined]);
  });

  test('[SESS-4] the session of a tab is out of sync with storage once the stored session is deleted or replaced', () => {
    beginSession(alice);
    expect(isSessionInSyncWithStorage()).toBe(true);
    safeSessionStorage.remove(SESSION_KEY);
    expect(isSessionInSyncWithStorage()).toBe(false);
    safeSessionStorage.set(SESSION_KEY, { ...alice, token: 'token-of-bob' });
    expect(isSessionInSyncWithStorage()).toBe(false);
  });

  test('[SOCIAL-1] a new sign-in discards the landing page of an earlier sign-in', () => {
    beginSession(alice, '/m/home');
    expect(useSession.getState().landing).toBe('/m/home');
    beginSession(alice);
    expect(useSession.getState().landing).toBeUndefined();
  });

  test('[LOGIN-9] the key of the history entry on which the member signed out is stored until the next sign-in', () => {
    beginSession(alice);
    endSession('entry-3');
    expect(useSession.getState().signedOutOn).toBe('entry-3');
    beginSession(alice);
    expect(useSession.getState().signedOutOn).toBeUndefined();
  });
});

test('[LOGIN-8] after markPasswordChanged(), no password change is due and the current password is known', () => {
  beginSession({ ...alice, firstTimeLogin: true, updatePassword: true });
  markPasswordChanged();
  expect(getCurrentSession()).toEqual({ ...alice, firstTimeLogin: true, currentPassword: 'known' });
});
