import { object, optional, string } from 'valibot';
import { parseIfValid } from '../../src/base/parse-if-valid';
import { readPushDeviceState, saveClickedNotificationPath } from '../../src/base/push/push-store';
import { toSafeNotificationPath } from '../../src/base/push/to-safe-notification-path';
import { HOME_PATH } from '../../src/contract/paths';
import type { MessageFromServiceWorker } from '../../src/contract/service-worker/service-worker-messages';
import { withTimeLimit } from '../runtime/time-limits';
import { chooseNotificationClient } from './choose-notification-client';
import { enqueuePushReceipts, flushOutboxWithTimeLimit } from './receipts';

declare const self: ServiceWorkerGlobalScope;

/**
 * How long to wait for an open page to confirm that it will navigate to the path of the notification (ms). A
 * suspended page does not respond.
 */
const ACCEPT_TIMEOUT_MS = 1_000;

/** Schema of the data in a notification, which another version of the service worker may have written. */
const notificationData = object({ id: string(), path: string(), member: optional(string(), '') });

const readData = (data: unknown) => parseIfValid(notificationData, data) ?? { id: '', path: '', member: '' };

/**
 * Opens the page of a clicked notification (PUSH-3): in an open window if there is one, else in a new one. Saves the
 * path first, because some systems open the app at its start page instead; the page then reads the saved path. The
 * message of a member who has signed out since opens home: its page is nothing for the next member of the device.
 */
export async function openNotificationPage({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { id, path, member } = readData(notification.data);
  const isAddressee = member === '' || (await isBoundTo(member));
  const target = isAddressee ? toSafeNotificationPath(action || path, { origin: location.origin }) : HOME_PATH;
  await withTimeLimit(saveClickedNotificationPath(target, Date.now()));
  await Promise.all([openPath(target), reportReceipt(id, 'clicked')]);
}

async function isBoundTo(member: string): Promise<boolean> {
  const read = await withTimeLimit(readPushDeviceState());
  return read.ok && read.value.ok && read.value.value.binding?.member === member;
}

/** Reports a notification that was closed without a click. */
export const reportNotificationDismissal = ({ notification }: NotificationEvent): Promise<void> =>
  reportReceipt(readData(notification.data).id, 'dismissed');

async function reportReceipt(id: string, event: 'clicked' | 'dismissed'): Promise<void> {
  const device = await readPushDeviceState();
  await enqueuePushReceipts(id, [event], device.ok ? device.value.binding : undefined);
  await flushOutboxWithTimeLimit();
}

async function openPath(path: string): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const client = chooseNotificationClient(clients, location.origin);
  try {
    if (client) {
      // Focus first: a browser allows it only once per click, and not after a navigation.
      await client.focus();
      if (await isAccepted(client, path)) return;
      if (await client.navigate(path)) return;
    }
  } catch {
    // Not allowed, or the window has just been closed: a new one is opened below.
  }
  try {
    await self.clients.openWindow(path);
  } catch {
    // Not allowed: the next page that becomes visible takes the saved path.
  }
}

/**
 * Asks a page to open a path. Resolves with whether the page accepts; false if it does not respond in time, for
 * example because it is starting or suspended.
 */
async function isAccepted(client: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const accepted = new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
  });
  client.postMessage({ type: 'open-path', path } satisfies MessageFromServiceWorker, [port2]);
  const { ok } = await withTimeLimit(accepted, ACCEPT_TIMEOUT_MS);
  port1.close();
  return ok;
}
