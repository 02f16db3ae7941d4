/** Minimum interval between fetches of the asset manifests, shared by all tabs (ms, UPD-1). */
export const UPDATE_CHECK_INTERVAL_MS = 60_000;
/**
 * Minimum time between a failed check and the next one (ms), so that tabs that check at the same time share one fetch.
 */
export const FAILED_UPDATE_CHECK_RETRY_MS = 1_000;
/**
 * Delay between a navigation and the update check that follows it (ms), so that the requests of the page go first
 * (UPD-1).
 */
export const UPDATE_CHECK_DELAY_AFTER_NAVIGATION_MS = 1_500;

/**
 * How much longer an hourly check waits than other checks (ms). The total wait is 59 minutes from the end of the
 * previous check. With a full hour, the check would not be due yet when the hourly timer of a page fires, because
 * that timer starts before the previous check ends.
 */
const HOURLY_EXTRA_WAIT_MS = 3_600_000 - 2 * UPDATE_CHECK_INTERVAL_MS;

/**
 * Whether a check is due. A check is also due if `next` is further away than the check interval, because this means
 * that the clock has been set back since `next` was stored.
 * @param next earliest time of the next check, as stored (epoch ms)
 */
export function isUpdateCheckDue(next: number, now: number, isHourly: boolean): boolean {
  return now >= next + (isHourly ? HOURLY_EXTRA_WAIT_MS : 0) || next > now + UPDATE_CHECK_INTERVAL_MS;
}
