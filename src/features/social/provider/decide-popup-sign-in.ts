import { type DeviceTraits, isIos, isRunningAsInstalledApp } from '../../../browser/device/device';
import type { OpfsAccess } from '../../../browser/storage/private-browsing';
import { isPrivateBrowsing } from '../../../browser/storage/private-browsing';

export type PopupSignInDecision =
  /** Not possible: the merchant's native app does not support provider popups yet (SOCIAL-6). */
  | 'coming-soon'
  /** Not possible: the browser is in private browsing mode, which blocks the provider's response (SOCIAL-6). */
  | 'private'
  | 'popup'
  /** The page redirects to the provider and back (SOCIAL-4), because an installed web app on iOS cannot open popups. */
  | 'redirect';

/** Decides how to sign in with a provider that uses a popup: in a popup, by a redirect, or not at all. */
export function decidePopupSignIn(
  traits: DeviceTraits,
  isOfficialApp: boolean,
  storageDirectory: OpfsAccess,
): PopupSignInDecision {
  if (isOfficialApp) return 'coming-soon';
  if (isPrivateBrowsing(storageDirectory)) return 'private';
  return isRunningAsInstalledApp(traits) && isIos(traits) ? 'redirect' : 'popup';
}
