import { type DeviceTraits, isInstalled, isIos } from '../../browser/device';

/** Pulled so far, in CSS pixels on screen, letting go refreshes. */
export const FAR_ENOUGH = 64;
/** How much of the finger's way the mark goes: it pulls against something. */
const RESISTANCE = 0.5;
const FARTHEST = 96;

/**
 * Whether pulling down is ours to answer. Browsers have their own pull to refresh, Chromium's installed sites as well; on
 * iOS a site on the home screen has none.
 */
export const ownsPull = (traits: DeviceTraits): boolean => isIos(traits) && isInstalled(traits);

/** How far the mark is drawn down. @param down the finger's way @param across its way to either side */
export function pullOf(down: number, across: number): number {
  if (down <= 0 || Math.abs(across) > down) return 0;
  return Math.min(down * RESISTANCE, FARTHEST);
}
