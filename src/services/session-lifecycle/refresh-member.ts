import type { CommonCallOptions } from '../../api/call';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { type MemberRecord, memberInfo } from '../../contract/endpoints/account/member';
import { ROUTES } from '../../contract/paths';
import { navigateTo } from '../navigation/navigate';
import { call } from '../platform/api-client';
import { setAutoLoginEnabled } from '../remembered-login/auto-login-flag';
import { useMember } from '../session/member';
import { getCurrentSession, updateSession, useSession } from '../session/session-store';
import { decideSessionUpdate } from './decide-session-update';
import { purgeMemberData } from './purge-member-data';

/**
 * Fetches the member record and updates the session; ends the session of this tab if the token is not valid for any
 * member (SESS-5). A response that arrives after the session has changed is ignored. A failed request changes nothing,
 * because the API client itself reports an ended session (SESS-3).
 */
export async function refreshMember(options: CommonCallOptions = {}): Promise<Result<MemberRecord, ApiError>> {
  const { epoch } = useSession.getState();
  const response = await call(memberInfo, { quiet: true, ...options });
  const session = getCurrentSession();
  if (!response.ok || !session || useSession.getState().epoch !== epoch) return response;
  const decided = decideSessionUpdate(session, response.value);
  if (decided.kind === 'nobody') {
    // Nobody has signed out: the other tabs may have a session of a member, and anybody can write such a link.
    purgeMemberData('expiry');
    // Otherwise the sign-in page would sign in by itself, and get the same answer.
    if (session.userName !== '') setAutoLoginEnabled(false);
    navigateTo(ROUTES.login.path, { replace: true });
    return response;
  }
  useMember.setState({ member: response.value });
  updateSession(decided.change);
  return response;
}
