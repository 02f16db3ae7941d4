import { withTimeout } from '../../base/async';
import type { Clock } from '../../base/clock';
import { isOnline } from '../../browser/device/network';
import { deleteBrowserData } from '../../browser/storage/delete-browser-data';
import { stopStoring } from '../../browser/storage/stop-storing';
import { withCrossTabLock } from '../../browser/storage/with-cross-tab-lock';
import { FORGETTING_LOCK, PLAY_PROTECTION_KEY, UNANSWERED_EXCLUSION_PREFIX } from '../../contract/storage-keys';
import { disablePush, isUnbindDelivered } from '../../services/push/push-registration';
import { FORGOTTEN_DEVICE_KEY, recordForgottenDevice } from '../../services/session/sign-out-ids';
import { broadcastToTabs } from '../../services/session/tab-messages';
import { signOutAndAwaitReply } from '../../services/session-lifecycle/sign-out';

/**
 * How long the platform and the push service may take to hear of the end (ms). Afterwards nothing can be sent any more:
 * the session then expires, and the subscription turns out to have ended with the next message.
 */
const FAREWELL_TIMEOUT_MS = 5_000;

/**
 * Whether a key stays when the device is forgotten (SAFE-6): a break or an exclusion holds until its end, also one that
 * the platform has not answered, and tabs that are suspended or closed have to notice that their session is over.
 */
const staysOnForgottenDevice = (key: string): boolean =>
  key === PLAY_PROTECTION_KEY || key === FORGOTTEN_DEVICE_KEY || key.startsWith(UNANSWERED_EXCLUSION_PREFIX);

/** Ends push; resolves when the platform has heard of it or cannot be reached. */
async function endPush(): Promise<void> {
  await disablePush();
  if (isOnline()) await isUnbindDelivered();
}

/**
 * Forgets the device (SAFE-6): ends push and the session, deletes everything that the browser keeps for this site except
 * {@link staysOnForgottenDevice}, and lets the other tabs do the same. Works offline. From then on no tab stores
 * anything until it begins again. Resolves with whether nothing else is left.
 */
export async function forgetDevice(clock: Clock): Promise<boolean> {
  // Before the session ends, which tells whose registration it is.
  await withTimeout(endPush(), FAREWELL_TIMEOUT_MS, clock).catch(() => undefined);
  return withCrossTabLock(FORGETTING_LOCK, async () => {
    // The other tabs first: they would store again what is deleted. And before the sign-out here: of that they would only
    // hear that the session is over, and forget their own tokens without logging them out.
    broadcastToTabs({ type: 'forgetting', member: '' });
    await withTimeout(signOutAndAwaitReply(), FAREWELL_TIMEOUT_MS, clock).catch(() => undefined);
    recordForgottenDevice(clock.now());
    stopStoring();
    const isDeleted = await deleteBrowserData(staysOnForgottenDevice);
    broadcastToTabs({ type: 'forgotten', member: '' });
    return isDeleted;
  });
}
