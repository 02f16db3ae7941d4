/** Value of `bannerCloses` in the install record that means that the app is installed (INST-2). */
export const BANNER_CLOSE_COUNT_WHEN_INSTALLED = 99;

/** Signals that the web app is installed, or that the page runs in an app (INST-2). */
export interface InstallationSignals {
  /** Whether the page runs in the merchant's native app, according to the URL parameter `inApp`. */
  readonly isOfficialApp: boolean;
  /** Whether this page runs as an installed web app; see isRunningAsInstalledApp(). */
  readonly isStandalone: boolean;
  /** Value of `document.referrer`, an `android-app:` URL if the page runs in an Android app (Trusted Web Activity). */
  readonly referrer: string;
  /** Whether `getInstalledRelatedApps()` has found an installed app of this site on the device. */
  readonly hasRelatedApp: boolean;
  /**
   * Whether the install record says that the app is installed (`bannerCloses` is BANNER_CLOSE_COUNT_WHEN_INSTALLED),
   * because recordWebAppInstallation() was called during this or an earlier visit.
   */
  readonly isRecorded: boolean;
  /** Whether the browser has offered its install prompt since then; see isInstallationDisproved(). */
  readonly isDisproved: boolean;
}

/**
 * Whether the browser's offer to install the web app proves that it is not installed (any more): browsers make the
 * offer only then. An offer from before the installation, which another tab may still have, proves nothing.
 * @param offeredAt when the browser made the offer (epoch ms); undefined if there is none
 */
export const isInstallationDisproved = (
  offeredAt: number | undefined,
  { installedAt }: { readonly installedAt: number },
) => offeredAt !== undefined && offeredAt > installedAt;

/**
 * Whether any signal indicates that the web app is installed or the page runs in an app. The browser's offer to
 * install it outweighs all signals but those of this window.
 */
export function hasInstallationSignal(signals: InstallationSignals): boolean {
  const { isOfficialApp, isStandalone, referrer, hasRelatedApp, isRecorded, isDisproved } = signals;
  if (isOfficialApp || isStandalone) return true;
  return !isDisproved && (referrer.startsWith('android-app://') || hasRelatedApp || isRecorded);
}
