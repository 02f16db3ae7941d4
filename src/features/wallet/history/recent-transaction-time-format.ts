const TODAY_FORMAT = { timeStyle: 'short' } as const;
const THIS_YEAR_FORMAT = { day: 'numeric', month: 'short' } as const;
const EARLIER_FORMAT = { dateStyle: 'medium' } as const;

/**
 * Chooses how to show the time of a recent transaction in one line: the time of day if it was today, day and month if
 * it was this year, otherwise the full date. Days and years are those of the local time zone.
 * @param at epoch milliseconds
 * @param now epoch milliseconds
 */
export function chooseRecentTransactionTimeFormat(at: number, now: number): Intl.DateTimeFormatOptions {
  const [date, today] = [new Date(at), new Date(now)];
  if (date.toDateString() === today.toDateString()) return TODAY_FORMAT;
  return date.getFullYear() === today.getFullYear() ? THIS_YEAR_FORMAT : EARLIER_FORMAT;
}
