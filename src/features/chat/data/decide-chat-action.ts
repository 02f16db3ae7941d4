/** State of the user that the chat rules depend on. `type` is the member type (SESS-5); -1 if unknown. */
export interface ChatUser {
  readonly hasSession: boolean;
  readonly type: number;
}

/** The member type that may not use the chat (SESS-5). */
const RESTRICTED = 4;

/**
 * Decides what the chat button does: asks for a sign-in, reports that chat is not available, or opens the chat (CS-2).
 */
export function decideChatAction({ hasSession, type }: ChatUser): 'sign-in' | 'refuse' | 'open' {
  if (!hasSession) return 'sign-in';
  return type === RESTRICTED ? 'refuse' : 'open';
}

/** Whether to fetch the unread count: only for a member whose type is known and who may use the chat (CS-2). */
export const shouldFetchUnreadCount = ({ hasSession, type }: ChatUser): boolean =>
  hasSession && type !== -1 && type !== RESTRICTED;
