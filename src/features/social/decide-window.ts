import { type DeviceTraits, isInstalled, isIos } from '../../browser/device';
import type { FolderAnswer } from '../../browser/private-browsing';
import { isPrivate } from '../../browser/private-browsing';

export type WindowDecision =
  /** The app has no window for it yet (SOCIAL-6). */
  | 'coming-soon'
  /** Private browsing keeps the provider's answer from coming back (SOCIAL-6). */
  | 'private'
  | 'window'
  /** The page leaves and comes back (SOCIAL-4): an iPhone opens no windows from a home-screen icon. */
  | 'leave';

/** How a provider with a window of its own is asked. */
export function decideWindow(traits: DeviceTraits, isOfficialApp: boolean, folder: FolderAnswer): WindowDecision {
  if (isOfficialApp) return 'coming-soon';
  if (isPrivate(folder)) return 'private';
  return isInstalled(traits) && isIos(traits) ? 'leave' : 'window';
}
