import { MEMBER_DATA } from '../../services/member-data/member-data-table';
import { listMemberValueNames } from '../../services/member-data/member-values';
import { readRequestOwner } from '../../services/session/request-owner';

/**
 * Whether the signed-in member has sent something that has no answer yet. Without its id, sent again, it counts a
 * second time (API-8).
 */
export const hasUnansweredRequest = (): boolean =>
  listMemberValueNames(MEMBER_DATA.unconfirmedRequests, readRequestOwner()).length > 0;
