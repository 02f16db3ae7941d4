import type { CallManner } from '../../api/call';
import type { Result } from '../../base/result';
import type { ApiError } from '../../contract/api-error';
import { type MemberRecord, memberInfo } from '../../contract/endpoints/member';
import { ROUTES } from '../../contract/paths';
import { go } from '../navigation/navigator';
import { call } from '../platform/platform';
import { decideMember } from './decide-member';
import { useMember } from './member';
import { amendSession, currentSession, useSession } from './session-store';
import { signOut } from './sign-out';

/**
 * Asks who is signed in and puts it into the session (SESS-5). An answer of an earlier session changes nothing, and a
 * failed call leaves what is known: a session that is over is told by the client itself (SESS-3).
 */
export async function refreshMember(manner: CallManner = {}): Promise<Result<MemberRecord, ApiError>> {
  const { epoch } = useSession.getState();
  const answer = await call(memberInfo, { quiet: true, ...manner, fresh: true });
  const session = currentSession();
  if (!answer.ok || !session || useSession.getState().epoch !== epoch) return answer;
  const decided = decideMember(session, answer.value);
  if (decided.kind === 'nobody') {
    await signOut();
    go(ROUTES.login.path, { replace: true });
    return answer;
  }
  useMember.setState({ member: answer.value });
  amendSession(decided.change);
  return answer;
}
