/** Milliseconds between two looks at the asset manifests, however many tabs ask (UPD-1). */
export const CHECK_EVERY = 60_000;
/** Milliseconds until a look that failed may be repeated: tabs that ask together get one between them. */
export const CHECK_FAILED = 1_000;
/** Milliseconds after a start: the page's own requests go first (UPD-1). */
export const AFTER_START = 1_500;

/** Milliseconds more that a page's hourly round waits: less than the hour by as much as a look may take. */
const HOURLY_MORE = 3_600_000 - 2 * CHECK_EVERY;

/** Whether it is time to look again; `next` so far away was written under another clock. */
export function isCheckDue(next: number, now: number, isHourly: boolean): boolean {
  return now >= next + (isHourly ? HOURLY_MORE : 0) || next > now + CHECK_EVERY;
}
