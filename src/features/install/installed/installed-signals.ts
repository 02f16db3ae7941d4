/** Counter value that means installed (INST-2). */
export const INSTALLED_COUNT = 99;

/** Signals that the web app is installed, or runs in an app (INST-2). */
export interface InstalledSignals {
  /** `inApp` in the URL: the merchant's app. */
  readonly isOfficialApp: boolean;
  /** `display-mode` is not `browser`, or `navigator.standalone`. */
  readonly isStandalone: boolean;
  /** `display-mode: window-controls-overlay`, an installed window on a desktop. */
  readonly hasWindowControls: boolean;
  /** `document.referrer`: an `android-app:` URL if the page runs in an Android app (Trusted Web Activity). */
  readonly referrer: string;
  /** `getInstalledRelatedApps()` has found this app on the device. */
  readonly hasRelatedApp: boolean;
  /** The `appinstalled` event, now or on an earlier visit: the counter is 99. */
  readonly isRecorded: boolean;
}

/** Whether any signal indicates that the web app is installed. */
export function hasInstalledSignal(signals: InstalledSignals): boolean {
  const { isOfficialApp, isStandalone, hasWindowControls, referrer, hasRelatedApp, isRecorded } = signals;
  const isTrustedActivity = referrer.startsWith('android-app://');
  return isOfficialApp || isStandalone || hasWindowControls || isTrustedActivity || hasRelatedApp || isRecorded;
}
