import { computeTextFingerprint } from '../../base/text-fingerprint';
import type { Refusal } from '../../contract/api-error';
import { registerDownlineAccount } from '../../contract/endpoints/account/referral';
import { ERROR_CODES } from '../../contract/error-codes';
import type { SessionInfo } from '../../contract/session-info';
import { getMerchantCode } from '../merchant/merchant-store';
import { clearRememberedLogin } from '../remembered-login/clear-remembered-login';
import { computeMemberKey } from '../session/member-key';
import { useSession } from '../session/session-store';
import { endPlay, tellOfExclusion, wasToldOfExclusion } from './end-play';
import { readExclusionRefusal } from './read-exclusion-refusal';
import { recordPlayProtection } from './record-play-protection';
import { readNow, removeUnansweredExclusion } from './unanswered-exclusion';

/**
 * Lets a self-exclusion hold in this browser that the platform tells of by a refusal: of any sign-in, also an automatic
 * one, or of a call of a session that has ended because of it on another device (SAFE-2.11).
 * @param caller the session whose call was refused; undefined for a call without one, or of an earlier one
 */
export async function handleExclusionRefusal(refusal: Refusal, caller: SessionInfo | undefined): Promise<void> {
  const told = readExclusionRefusal(refusal, readNow());
  if (!told) return;
  const isSessionOver = refusal.code !== ERROR_CODES.excluded;
  const isAboutCaller = isSessionOver || refusal.endpoint !== registerDownlineAccount.name;
  // Somebody whom an agent registers is no visitor of this browser.
  if (!isAboutCaller && !told.member) return;
  const own = isAboutCaller && (!told.member || !caller?.id || told.member === caller.id) ? caller : undefined;
  const merchantCode = caller?.merchantCode ?? getMerchantCode();
  const member = computeMemberKey({ id: told.member || (own?.id ?? ''), merchantCode }) ?? '';
  recordPlayProtection({ excludedUntil: told.excludedUntil }, member);
  // The answer to one that was lost: sent again after its end, it would begin again.
  removeUnansweredExclusion(member, told.excludedUntil);
  if (own) removeUnansweredExclusion(computeTextFingerprint(own.token), told.excludedUntil);
  const { session } = useSession.getState();
  if (own && own.token === session?.token) return endPlay(told.excludedUntil);
  if (own) await clearRememberedLogin(own.userName);
  if (isSessionOver && own && !session && !wasToldOfExclusion()) tellOfExclusion(told.excludedUntil);
}
