import * as React from 'react';

export { flushOutbox } from '../../../src/base/outbox/flush-outbox';
export { safeLocalStorage } from '../../../src/browser/storage/web-storage';
export { startBreakFromPlay } from '../../../src/contract/endpoints/account/play-limits';
export { MEMBER_DATA } from '../../../src/services/member-data/member-data-table';
export { readMemberValue, writeMemberValue } from '../../../src/services/member-data/member-values';
export { useMerchant } from '../../../src/services/merchant/merchant-store';
export { enqueueOutboxEntry, requestOutboxFlush } from '../../../src/services/outbox/enqueue-outbox-entry';
export { closeOverlay, openOverlay, useOverlays } from '../../../src/services/overlays/overlays';
export { call } from '../../../src/services/platform/api-client';
export { getPlayStatus } from '../../../src/services/play-protection/play-status';
export { recordPlayProtection } from '../../../src/services/play-protection/record-play-protection';
export { usePopupQueue } from '../../../src/services/popups/popup-queue-store';
export { connectQueryClient } from '../../../src/services/queries/connect-query-client';
export { queryClient } from '../../../src/services/queries/query-client';
export { useMember } from '../../../src/services/session/member';
export { computeMemberKey } from '../../../src/services/session/member-key';
export { getCurrentSession } from '../../../src/services/session/session-store';
export { refreshMember } from '../../../src/services/session-lifecycle/refresh-member';
export { signOut } from '../../../src/services/session-lifecycle/sign-out';
export { startSessionAndBroadcast } from '../../../src/services/session-lifecycle/start-session-and-broadcast';
export { watchSession } from '../../../src/services/session-lifecycle/watch-session';
export { HOME_CONTEXTS, Home } from './page-home';
export { FORMS } from './page-submissions';
/** What a simulated page loads: the app's own modules, from the composition root downwards, without its screens. */
export { React };
