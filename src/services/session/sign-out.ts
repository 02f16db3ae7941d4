import { tellTabs } from '../../browser/tab-channel';
import { sessionStore } from '../../browser/web-storage';
import { logout } from '../../contract/endpoints/session';
import { ANSWER_PREFIX } from '../../contract/storage-keys';
import { call } from '../platform/platform';
import { useMember } from './member';
import { currentSession, endSession } from './session-store';

/** Forgets everything of the member in this tab, in memory and in storage (SESS-4). */
export function purgeMember(): void {
  endSession();
  useMember.setState({ member: undefined });
  sessionStore.removeByPrefix(ANSWER_PREFIX);
}

/**
 * Signs out: the tab forgets first and the other tabs are told, then the platform hears of it; so a sign-out
 * works offline as well (LOGIN-9, SESS-4).
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const told = call(logout, { token: session.token });
  purgeMember();
  tellTabs({ type: 'logged-out', member: session.id });
  await told; // The platform's session ends by itself if this one never arrives.
}
