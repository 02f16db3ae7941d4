import { logout } from '../../contract/endpoints/session';
import { call, forgetMember } from '../platform/platform';
import { useMember } from './member';
import { currentSession, endSession } from './session-store';
import { tellTabs } from './tabs';

/** Forgets everything of the member in this tab, in memory and in storage (SESS-4). */
export function purgeMember(): void {
  endSession();
  useMember.setState({ member: undefined });
  forgetMember();
}

/**
 * Signs out: the tab forgets first and the other tabs are told, then the platform hears of it; so a sign-out
 * works offline as well (LOGIN-9, SESS-4).
 */
export async function signOut(): Promise<void> {
  const session = currentSession();
  if (!session) return;
  const told = call(logout, { quiet: true });
  purgeMember();
  tellTabs({ type: 'logged-out', member: session.id });
  await told; // The platform's session ends by itself if this one never arrives.
}
