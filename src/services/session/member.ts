import { create } from 'zustand';
import type { MemberRecord } from '../../contract/endpoints/member';

/** What the platform says of the member who is signed in (SESS-5). */
export const useMember = create<{ readonly member: MemberRecord | undefined }>(() => ({ member: undefined }));
