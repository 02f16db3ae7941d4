import { check, fallback, object, optional, picklist, pipe, string, transform } from 'valibot';

/* The service worker contains these schemas: they use few parts of valibot. */

/** Longest payload that a push service delivers (RFC 8030), in bytes. */
export const MAX_PUSH_BYTES = 4096;
/** Longest texts of a notification, in characters; longer ones are cut. */
const MAX_TITLE_LENGTH = 120;
const MAX_BODY_LENGTH = 400;
/** Browsers show at most two actions. */
export const MAX_PUSH_ACTIONS = 2;

/** Control characters, and those that reverse the direction of what follows. */
const UNPRINTABLE = /[^\P{C}\n]/gu;

// @__NO_SIDE_EFFECTS__
const plainText = (length: number) =>
  pipe(
    string(),
    transform((value) => value.replace(UNPRINTABLE, ' ').trim().slice(0, length)),
  );
const title = pipe(
  plainText(MAX_TITLE_LENGTH),
  check((value) => value !== ''),
);
const text = optional(fallback(string(), ''), '');

/**
 * A push message (PUSH-3): the `data` of a message of Firebase Cloud Messaging, or the payload of Web Push. Every value
 * is text, because FCM carries nothing else. Only the title is required.
 */
export const pushMessage = object({
  title,
  body: optional(fallback(plainText(MAX_BODY_LENGTH), ''), ''),
  /** Identifies the message: a repeated delivery shows nothing new, and receipts name it. */
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
  /** Page that a click opens. */
  path: text,
  /** A message replaces the notification with the same tag; default: its id. */
  tag: text,
  /** Id of the member it is for; empty: everyone. */
  member: text,
  /** Count on the icon of the app; empty: one more than before. */
  badge: text,
  /** Epoch milliseconds after which its text no longer applies; empty: never. */
  expires: text,
  /** JSON of {@link pushAction} entries. */
  actions: text,
});

/** A button of a notification, and the page that it opens. */
export const pushAction = object({ title, path: string() });

/** What becomes of a push message on a device. */
export const pushReceiptEvent = picklist(['received', 'shown', 'clicked', 'dismissed']);
