/**
 * Returns the first moment of the next day in the device's time zone (epoch ms). Where clocks change at midnight, the
 * next day begins at one o'clock, or a second midnight belongs to a day that has begun: `Date` follows both.
 * @param now epoch milliseconds
 */
export function nextLocalMidnight(now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + 1).getTime();
}
