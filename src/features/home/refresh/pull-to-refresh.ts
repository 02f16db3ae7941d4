import { type DeviceTraits, isIos, isRunningAsInstalledApp } from '../../../browser/device/device';

/** How far the indicator must be pulled down for the release to refresh the page (CSS px). */
export const REFRESH_THRESHOLD_PX = 64;
/** Ratio of the indicator's movement to the movement of the finger. */
const PULL_RATIO = 0.5;
const MAX_PULL_PX = 96;

/**
 * Whether the app itself must implement pull-to-refresh: only as an installed web app on iOS. The browser provides it
 * in its tabs and, in Chromium, also for installed web apps.
 */
export const shouldProvidePullToRefresh = (traits: DeviceTraits): boolean =>
  isIos(traits) && isRunningAsInstalledApp(traits);

/**
 * Returns how far the indicator moves down (CSS px), at most MAX_PULL_PX; 0 for a horizontal or upward swipe.
 * @param deltaY vertical movement of the finger (CSS px)
 * @param deltaX horizontal movement of the finger (CSS px)
 */
export function computePullDistancePx(deltaY: number, deltaX: number): number {
  if (deltaY <= 0 || Math.abs(deltaX) > deltaY) return 0;
  return Math.min(deltaY * PULL_RATIO, MAX_PULL_PX);
}
