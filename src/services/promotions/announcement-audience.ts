import type { ResponseOf } from '../../contract/endpoint';
import type { announcements } from '../../contract/endpoints/site/announcements';

/** An announcement, which may be a promotion with an action (POP-1, LINK-2). */
export type Announcement = ResponseOf<typeof announcements>['list'][number];

/** The user for whom announcements are selected. */
export interface AnnouncementRecipient {
  readonly hasSession: boolean;
  readonly firstTimeLogin: boolean;
}

/**
 * Whether an announcement is for the recipient (POP-1). The value of `execution` decides: `A` is for members, `B` for
 * visitors, `F` for members at their first login, any other value for everyone.
 */
export function isAnnouncementForRecipient(
  { hasSession, firstTimeLogin }: AnnouncementRecipient,
  { execution }: Pick<Announcement, 'execution'>,
): boolean {
  switch (execution) {
    case 'A':
      return hasSession;
    case 'B':
      return !hasSession;
    case 'F':
      return hasSession && firstTimeLogin;
    default:
      return true;
  }
}
