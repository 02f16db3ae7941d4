/** Who may want to chat. `type`: SESS-5. */
export interface Chatter {
  readonly hasSession: boolean;
  readonly type: number;
}

/** The member type that has no chat (SESS-5). */
const RESTRICTED = 4;

/** What pressing the chat button does: sign in first, be told that there is none, or open it (CS-2). */
export function decideChat({ hasSession, type }: Chatter): 'sign-in' | 'refuse' | 'open' {
  if (!hasSession) return 'sign-in';
  return type === RESTRICTED ? 'refuse' : 'open';
}

/** Whether unread messages are counted: only for a member whose type is known and has a chat (CS-2). */
export const hasUnreadCount = ({ hasSession, type }: Chatter): boolean =>
  hasSession && type !== -1 && type !== RESTRICTED;
