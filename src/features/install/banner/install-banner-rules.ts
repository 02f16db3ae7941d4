import { BANNER_CLOSE_COUNT_WHEN_INSTALLED } from '../installed/installation-signals';

/** How long to wait on Android before the first check for the browser's install prompt (ms, INST-1). */
const ANDROID_DELAY_MS = 1_000;
/** Number of checks for the browser's install prompt before the banner is shown without it (INST-1). */
const EVENT_POLLS = 10;
/** Interval between the checks for the browser's install prompt (ms, INST-1). */
export const INSTALL_PROMPT_POLL_INTERVAL_MS = 250;

/** Input of the decision whether the install banner is due. */
export interface InstallBannerConditions {
  readonly isHome: boolean;
  readonly isInstalled: boolean;
  /**
   * How many times the banner was closed, or {@link BANNER_CLOSE_COUNT_WHEN_INSTALLED} once the app is installed;
   * undefined until it is known.
   */
  readonly closeCount: number | undefined;
  readonly isClosedInTab: boolean;
  /** Whether this browser can install web apps. */
  readonly canInstall: boolean;
  readonly isIos: boolean;
  readonly hasEvent: boolean;
  /** Time since the banner was mounted (ms). */
  readonly elapsedMs: number;
}

/** Returns why the install banner is not due; undefined if it is due (INST-1, INST-2). */
export function findInstallBannerSuppressionReason(input: InstallBannerConditions): string | undefined {
  const { isHome, isInstalled, closeCount, isClosedInTab, canInstall, isIos, hasEvent, elapsedMs } = input;
  if (!isHome) return 'only on home';
  if (closeCount === undefined) return 'what was closed before is loading';
  if (isInstalled || closeCount >= BANNER_CLOSE_COUNT_WHEN_INSTALLED) return 'installed';
  if (isClosedInTab) return 'closed in this tab';
  if (isIos || hasEvent) return canInstall ? undefined : 'this browser cannot install';
  if (elapsedMs < ANDROID_DELAY_MS + EVENT_POLLS * INSTALL_PROMPT_POLL_INTERVAL_MS)
    return 'waiting for the browser’s prompt';
  return canInstall ? undefined : 'this browser cannot install';
}
