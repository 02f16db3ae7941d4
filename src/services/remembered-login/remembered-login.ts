import { safeParse, string } from 'valibot';
import { openPageStore, takeOldRecord } from '../../browser/database';
import { randomId } from '../../browser/device';
import { takeOldText } from '../../browser/old-text';
import { oneTabAtATime } from '../../browser/one-tab-at-a-time';
import { localStore } from '../../browser/web-storage';
import { OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY, REMEMBER_KEY, REMEMBER_LOCK } from '../../contract/storage-keys';
import { decodePassword, encodePassword } from './encode-password';
import { oldRecord, type RememberedRecord, rememberedRecord } from './remembered-record';
import { openSeal, sealText } from './seal-password';

/** A sign-in to remember; by SMS it has a number for a name, and no password. */
export interface RememberedLogin {
  readonly type: 'username' | 'sms';
  readonly username: string;
  readonly merchant: string;
  /** Absent by SMS, and where the browser cannot seal one. */
  readonly password?: string | undefined;
}

const RECORD = 'login';
const store = openPageStore('remembered-login');

let last: Promise<unknown> = Promise.resolve();

/** One access after the other: the form and auto login ask at the same time, and another tab may be writing. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const alone = () => oneTabAtATime(REMEMBER_LOCK, work);
  const turn = last.then(alone, alone);
  last = turn;
  return turn;
}

/** Remembers a sign-in in place of the one before (REM-1). */
export const rememberLogin = (login: RememberedLogin): Promise<void> => inTurn(() => write(login));

/** Forgets the remembered sign-in, the password's own key with it. */
export const forgetLogin = (): Promise<void> => inTurn(erase);

/** The remembered sign-in; undefined when there is none. One that was tampered with is forgotten (security A17). */
export const recallLogin = (): Promise<RememberedLogin | undefined> => inTurn(read);

/** Seals a member's new password in place of the old one, when it is this member who is remembered. */
export const renewPassword = (username: string, password: string): Promise<void> =>
  inTurn(async () => {
    const login = await read();
    const isSame = login?.username.toLowerCase() === username.toLowerCase();
    if (login?.password !== undefined && isSame) await write({ ...login, password });
  });

async function write({ password, ...owner }: RememberedLogin): Promise<void> {
  const key = randomId();
  const sealed = password === undefined ? undefined : await sealText(encodePassword(password, key), owner);
  const record: RememberedRecord = { v: 2, ...owner, ...(sealed && { password: sealed }) };
  await store.set(RECORD, record);
  localStore.set(REMEMBER_KEY, key);
}

async function erase(): Promise<void> {
  localStore.remove(REMEMBER_KEY);
  await store.remove(RECORD);
}

async function read(): Promise<RememberedLogin | undefined> {
  await takeOver();
  const key = localStore.get(REMEMBER_KEY, string());
  const kept = key === undefined ? undefined : await store.get(RECORD);
  // A database that is slow or refuses gives nothing now; what it keeps may serve at the next start.
  if (key !== undefined && kept === undefined) return undefined;
  const found = safeParse(rememberedRecord, kept);
  if (!found.success || key === undefined) {
    await erase();
    return undefined;
  }
  const { type, username, merchant, password: sealed } = found.output;
  const owner = { type, username, merchant };
  if (!sealed) return owner;
  const encoded = await openSeal(sealed, owner);
  const password = encoded === undefined ? undefined : decodePassword(encoded, key);
  if (password !== undefined) return { ...owner, password };
  await erase();
  return undefined;
}

/**
 * Reads what an earlier product remembered, seals it, and deletes it as it was (REM-2). Assumed: the random key stands in
 * localStorage, the record under `rememberMe` in the store `login` of a database of its own.
 */
async function takeOver(): Promise<void> {
  const key = takeOldText(OLD_REMEMBER_KEY);
  if (key === undefined) return;
  const old = safeParse(oldRecord, await takeOldRecord(OLD_REMEMBER_DATABASE, 'login', 'rememberMe'));
  if (!old.success) return;
  const { type, username, merchant, password: encoded } = old.output;
  const password = decodePassword(encoded, key);
  if (password !== undefined || type === 'sms') await write({ type, username, merchant, password });
}
