/** The Badging API, where the browser has it. */
interface BadgeCarrier {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Puts a number on the icon of the installed app, 0 takes it away. Without the Badging API, and where the browser
 * refuses, the icon stays as it is: the number stands on the page as well.
 */
export async function showAppBadge(count: number, carrier: BadgeCarrier = navigator): Promise<void> {
  try {
    if (count > 0) await carrier.setAppBadge?.(count);
    else await carrier.clearAppBadge?.();
  } catch {
    // Refused, most often because the app is not installed: there is no icon to put it on.
  }
}
