import { check, fallback, object, optional, picklist, pipe, string } from 'valibot';

/* These schemas are bundled into the service worker, so they use only a few parts of valibot. */

/** Maximum size of the payload of a push message (bytes): the size that every push service must support (RFC 8030). */
export const MAX_PUSH_BYTES = 4096;
/** Maximum number of actions of a notification: browsers show at most two. */
export const MAX_NOTIFICATION_ACTIONS = 2;

const text = optional(fallback(string(), ''), '');

/**
 * A push message (PUSH-3): the `data` of a Firebase Cloud Messaging message, or the payload of Web Push. Every value is
 * a string, because FCM supports nothing else. Only the title is required.
 */
export const pushMessage = object({
  title: string(),
  body: text,
  /** Id of the message: identifies it in receipts, and prevents a repeated delivery from being shown as new. */
  id: optional(
    fallback(
      pipe(
        string(),
        check((value) => /^[\w.:-]{1,100}$/.test(value)),
      ),
      '',
    ),
    '',
  ),
  /** Page that a click on the notification opens. */
  path: text,
  /**
   * Tag of the notification; if empty, the message id is used. A notification replaces an earlier notification with
   * the same tag.
   */
  tag: text,
  /** Id of the member that the message is for; empty for everyone. */
  member: text,
  /** Number in the badge of the installed app's icon; if empty, the previous number plus one. */
  badge: text,
  /**
   * When the message expires (epoch ms); if empty, it does not expire. An expired message is shown as a generic
   * notification.
   */
  expires: text,
  /** JSON of {@link notificationAction} entries. */
  actions: text,
});

/** A button of a notification, and the page that it opens. */
export const notificationAction = object({ title: string(), path: string() });

/** Status of a push message on a device. */
export const pushReceiptEvent = picklist(['received', 'shown', 'clicked', 'dismissed']);
