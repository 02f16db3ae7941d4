import { sessionStore } from '../../browser/web-storage';
import { FEEDBACK_DRAFT_KEY } from '../../contract/storage-keys';
import { forgetMember } from '../platform/platform';
import { useMember } from './member';
import { endSession } from './session-store';

/** Forgets everything of the member in this tab, in memory and in storage (SESS-4). @param leaving see endSession() */
export function purgeMember(leaving?: string): void {
  endSession(leaving);
  useMember.setState({ member: undefined });
  sessionStore.remove(FEEDBACK_DRAFT_KEY);
  forgetMember();
}
