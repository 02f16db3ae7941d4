import type { RefusalError } from '../../server/refusal';
import type { Services } from '../../services';

/**
 * Returns why a member who has proved who they are gets no session; undefined if they may have one. Asked before the
 * second factor too, which nobody should look for in vain (SAFE-2.6, SAFE-5.6).
 */
export const refuseBarred = (
  { playBreaks, accountClosures }: Pick<Services, 'playBreaks' | 'accountClosures'>,
  memberId: number,
): RefusalError | undefined => playBreaks.refuseExcluded(memberId) ?? accountClosures.refuse(memberId);
