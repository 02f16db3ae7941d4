import { safeParse, string, unknown } from 'valibot';
import { consumeLegacyDatabaseRecord } from '../../base/idb';
import { createRandomId } from '../../browser/device/device-id';
import { deleteFormerPageRecord, readFormerPageRecord } from '../../browser/storage/former-page-database';
import { consumeLegacyStorageItem } from '../../browser/storage/legacy-storage';
import { openPageStateObjectStore } from '../../browser/storage/page-state-database';
import { safeLocalStorage } from '../../browser/storage/web-storage';
import { withCrossTabLock } from '../../browser/storage/with-cross-tab-lock';
import {
  LEGACY_LOGIN_DATABASE,
  LEGACY_LOGIN_KEY,
  REMEMBERED_LOGIN_KEY,
  REMEMBERED_LOGIN_LOCK,
} from '../../contract/storage-keys';
import { decryptPassword, encryptPassword } from './encrypt-password';
import { legacyLoginRecord, type RememberedLoginRecord, rememberedLoginRecord } from './remembered-login-record';

/** Encodes the UTF-8 bytes of a text as Base64. */
const toBase64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** Decodes Base64 to text. Throws on invalid Base64 or UTF-8. */
const fromBase64 = (text: string): string =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0)));

/**
 * Encodes a password in double Base64 with a random key that is stored separately (REM-1). This is obfuscation, not
 * encryption.
 */
export const obfuscatePassword = (password: string, key: string): string => toBase64(toBase64(password) + key);

/** Decodes a password; undefined if the string was not encoded with this key. */
function decodePassword(encoded: string, key: string): string | undefined {
  try {
    const inner = fromBase64(encoded);
    return key !== '' && inner.endsWith(key) ? fromBase64(inner.slice(0, -key.length)) : undefined;
  } catch {
    // Truncated or modified: not a valid password.
    return undefined;
  }
}

/** A login to remember. For SMS login, `username` is the mobile number and there is no password. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  readonly username: string;
  readonly merchant: string;
  /** Absent for SMS login, and if the browser cannot encrypt the password. */
  readonly password?: string | undefined;
}

const RECORD = 'login';
const table = openPageStateObjectStore('rememberedLogin', unknown());
/** The object store in which earlier versions of this app saved the remembered login. */
const FORMER_STORE = 'remembered-login';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs database accesses one after the other, also across tabs. The sign-in form and auto login read at the same time,
 * and another tab may be writing.
 */
function enqueue<T>(work: () => Promise<T>): Promise<T> {
  const lockedWork = () => withCrossTabLock(REMEMBERED_LOGIN_LOCK, work);
  const turn = last.then(lockedWork, lockedWork);
  last = turn;
  return turn;
}

/** Saves a login and replaces the previous one; if the browser cannot store it, no login is remembered (REM-1). */
export const rememberLogin = (login: RememberedLogin): Promise<void> => enqueue(() => write(login));

/**
 * Deletes the remembered login, including the key with which its password is encoded.
 * @param username whose login alone is deleted; empty for anybody's. A phone number may be of anybody, and is deleted.
 */
export const forgetLogin = (username = ''): Promise<void> =>
  enqueue(async () => {
    const login = username === '' ? undefined : await readLogin();
    if (login?.type !== 'username' || isSameName(login.username, username)) await deleteRecord();
  });

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.trim().toLowerCase();

/** Resolves with the remembered login; undefined if there is none. An invalid or modified record is deleted. */
export const loadRememberedLogin = (): Promise<RememberedLogin | undefined> => enqueue(readLogin);

/** Replaces the remembered password if the remembered login belongs to this member and contains a password. */
export const updateRememberedPassword = (username: string, password: string): Promise<void> =>
  enqueue(async () => {
    const login = await readLogin();
    if (login?.password !== undefined && isSameName(login.username, username)) await write({ ...login, password });
  });

async function write({ password, ...owner }: RememberedLogin): Promise<void> {
  const key = createRandomId();
  const encrypted = password === undefined ? undefined : await encryptPassword(obfuscatePassword(password, key), owner);
  const record: RememberedLoginRecord = { v: 2, ...owner, ...(encrypted && { password: encrypted }) };
  // A key without a record would have every start open the database; the record of an earlier login must not be used.
  if (!(await table.set(RECORD, record))) return deleteRecord();
  safeLocalStorage.set(REMEMBERED_LOGIN_KEY, key);
  await deleteFormerPageRecord(FORMER_STORE, RECORD);
}

async function deleteRecord(): Promise<void> {
  safeLocalStorage.remove(REMEMBERED_LOGIN_KEY);
  await Promise.all([table.remove(RECORD), deleteFormerPageRecord(FORMER_STORE, RECORD)]);
}

async function readLogin(): Promise<RememberedLogin | undefined> {
  await migrateLegacyLogin();
  const key = safeLocalStorage.get(REMEMBERED_LOGIN_KEY, string());
  if (key === undefined) {
    await deleteRecord();
    return undefined;
  }
  const [read, stored] = await Promise.all([readFormerPageRecord(FORMER_STORE, RECORD), table.get(RECORD)]);
  const former = read.ok ? read.value : undefined;
  const [formerLogin, login] = await Promise.all([decodeRecord(former, key), decodeRecord(stored, key)]);
  // A password in the former store was encoded with the key in use: a tab with an earlier version of the app wrote it
  // after the last migration. A record without one fits any key; it is newer only if that of this version does not fit.
  if (formerLogin && (formerLogin.password !== undefined || !login)) {
    if (await table.set(RECORD, former)) await deleteFormerPageRecord(FORMER_STORE, RECORD);
    return formerLogin;
  }
  // A slow or failing database returns nothing: keep the record for the next start.
  if (stored === undefined && former === undefined) return undefined;
  if (!login) await deleteRecord();
  else if (former !== undefined) await deleteFormerPageRecord(FORMER_STORE, RECORD);
  return login;
}

/**
 * Decodes a stored record; undefined if its shape is unknown, it was modified, or its password was encoded with another
 * key.
 */
async function decodeRecord(stored: unknown, key: string): Promise<RememberedLogin | undefined> {
  const parsed = safeParse(rememberedLoginRecord, stored);
  if (!parsed.success) return undefined;
  const { type, username, merchant, password: encrypted } = parsed.output;
  const owner = { type, username, merchant };
  if (!encrypted) return owner;
  const encoded = await decryptPassword(encrypted, owner);
  const password = encoded === undefined ? undefined : decodePassword(encoded, key);
  return password === undefined ? undefined : { ...owner, password };
}

/**
 * Migrates the login remembered by the app that this one has replaced: reads it, encrypts it and deletes the old data
 * (REM-2). Assumed, not confirmed: the replaced app stored the key in localStorage, and the record under `rememberMe`
 * in the object store `login` of a separate database.
 */
async function migrateLegacyLogin(): Promise<void> {
  const key = consumeLegacyStorageItem(LEGACY_LOGIN_KEY);
  if (key === undefined) return;
  const legacy = safeParse(
    legacyLoginRecord,
    await consumeLegacyDatabaseRecord(LEGACY_LOGIN_DATABASE, 'login', 'rememberMe'),
  );
  if (!legacy.success) return;
  const { type, username, merchant, password: encoded } = legacy.output;
  const password = decodePassword(encoded, key);
  if (password !== undefined || type === 'sms') await write({ type, username, merchant, password });
}
