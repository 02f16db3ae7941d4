/**
 * Formats the start of a match: the time only if it starts today, otherwise with the day.
 * @param startTime epoch milliseconds @param now epoch milliseconds @param locale BCP 47 @param timeZone IANA; default: the browser's
 */
export function formatStartTime(startTime: number, now: number, locale: string, timeZone?: string): string {
  const zoneOption = timeZone === undefined ? {} : { timeZone };
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...zoneOption });
  const isToday = dateFormat.format(startTime) === dateFormat.format(now);
  const dayOptions = isToday ? {} : ({ weekday: 'short', month: 'short', day: 'numeric' } as const);
  return new Intl.DateTimeFormat(locale, { ...dayOptions, hour: 'numeric', minute: '2-digit', ...zoneOption }).format(
    startTime,
  );
}
