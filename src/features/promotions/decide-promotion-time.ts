import type { PromotionFacts } from '../../contract/endpoints/site/promotion-facts';
import { createDateFormat, isNumericLocale } from '../../services/i18n/date-format';

/** Whether a promotion runs, and when that changes. */
export interface PromotionTime {
  readonly state: 'soon' | 'running' | 'ended';
  /** When the promotion starts, ends, or has ended (epoch ms); undefined if it has no such time. */
  readonly at: number | undefined;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Returns whether a promotion runs at a time. A promotion of which no times are known runs without an end (LINK-2). */
export function decidePromotionTime(
  facts: Pick<PromotionFacts, 'startsAt' | 'endsAt'> | undefined,
  now: number,
): PromotionTime {
  const { startsAt = 0, endsAt = 0 } = facts ?? {};
  if (endsAt > 0 && endsAt <= now) return { state: 'ended', at: endsAt };
  if (startsAt > now) return { state: 'soon', at: startsAt };
  return { state: 'running', at: endsAt > 0 ? endsAt : undefined };
}

/**
 * Returns the time between two moments in words, such as “in 2 days”; less than a minute counts as one. In a language
 * of which the browser has no words, returns the later moment as date and time (I18N-2).
 */
export function formatTimeUntil(at: number, now: number, locale: string): string {
  if (isNumericLocale(locale)) return createDateFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(at);
  const left = Math.max(at - now, MINUTE_MS);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  if (left >= 2 * DAY_MS) return format.format(Math.floor(left / DAY_MS), 'day');
  if (left >= 2 * HOUR_MS) return format.format(Math.floor(left / HOUR_MS), 'hour');
  return format.format(Math.floor(left / MINUTE_MS), 'minute');
}
