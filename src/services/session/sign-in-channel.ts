import { useEffect } from 'react';
import { openTabChannel } from '../../browser/tab-channel';
import { type SessionInfo, sessionInfo } from '../../contract/session-info';
import { SIGN_IN_CHANNEL } from '../../contract/storage-keys';
import { refreshMember } from './refresh-member';
import { beginSession, currentSession } from './session-store';

const openSignIns = (listener: (session: SessionInfo) => void) =>
  openTabChannel(SIGN_IN_CHANNEL, sessionInfo, listener);

/** Hands the session that begins here to the tabs that wait for a sign-in; nothing of it is stored for them. */
export function shareSignIn(session: SessionInfo): void {
  const channel = openSignIns(() => undefined);
  channel.post(session);
  channel.close();
}

/** While the sign-in page waits, a sign-in in another tab is one here as well (SESS-1). */
export function useSignInElsewhere(): void {
  useEffect(() => {
    const channel = openSignIns((session) => {
      if (currentSession()) return;
      beginSession(session);
      void refreshMember();
    });
    return () => channel.close();
  }, []);
}
