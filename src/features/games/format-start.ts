/**
 * When a match begins, in the words and the time zone of the visitor: the time alone today, with the day otherwise.
 * @param startTime epoch milliseconds @param now epoch milliseconds @param locale BCP 47 @param timeZone the visitor's own when absent
 */
export function formatStart(startTime: number, now: number, locale: string, timeZone?: string): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...zone });
  const isToday = dayOf.format(startTime) === dayOf.format(now);
  const day = isToday ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...day, hour: 'numeric', minute: '2-digit', ...zone }).format(startTime);
}
