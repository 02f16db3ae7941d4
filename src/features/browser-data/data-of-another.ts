import { parseJsonObject } from '../../base/parse-json-object';
import type { BrowserData } from '../../browser/storage/browser-data';
import { findStoredEntry } from '../../contract/storage-purposes';
import { VISITOR } from '../../services/member-data/clear-member-data';
import { FORGOTTEN_DEVICE_KEY } from '../../services/session/sign-out-ids';
import type { toMemberEventFields } from '../../services/tracking/member-event-fields';

/** Whose data is saved. Without a session nothing of any member is theirs for certain. */
export interface DataOwner {
  /**
   * The member key, what stands for it where the platform has no id, and what earlier releases had in its place; empty
   * for a visitor.
   */
  readonly keys: readonly string[];
  /** Empty for a visitor, and until it is known. */
  readonly id: string;
  /** Empty for a visitor. */
  readonly userName: string;
}

type TrackedMemberFields = Partial<ReturnType<typeof toMemberEventFields>>;

/** Matches what computeTextFingerprint() returns. */
const FINGERPRINT = /^[0-9a-f]{14}$/;

/** Whether a text is the fingerprint of another member. */
export const isFingerprintOfAnother = (text: string, { keys }: DataOwner): boolean =>
  FINGERPRINT.test(text) && !keys.includes(text);

/** Whether a key of web storage belongs to another member, who uses the same browser. */
function isKeyOfAnother(key: string, { keys }: DataOwner): boolean {
  const entry = findStoredEntry(key);
  // The mark of a forgotten device is nobody's.
  if (entry?.whose !== 'key' || key === FORGOTTEN_DEVICE_KEY) return false;
  const [member = ''] = key.slice(entry.name.length).split(':');
  return member !== VISITOR && !keys.includes(member);
}

/** Whether a record belongs to another member by its key. */
function isRecordKeyOfAnother(database: string, store: string, key: unknown, owner: DataOwner): boolean {
  const whose = findStoredEntry(database, store)?.whose;
  if (whose === 'key') return typeof key !== 'string' || !owner.keys.includes(key);
  if (whose !== 'audience' || typeof key !== 'string') return false;
  return isFingerprintOfAnother(key.split('|').at(-1) ?? '', owner);
}

/** Returns what the browser keeps without the entries whose keys belong to another member. */
export function withoutEntriesOfOthers(data: BrowserData, owner: DataOwner): BrowserData {
  const filterKeys = (area: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(area).filter(([key]) => !isKeyOfAnother(key, owner)));
  const filterRecords = (database: string, stores: BrowserData['databases'][string]) =>
    Object.fromEntries(
      Object.entries(stores).map(([store, records]) => [
        store,
        records.filter(({ key }) => !isRecordKeyOfAnother(database, store, key, owner)),
      ]),
    );
  return {
    ...data,
    localStorage: filterKeys(data.localStorage),
    sessionStorage: filterKeys(data.sessionStorage),
    databases: Object.fromEntries(
      Object.entries(data.databases).map(([database, stores]) => [database, filterRecords(database, stores)]),
    ),
  };
}

/** Whether a record names another member: by id or key in `member`, or by the name of a remembered login. */
export function isRecordOfAnother(record: object, { keys, id, userName }: DataOwner): boolean {
  const { member, username } = record as { readonly member?: unknown; readonly username?: unknown };
  const names = (value: unknown, own: readonly string[]) =>
    typeof value === 'string' && value !== '' && !own.includes(value.toLowerCase());
  return names(member, [...keys, id].map(lower)) || names(username, [userName].map(lower));
}

const lower = (text: string): string => text.toLowerCase();

/** Whether what waits to be sent cannot be told to be the member's: it has no token, and names nobody at times. */
export const isMessageOfAnother = (body: string, owner: DataOwner): boolean => !namesOwner(body, owner);

/**
 * Whether an event names the member in one of the fields that are for it (TRK-1), in whatever it contains. Anywhere
 * else an id such as `12` may be a number of something.
 */
function namesOwner(value: unknown, owner: DataOwner): boolean {
  if (typeof value === 'string') return namesOwner(parseJsonObject(value), owner);
  if (typeof value !== 'object' || value === null) return false;
  const { customerId, customerName } = value as TrackedMemberFields;
  const isNamed = (name: unknown, own: string) => own !== '' && name === own;
  if (isNamed(customerId, owner.id) || isNamed(customerName, owner.userName)) return true;
  return Object.values(value).some((field) => namesOwner(field, owner));
}
