import { number, object } from 'valibot';
import { getPlatformRules } from '../merchants/jurisdictions';
import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';

const DAY_MS = 24 * 3_600_000;
/** Stands for the last review of a member whom the operator has asked for one. */
const ASKED_FOR = 0;

/**
 * Whether it is time for a member to review the limits: as long as the jurisdiction allows after the registration, the
 * last change of a limit, or the last review, or once the operator has asked for it (SAFE-2.16). The rule that counts is
 * the present one, as it may have changed since the review.
 */
export function isLimitReviewDue(
  services: Pick<Services, 'database' | 'clock' | 'members' | 'scenarios'>,
  merchant: Merchant,
  memberId: number,
): boolean {
  const { database, clock, members } = services;
  const sql = 'SELECT reviewedAt FROM limitReview WHERE memberId = ?';
  const reviewedAt = database.one(object({ reviewedAt: number() }), sql, memberId)?.reviewedAt;
  if (reviewedAt === ASKED_FOR) return true;
  const { limitReviewDays } = getPlatformRules(services, merchant);
  const since = reviewedAt ?? members.byId(memberId)?.registeredAt ?? 0;
  return limitReviewDays > 0 && clock.now() >= since + limitReviewDays * DAY_MS;
}

/** Records that a member has just reviewed or changed the limits. */
export const recordLimitReview = (services: Pick<Services, 'database' | 'clock'>, memberId: number): void =>
  saveReviewTime(services, memberId, services.clock.now());

/** Lets the app ask a member for a review, also where the jurisdiction demands none. */
export const askForLimitReview = (services: Pick<Services, 'database'>, memberId: number): void =>
  saveReviewTime(services, memberId, ASKED_FOR);

function saveReviewTime({ database }: Pick<Services, 'database'>, memberId: number, reviewedAt: number): void {
  database.run('INSERT OR REPLACE INTO limitReview VALUES (?, ?)', memberId, reviewedAt);
}
