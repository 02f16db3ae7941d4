import type { FallbackNotificationTexts, PushDeviceState } from '../../src/base/push/push-store';
import { toSafeNotificationPath } from '../../src/base/push/to-safe-notification-path';
import { HOME_PATH, NOTIFICATION_ICON_URL } from '../../src/contract/paths';
import type { PushMessage } from './parse-push-message';

/** Tag of notifications for messages with neither tag nor id, so that they replace each other. */
const GENERAL_TAG = 'fairground';
/** Maximum number on the badge of the app icon. */
const MAX_BADGE = 99;

/** A notification, and the path that a click on it opens. */
export interface NotificationPlan {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly renotify: boolean;
    readonly actions: readonly { readonly action: string; readonly title: string }[];
    readonly data: NotificationData;
  };
  /** Number on the badge of the app icon. */
  readonly badge: number;
  /** Whether the message is shown on this device for the first time. */
  readonly isNew: boolean;
}

/** Data that the browser stores with the notification, for the click handler. */
export interface NotificationData {
  /** Id of the message; empty if it has none. */
  readonly id: string;
  readonly path: string;
  /** Id of the member whose message is shown; empty if anybody may read it. */
  readonly member: string;
}

interface NotificationContext {
  /** Stored push state of the device; undefined if it cannot be read. */
  readonly device: PushDeviceState | undefined;
  /** Generic texts that are used if no texts are stored on the device. */
  readonly fallbackTexts: FallbackNotificationTexts;
  readonly origin: string;
  /** Current time (epoch ms). */
  readonly now: number;
}

/**
 * Decides which notification a push shows; there is always exactly one (PUSH-3). A generic text replaces a message that
 * cannot be read, has expired, or is for a member other than the one that this device is registered for.
 */
export function decideNotification(
  message: PushMessage | undefined,
  { device, fallbackTexts, origin, now }: NotificationContext,
): NotificationPlan {
  const shown =
    message && isForThisDevice(message, device) && !(Number(message.expires || now) < now) ? message : undefined;
  const texts = device?.texts ?? fallbackTexts;
  const hosts = { origin, merchant: device?.hosts ?? [] };
  const id = message?.id ?? '';
  const isNew = id === '' || !device?.unread.ids.includes(id);
  const actions = shown?.actions ?? [];
  const unread = (device?.unread.count ?? 0) + (isNew ? 1 : 0);
  return {
    title: shown?.title ?? texts.title,
    options: {
      body: shown ? shown.body : texts.body,
      icon: NOTIFICATION_ICON_URL,
      tag: message?.tag || id || GENERAL_TAG,
      // A repeated delivery replaces its notification without a sound.
      renotify: isNew,
      silent: !isNew,
      // The name of an action is the path of its page; the click event contains the name.
      actions: actions.map(({ path, title }) => ({ action: toSafeNotificationPath(path, hosts), title })),
      data: { id, path: shown ? toSafeNotificationPath(shown.path, hosts) : HOME_PATH, member: shown?.member ?? '' },
    },
    badge: Math.min(MAX_BADGE, /^[1-9]\d*$/.test(shown?.badge ?? '') ? Number(shown?.badge) : unread),
    isNew,
  };
}

const isForThisDevice = ({ member }: PushMessage, device: PushDeviceState | undefined): boolean =>
  member === '' || member === device?.binding?.member;
