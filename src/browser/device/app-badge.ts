/** The parts of the Badging API that are used; absent in browsers without it. */
interface BadgeCarrier {
  setAppBadge?(count: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

/**
 * Shows a count on the icon of the installed app; 0 removes it. Does nothing if the Badging API is missing or the
 * browser refuses, because the page shows the count too.
 */
export async function showAppBadge(count: number, carrier: BadgeCarrier = navigator): Promise<void> {
  try {
    if (count > 0) await carrier.setAppBadge?.(count);
    else await carrier.clearAppBadge?.();
  } catch {
    // Refused, usually because the app is not installed.
  }
}
