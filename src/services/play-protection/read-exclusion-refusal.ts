import { safeParse } from 'valibot';
import type { Refusal } from '../../contract/api-error';
import { EXCLUSION_WITHOUT_END_MS } from '../../contract/endpoints/account/play-limits';
import { ERROR_CODES } from '../../contract/error-codes';
import { type ExclusionRefusal, exclusionRefusal } from '../../contract/exclusion-refusal';

const DAY_MS = 24 * 3_600_000;

/**
 * Returns what a refusal tells of a self-exclusion; undefined if it tells of none. A platform that sends no value sends
 * the date of the end as the message, or nothing if there is none. An end that cannot be read is not known: a day, after
 * which the next refusal tells again.
 */
export function readExclusionRefusal({ code, message, value }: Refusal, now: number): ExclusionRefusal | undefined {
  const told = safeParse(exclusionRefusal, value);
  if (told.success) return told.output;
  if (code !== ERROR_CODES.excluded) return undefined;
  if (message.trim() === '') return { excludedUntil: EXCLUSION_WITHOUT_END_MS, member: '' };
  const date = /^\d{4}-\d{2}-\d{2}$/.test(message.trim()) ? Date.parse(message.trim()) : Number.NaN;
  // The day itself counts.
  return { excludedUntil: (Number.isNaN(date) ? now : date) + DAY_MS, member: '' };
}
