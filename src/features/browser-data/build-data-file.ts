import { parseJsonObject } from '../../base/parse-json-object';
import type { BrowserData } from '../../browser/storage/browser-data';
import {
  DEVICE_ID_KEY,
  LEGACY_LOGIN_DATABASE,
  LEGACY_LOGIN_KEY,
  OUTBOX_DATABASE,
  REMEMBERED_LOGIN_KEY,
  URL_TOKEN_KEY,
} from '../../contract/storage-keys';
import { findStoredEntry } from '../../contract/storage-purposes';
import {
  type DataOwner,
  isFingerprintOfAnother,
  isMessageOfAnother,
  isRecordOfAnother,
  withoutEntriesOfOthers,
} from './data-of-another';

/** Stands for what could open an account, or reach this device, if the file came into other hands. */
const SECRET = '(secret, left out)';
/** Stands for data of other services, of which nobody here knows whether they are secret. */
const OF_OTHERS = '(kept by another service, left out)';
/** Stands for data of another member, who uses the same browser. */
const OF_ANOTHER = '(perhaps of another member, left out)';

/** What must not be in the file. */
interface Omissions {
  /** Known secrets. */
  readonly secrets: readonly string[];
  readonly owner: DataOwner;
  /** Whether the value may name members by their fingerprints, in a list or as the names of fields. */
  readonly hasMembers: boolean;
}

/** What is secret as a whole. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  URL_TOKEN_KEY,
  // A platform may skip the second factor on a device that it knows.
  DEVICE_ID_KEY,
  REMEMBERED_LOGIN_KEY,
  LEGACY_LOGIN_KEY,
  LEGACY_LOGIN_DATABASE,
]);
/** Matches the name of a secret field: tokens, passwords, and the address and keys of a push subscription. */
const SECRET_FIELD = /token|password|secret|credential|authorization|cipher|endpoint|p256dh|^auth$/i;
/** Matches a parameter of a URL, such as that of a game, that may open an account. */
const SECRET_PARAMETER = /([?&#][\w.-]*(?:token|session|ticket|auth|secret|key)[\w.-]*=)[^&#"\s]+/gi;
/** A text as short as this is no token, but may be part of many texts. */
const MIN_SECRET_LENGTH = 8;

const hideSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((hidden, secret) => hidden.replaceAll(secret, SECRET), text).replace(SECRET_PARAMETER, `$1${SECRET}`);

/**
 * Returns a copy of a value without secrets and records of others. A text that is JSON is read, as both are in fields of
 * it.
 */
function withOmissions(value: unknown, omit: Omissions): unknown {
  if (typeof value === 'string') {
    const json = parseJsonObject(value);
    if (json !== undefined) return withOmissions(json, omit);
    return hideSecrets(value, omit.secrets);
  }
  const isOfAnother = (item: unknown) =>
    omit.hasMembers && typeof item === 'string' && isFingerprintOfAnother(item, omit.owner);
  if (Array.isArray(value)) return value.filter((item) => !isOfAnother(item)).map((item) => withOmissions(item, omit));
  if (typeof value !== 'object' || value === null) return value;
  if (isRecordOfAnother(value, omit.owner)) return OF_ANOTHER;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, field]) => !isOfAnother(name) && !isOfAnother(field))
      .map(([name, field]) => [
        hideSecrets(name, omit.secrets),
        SECRET_FIELD.test(name) && typeof field !== 'boolean' && field !== '' ? SECRET : withOmissions(field, omit),
      ]),
  );
}

/** Returns a record of the outbox, without its body if that may be of another member. */
function withOwnBody(value: unknown, owner: DataOwner): unknown {
  if (typeof value !== 'object' || value === null || !('body' in value) || typeof value.body !== 'string') return value;
  return isMessageOfAnother(value.body, owner) ? { ...value, body: OF_ANOTHER } : value;
}

function exportValue(name: string, store: string, value: unknown, omit: Omit<Omissions, 'hasMembers'>): unknown {
  if (SECRET_NAMES.has(name)) return SECRET;
  const entry = findStoredEntry(name, store);
  if (entry === undefined) return OF_OTHERS;
  const content = name === OUTBOX_DATABASE ? withOwnBody(value, omit.owner) : value;
  return withOmissions(content, { ...omit, hasMembers: entry.whose === 'value' });
}

interface DataFileInput {
  readonly data: BrowserData;
  /** The origin of this page. */
  readonly site: string;
  /** Now (epoch ms). */
  readonly at: number;
  /** Secrets that are known, such as the token of the session: they are left out wherever they are. */
  readonly secrets: readonly string[];
  readonly owner: DataOwner;
}

/**
 * Returns the JSON of the file with everything that this browser keeps (SAFE-6), without what is secret or of another
 * member. Of caches it has the number of their responses, which are public.
 */
export function buildDataFile({ data: all, site, at, secrets, owner }: DataFileInput): string {
  const data = withoutEntriesOfOthers(all, owner);
  // It is also in what push stores.
  const deviceId = all.localStorage[DEVICE_ID_KEY]?.replaceAll('"', '') ?? '';
  const hidden = [...secrets, deviceId].filter((secret) => secret.length >= MIN_SECRET_LENGTH);
  const omit = { secrets: hidden, owner };
  const exportArea = (area: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(area).map(([key, text]) => [hideSecrets(key, hidden), exportValue(key, '', text, omit)]),
    );
  const databases = Object.entries(data.databases).map(([database, stores]) => [
    database,
    Object.fromEntries(
      Object.entries(stores).map(([store, records]) => [
        store,
        records.map(({ key, value }) => ({
          key: exportValue(database, store, key, omit),
          value: exportValue(database, store, value, omit),
        })),
      ]),
    ),
  ]);
  const file = {
    site,
    savedAt: new Date(at).toISOString(),
    localStorage: exportArea(data.localStorage),
    sessionStorage: exportArea(data.sessionStorage),
    cookies: exportArea(data.cookies),
    databases: Object.fromEntries(databases),
    ...(data.unreadDatabases.length > 0 && { unreadDatabases: data.unreadDatabases }),
    caches: data.caches,
  };
  return JSON.stringify(file, null, 2);
}
