/** Value of `bannerCloses` in the install record that means that the app is installed (INST-2). */
export const BANNER_CLOSE_COUNT_WHEN_INSTALLED = 99;

/** Signals that the web app is installed, or that the page runs in an app (INST-2). */
export interface InstallationSignals {
  /** Whether the page runs in the merchant's native app, according to the URL parameter `inApp`. */
  readonly isOfficialApp: boolean;
  /** Whether `display-mode` is not `browser`, or `navigator.standalone` is true. */
  readonly isStandalone: boolean;
  /** Whether `display-mode` is `window-controls-overlay`, as in the window of an installed web app on a desktop. */
  readonly hasWindowControlsOverlay: boolean;
  /** Value of `document.referrer`, an `android-app:` URL if the page runs in an Android app (Trusted Web Activity). */
  readonly referrer: string;
  /** Whether `getInstalledRelatedApps()` has found an installed app of this site on the device. */
  readonly hasRelatedApp: boolean;
  /**
   * Whether the install record says that the app is installed (`bannerCloses` is BANNER_CLOSE_COUNT_WHEN_INSTALLED),
   * because recordWebAppInstallation() was called during this or an earlier visit.
   */
  readonly isRecorded: boolean;
}

/** Whether any signal indicates that the web app is installed or the page runs in an app. */
export function hasInstallationSignal(signals: InstallationSignals): boolean {
  const { isOfficialApp, isStandalone, hasWindowControlsOverlay, referrer, hasRelatedApp, isRecorded } = signals;
  const isTrustedActivity = referrer.startsWith('android-app://');
  return isOfficialApp || isStandalone || hasWindowControlsOverlay || isTrustedActivity || hasRelatedApp || isRecorded;
}
