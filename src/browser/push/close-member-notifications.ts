import { literal, object } from 'valibot';
import { parseIfValid } from '../../base/parse-if-valid';
import { getServiceWorkerRegistration } from '../workers/service-worker-bridge';

/** Data of a notification that anybody may read; see NotificationData of the service worker. */
const publicData = object({ member: literal('') });

/**
 * Closes the notifications that show a message to a member, so that nobody reads them after the sign-out. One of an
 * earlier version, which does not say for whom it is, is closed, too. Never rejects.
 */
export async function closeMemberNotifications(): Promise<void> {
  const registration = await getServiceWorkerRegistration();
  const shown = (await registration?.getNotifications?.().catch(() => [])) ?? [];
  for (const notification of shown) if (!parseIfValid(publicData, notification.data)) notification.close();
}
