import { readPushDeviceState, saveReceivedPushMessage } from '../../src/base/push/push-store';
import { broadcastToClients } from '../runtime/broadcast-to-clients';
import { pickNotificationTexts } from '../runtime/service-worker-texts';
import { withTimeLimit } from '../runtime/time-limits';
import { decideNotification } from './decide-notification';
import { parsePushMessage } from './parse-push-message';
import { enqueuePushReceipts, flushOutboxWithTimeLimit } from './receipts';

declare const self: ServiceWorkerGlobalScope;

/**
 * How long a push waits for the stored state of the device before its notification is shown without that state (ms).
 */
const READ_TIMEOUT_MS = 150;

/**
 * Shows exactly one notification for a push, whatever the push contains (PUSH-3), because a browser ends the
 * subscription of a site that shows none. Everything that may be slow, such as the receipts, comes afterwards.
 */
export async function showPushNotification({ data }: PushEvent): Promise<void> {
  const message = parsePushMessage(data?.text());
  const read = await withTimeLimit(readPushDeviceState(), READ_TIMEOUT_MS);
  const device = read.ok && read.value.ok ? read.value.value : undefined;
  const { title, options, badge, isNew } = decideNotification(message, {
    device,
    fallbackTexts: pickNotificationTexts(navigator.language),
    origin: location.origin,
    now: Date.now(),
  });
  // Refused if the permission has been withdrawn meanwhile.
  const isShown = await self.registration.showNotification(title, options).then(
    () => true,
    () => false,
  );
  const { id } = options.data;
  await enqueuePushReceipts(id, isShown ? ['received', 'shown'] : ['received'], device?.binding);
  if (isNew) await saveReceivedPushMessage(id, badge);
  // Refused unless the app is installed.
  await navigator.setAppBadge?.(badge).catch(() => undefined);
  await broadcastToClients({ type: 'push-event' });
  await flushOutboxWithTimeLimit();
}
