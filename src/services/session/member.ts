import { create } from 'zustand';
import { type MemberRecord, memberInfo } from '../../contract/endpoints/member';
import { call } from '../platform/platform';
import { amendSession, useSession } from './session-store';

/** What the platform says of the member who is signed in (SESS-5). */
export const useMember = create<{ readonly member: MemberRecord | undefined }>(() => ({ member: undefined }));

/** Asks who is signed in and puts it into the session; an answer of an earlier session changes nothing. */
export async function refreshMember(): Promise<void> {
  const { epoch } = useSession.getState();
  const answer = await call(memberInfo, { fresh: true });
  if (!answer.ok || useSession.getState().epoch !== epoch) return;
  const member = answer.value;
  useMember.setState({ member });
  amendSession({
    id: member.id ?? member.customerId ?? '',
    userName: member.userName,
    type: member.type,
  });
}
