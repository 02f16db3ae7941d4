import { create } from 'zustand';
import type { MemberRecord } from '../../contract/endpoints/account/member';

/** The record of the signed-in member; undefined until it has been fetched (SESS-5). */
export const useMember = create<{ readonly member: MemberRecord | undefined }>(() => ({ member: undefined }));
