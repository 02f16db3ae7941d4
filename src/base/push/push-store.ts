import type { DBSchema } from 'idb';
import { array, check, type InferOutput, nonEmpty, number, object, optional, picklist, pipe, string } from 'valibot';
import { PUSH_DATABASE } from '../../contract/storage-keys';
import { createDatabaseRunner } from '../idb';
import { parseIfValid } from '../parse-if-valid';
import type { Result } from '../result';

/**
 * The member for whom this device receives push messages. The page writes it when the platform has registered the
 * device for the member (PUSH-2).
 */
const pushBinding = object({
  /** Id of the member. */
  member: string(),
  merchant: string(),
  language: string(),
  /** Random id of the browser. */
  device: string(),
});
export type PushBinding = Readonly<InferOutput<typeof pushBinding>>;

/**
 * Texts of the generic notification, which is shown instead of a message that is unreadable, expired or for another
 * member. The texts are in the language of the last visit.
 */
const genericTexts = object({ title: string(), body: string() });
export type FallbackNotificationTexts = Readonly<InferOutput<typeof genericTexts>>;

/** Texts of the page that the service worker shows without a network, in the language of the last visit (OFF-2). */
const offlinePageTexts = object({
  /** BCP 47 tag. */
  lang: string(),
  dir: picklist(['ltr', 'rtl']),
  // A text that its catalogue lacks is empty, and would leave the page blank.
  title: pipe(string(), nonEmpty()),
  text: pipe(string(), nonEmpty()),
  retry: pipe(string(), nonEmpty()),
});
export type OfflinePageTexts = Readonly<InferOutput<typeof offlinePageTexts>>;

/** Maximum number of unread messages in a valid record. */
const MAX_UNREAD_MESSAGES = 1_000_000;
const unreadMessages = object({
  count: pipe(
    number(),
    check((value) => value >= 0 && value < MAX_UNREAD_MESSAGES),
  ),
  /** Ids of the last messages, oldest first, for deduplication. */
  ids: optional(array(string()), []),
});
type UnreadMessages = InferOutput<typeof unreadMessages>;

/**
 * A click on a notification. Some systems open the app at its start page instead of the requested one; the page then
 * reads the path from this record.
 */
const clickedNotification = object({ path: string(), at: number() });

/** How long the saved path of a clicked notification is valid if no page has opened it (ms). */
export const MAX_CLICKED_NOTIFICATION_PATH_AGE_MS = 600_000;
/** Number of message ids that are kept for deduplication. */
export const MAX_RECEIVED_PUSH_MESSAGE_IDS = 200;

/**
 * Schema of the database. Values are `unknown` and are parsed when read, because another version of the app may have
 * written them.
 */
interface Schema extends DBSchema {
  records: { key: 'binding' | 'texts' | 'offline' | 'hosts' | 'unread' | 'click'; value: unknown };
}

const runInDatabase = createDatabaseRunner<Schema>({
  name: PUSH_DATABASE,
  stores: { records: {} },
});

/** Stored data that the service worker needs to show a message. */
export interface PushDeviceState {
  /** The member for whom this device receives messages; undefined if the device receives messages for no member. */
  readonly binding: PushBinding | undefined;
  readonly texts: FallbackNotificationTexts | undefined;
  /** Other trusted hosts of the merchant: a message may name a page of the app by its URL there. */
  readonly hosts: readonly string[];
  readonly unread: Readonly<UnreadMessages>;
}

const parseUnread = (record: unknown): UnreadMessages => parseIfValid(unreadMessages, record) ?? { count: 0, ids: [] };

export const readPushDeviceState = (): Promise<Result<PushDeviceState, string>> =>
  runInDatabase(async (database) => {
    const { store } = database.transaction('records');
    const [binding, texts, hosts, unread] = await Promise.all(
      (['binding', 'texts', 'hosts', 'unread'] as const).map((key) => store.get(key)),
    );
    return {
      binding: parseIfValid(pushBinding, binding),
      texts: parseIfValid(genericTexts, texts),
      hosts: parseIfValid(array(string()), hosts) ?? [],
      unread: parseUnread(unread),
    };
  });

/** Saves the member that this device receives messages for; undefined deletes it. */
export const savePushBinding = (binding: PushBinding | undefined): Promise<Result<unknown, string>> =>
  runInDatabase<unknown>((database) =>
    binding ? database.put('records', binding, 'binding') : database.delete('records', 'binding'),
  );

export const saveFallbackNotificationTexts = (texts: FallbackNotificationTexts): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('records', texts, 'texts'));

export const saveOfflinePageTexts = (texts: OfflinePageTexts): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('records', texts, 'offline'));

/** Resolves with the saved texts of the offline page; with undefined if there are none. */
export const readOfflinePageTexts = (): Promise<Result<OfflinePageTexts | undefined, string>> =>
  runInDatabase(async (database) => parseIfValid(offlinePageTexts, await database.get('records', 'offline')));

/** Saves the trusted hosts of the merchant (PUSH-3). */
export const saveTrustedPushHosts = (hosts: readonly string[]): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('records', hosts, 'hosts'));

/**
 * Saves a message id for deduplication, and the number of unread messages. A message without an id cannot be
 * deduplicated.
 */
export const saveReceivedPushMessage = (id: string, unreadCount: number): Promise<Result<void, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction('records', 'readwrite');
    const { ids } = parseUnread(await writing.store.get('unread'));
    const seen = id === '' ? ids : [...ids.filter((one) => one !== id), id].slice(-MAX_RECEIVED_PUSH_MESSAGE_IDS);
    await writing.store.put({ count: unreadCount, ids: seen }, 'unread');
    await writing.done;
  });

/** Marks all messages as read; their ids stay for deduplication. Resolves with whether there were unread messages. */
export const markAllPushMessagesRead = (): Promise<Result<boolean, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction('records', 'readwrite');
    const { count, ids } = parseUnread(await writing.store.get('unread'));
    if (count > 0) await writing.store.put({ count: 0, ids }, 'unread');
    await writing.done;
    return count > 0;
  });

/**
 * Saves the path of a clicked notification.
 * @param now epoch milliseconds
 */
export const saveClickedNotificationPath = (path: string, now: number): Promise<Result<unknown, string>> =>
  runInDatabase((database) => database.put('records', { path, at: now }, 'click'));

/**
 * Deletes the saved path of a clicked notification and resolves with it; with undefined if no path is saved or the
 * path is too old. Of several simultaneous callers, only one gets the path.
 * @param now epoch milliseconds
 */
export const consumeClickedNotificationPath = (now: number): Promise<Result<string | undefined, string>> =>
  runInDatabase(async (database) => {
    const writing = database.transaction('records', 'readwrite');
    const clicked = parseIfValid(clickedNotification, await writing.store.get('click'));
    await writing.store.delete('click');
    await writing.done;
    // A time in the future means that the clock was set back.
    const age = clicked ? now - clicked.at : 0;
    return age >= 0 && age <= MAX_CLICKED_NOTIFICATION_PATH_AGE_MS ? clicked?.path : undefined;
  });
