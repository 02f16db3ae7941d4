import { useEffect } from 'react';
import { openTabChannel } from '../../browser/storage/tab-channel';
import { type SessionInfo, sessionInfo } from '../../contract/session-info';
import { SIGN_IN_CHANNEL } from '../../contract/storage-keys';
import { beginSession, getCurrentSession } from '../session/session-store';
import { refreshMember } from './refresh-member';

const openSignInChannel = (listener: (session: SessionInfo) => void) =>
  openTabChannel(SIGN_IN_CHANNEL, sessionInfo, listener);

/** Sends a new session to the tabs that show the sign-in page, without storing it. */
export function broadcastSignIn(session: SessionInfo): void {
  const channel = openSignInChannel(() => undefined);
  channel.post(session);
  channel.close();
}

/** Used by the sign-in page: when the user signs in in another tab, begins the same session in this tab (SESS-1). */
export function useSignInFromOtherTab(): void {
  useEffect(() => {
    const channel = openSignInChannel((session) => {
      if (getCurrentSession()) return;
      beginSession(session);
      void refreshMember();
    });
    return () => channel.close();
  }, []);
}
