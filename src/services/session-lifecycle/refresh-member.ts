import type { CommonCallOptions } from '../../api/call';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { type MemberRecord, memberInfo } from '../../contract/endpoints/account/member';
import { ROUTES } from '../../contract/paths';
import { navigateTo } from '../navigation/navigate';
import { call } from '../platform/api-client';
import { useMember } from '../session/member';
import { getCurrentSession, updateSession, useSession } from '../session/session-store';
import { decideSessionUpdate } from './decide-session-update';
import { signOut } from './sign-out';

/**
 * Fetches the member record and updates the session; signs out if the token is not valid for any member (SESS-5). A
 * response that arrives after the session has changed is ignored. A failed request changes nothing, because the API
 * client itself reports an ended session (SESS-3).
 */
export async function refreshMember(options: CommonCallOptions = {}): Promise<Result<MemberRecord, ApiError>> {
  const { epoch } = useSession.getState();
  const response = await call(memberInfo, { quiet: true, ...options });
  const session = getCurrentSession();
  if (!response.ok || !session || useSession.getState().epoch !== epoch) return response;
  const decided = decideSessionUpdate(session, response.value);
  if (decided.kind === 'nobody') {
    signOut();
    navigateTo(ROUTES.login.path, { replace: true });
    return response;
  }
  useMember.setState({ member: response.value });
  updateSession(decided.change);
  return response;
}
