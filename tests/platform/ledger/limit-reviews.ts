import { number, object } from 'valibot';
import { getJurisdiction } from '../merchants/jurisdictions';
import type { Merchant } from '../merchants/merchant';
import type { Services } from '../services';

const DAY_MS = 24 * 3_600_000;

type ReviewServices = Pick<Services, 'database' | 'clock' | 'members' | 'scenarios'>;

/**
 * Whether it is time for a member to review the limits: as long as the jurisdiction allows after the registration, the
 * last change of a limit, or the last review (SAFE-2.16).
 */
export function isLimitReviewDue(services: ReviewServices, merchant: Merchant, memberId: number): boolean {
  const { database, clock, members } = services;
  const { limitReviewDays } = getJurisdiction(services, merchant);
  const row = database.one(object({ dueAt: number() }), 'SELECT dueAt FROM limitReview WHERE memberId = ?', memberId);
  const dueAt = row?.dueAt ?? (members.byId(memberId)?.registeredAt ?? 0) + limitReviewDays * DAY_MS;
  return limitReviewDays > 0 && clock.now() >= dueAt;
}

/** Sets the time of the next review, as the member has just seen or changed the limits. */
export function postponeLimitReview(services: ReviewServices, merchant: Merchant, memberId: number): void {
  const { limitReviewDays } = getJurisdiction(services, merchant);
  setLimitReview(services, memberId, services.clock.now() + limitReviewDays * DAY_MS);
}

/** @param dueAt epoch ms */
export function setLimitReview({ database }: Pick<Services, 'database'>, memberId: number, dueAt: number): void {
  database.run('INSERT OR REPLACE INTO limitReview VALUES (?, ?)', memberId, dueAt);
}
