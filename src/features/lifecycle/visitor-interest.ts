import type { Clock } from '../../base/clock';
import { isRunningAsInstalledApp, readDeviceTraits } from '../../browser/device/device';
import { isPageVisible } from '../../browser/device/visibility';
import { getCurrentSession, useSession } from '../../services/session/session-store';

/** How long a visitor has looked at a page before the files of the other pages are worth their bytes (ms). */
const INTEREST_AFTER_MS = 60_000;
/** How often the page looks whether it is visible (ms). */
const STEP_MS = 6_000;

/**
 * Resolves once the visitor has shown interest (OFF-2.13): has signed in, runs the installed app, or has looked at the
 * page for a minute. Most visits end before; they should not pay for pages that they never open.
 */
export async function whenInterested(clock: Clock): Promise<void> {
  if (isRunningAsInstalledApp(readDeviceTraits())) return;
  await Promise.race([whenSignedIn(), whenLookedAtFor(INTEREST_AFTER_MS, clock)]);
}

const whenSignedIn = (): Promise<void> =>
  new Promise((resolve) => {
    if (getCurrentSession()) return resolve();
    const unsubscribe = useSession.subscribe(({ session }) => {
      if (!session) return;
      unsubscribe();
      resolve();
    });
  });

async function whenLookedAtFor(ms: number, clock: Clock): Promise<void> {
  for (let seen = 0; seen < ms; seen += isPageVisible() ? STEP_MS : 0) await clock.sleep(STEP_MS);
}
