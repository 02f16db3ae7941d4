import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { saveFormerPageRecord } from '../../../tests/support/storage/save-former-page-record';
import { ok } from '../../base/result';
import {
  deletePageStateRecord,
  readPageStateRecord,
  writePageStateRecord,
} from '../../browser/storage/dexie-page-state';
import { readFormerPageRecord } from '../../browser/storage/former-page-database';
import { LEGACY_LOGIN_DATABASE, LEGACY_LOGIN_KEY, REMEMBERED_LOGIN_KEY } from '../../contract/storage-keys';
import { isLoginRemembered } from './auto-login-flag';
import {
  forgetLogin,
  loadRememberedLogin,
  obfuscatePassword,
  rememberLogin,
  updateRememberedPassword,
} from './remembered-login';
import { type RememberedLoginRecord, rememberedLoginRecord } from './remembered-login-record';

const alice = { type: 'username', username: 'alice', merchant: 'FAIR', password: 'Wonder-länd-7 🎡' } as const;
/** Reads, writes and deletes the stored record in the page's database, bypassing the tested module. */
const store = {
  get: (key: string) => readPageStateRecord('rememberedLogin', key),
  set: (key: string, value: unknown) => writePageStateRecord('rememberedLogin', key, value),
  remove: (key: string) => deletePageStateRecord('rememberedLogin', key),
};
const record = async (): Promise<RememberedLoginRecord> => parse(rememberedLoginRecord, await store.get('login'));

/** Creates an in-memory localStorage whose keys are own properties, as in a browser. */
function createArea(): Storage {
  const area = Object.create({
    getItem: (key: string) => (Object.hasOwn(area, key) ? area[key] : null),
    setItem: (key: string, value: string) => {
      area[key] = value;
    },
    removeItem: (key: string) => {
      delete area[key];
    },
  });
  return area;
}

/** Creates a lock manager with a single lock, whatever its name; Node 20 has no Web Locks. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: LockOptions, work: () => Promise<unknown>) => {
      last = last.then(work, work);
      return last;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createArea());
  vi.stubGlobal('navigator', { locks: createLocks() });
});
afterEach(async () => {
  await forgetLogin();
  vi.unstubAllGlobals();
});

describe('[REM-1] remembered login', () => {
  test('[REM-1.1] is loaded unchanged until it is forgotten', async () => {
    expect(isLoginRemembered()).toBe(false);
    await rememberLogin(alice);
    expect(isLoginRemembered()).toBe(true);
    expect(await loadRememberedLogin()).toEqual(alice);
    await forgetLogin();
    expect([isLoginRemembered(), await loadRememberedLogin(), await store.get('login')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });

  test('[REM-1.2] replaces the previous one', async () => {
    await rememberLogin(alice);
    await rememberLogin({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
    expect(await loadRememberedLogin()).toEqual({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
  });

  test('is read completely by a tab that starts while another tab writes it', async () => {
    vi.resetModules();
    const otherTab = await import('./remembered-login');
    await rememberLogin(alice);
    let isWriting = true;
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1) await rememberLogin(alice);
      isWriting = false;
    })();
    while (isWriting) expect(await otherTab.loadRememberedLogin()).toEqual(alice);
    await writing;
    expect(await loadRememberedLogin()).toEqual(alice);
  });

  test('is updated only with a new password of the same member', async () => {
    await rememberLogin(alice);
    await updateRememberedPassword('bob', 'Other-1');
    expect(await loadRememberedLogin()).toEqual(alice);
    await updateRememberedPassword('Alice', 'Second-steps-2');
    expect(await loadRememberedLogin()).toEqual({ ...alice, password: 'Second-steps-2' });
    await forgetLogin();
    await updateRememberedPassword('alice', 'Third-3');
    expect(await loadRememberedLogin()).toBeUndefined();
  });

  test('a remembered login whose key in local storage is gone is deleted the next time it is loaded', async () => {
    await rememberLogin(alice);
    localStorage.removeItem(REMEMBERED_LOGIN_KEY);
    expect(await loadRememberedLogin()).toBeUndefined();
    expect(await store.get('login')).toBeUndefined();
  });

  test('is not deleted if the database fails to return it', async () => {
    await rememberLogin(alice);
    const saved = await record();
    await store.remove('login');
    expect(await loadRememberedLogin()).toBeUndefined();
    await store.set('login', saved);
    expect(await loadRememberedLogin()).toEqual(alice);
  });

  test('[REM-1.3] if the browser cannot store a login, neither this login nor the earlier one is remembered', async () => {
    await rememberLogin({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await rememberLogin(alice);
    refuse.mockRestore();
    expect([isLoginRemembered(), await loadRememberedLogin()]).toEqual([false, undefined]);
    await rememberLogin(alice);
    expect(await loadRememberedLogin()).toEqual(alice);
  });

  test('a remembered login of an unknown shape is deleted', async () => {
    await rememberLogin(alice);
    await store.set('login', { v: 3, password: 'plain' });
    expect(await loadRememberedLogin()).toBeUndefined();
    expect(isLoginRemembered()).toBe(false);
  });
});

describe('[REM-2] stored password', () => {
  test('[REM-2.1] is encrypted with a non-extractable key that is new for every record', async () => {
    await rememberLogin(alice);
    const first = (await record()).password;
    await rememberLogin(alice);
    const second = (await record()).password;
    if (!first || !second) throw new Error('no password was encrypted');
    expect([first.key.extractable, first.key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', first.key)).rejects.toThrow();
    expect(Buffer.from(first.iv)).not.toEqual(Buffer.from(second.iv));
    expect(Buffer.from(first.ciphertext)).not.toEqual(Buffer.from(second.ciphertext));
  });

  test.each(['iv', 'ciphertext'] as const)(
    'a stored password with a changed byte in %s is deleted without an error',
    async (field) => {
      await rememberLogin(alice);
      const { password } = await record();
      for (let at = 0; at < (password?.[field].byteLength ?? 0); at += 1) {
        await rememberLogin(alice);
        const found = await record();
        if (!found.password) throw new Error('no password was encrypted');
        const changed = new Uint8Array(found.password[field].slice(0));
        changed[at] = (changed[at] ?? 0) ^ 1;
        await store.set('login', { ...found, password: { ...found.password, [field]: changed.buffer } });
        expect(await loadRememberedLogin()).toBeUndefined();
        expect([isLoginRemembered(), await store.get('login')]).toEqual([false, undefined]);
      }
    },
  );

  test.each([{ merchant: 'KOPI' }, { username: 'bob' }, { type: 'sms' }])(
    'cannot be decrypted after the change %j to its record',
    async (other) => {
      await rememberLogin(alice);
      await store.set('login', { ...(await record()), ...other });
      expect(await loadRememberedLogin()).toBeUndefined();
      expect(isLoginRemembered()).toBe(false);
    },
  );

  test('no password is stored if the Web Crypto API is not available, as over http', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await rememberLogin(alice);
    expect(await store.get('login')).toEqual({ v: 2, type: 'username', username: 'alice', merchant: 'FAIR' });
    expect(await loadRememberedLogin()).toEqual({ type: 'username', username: 'alice', merchant: 'FAIR' });
  });
});

describe('[REM-1] record of an earlier version of this app', () => {
  /**
   * Moves the stored record to the object store that earlier versions of the app used, as if an earlier version had
   * saved it.
   */
  async function moveToFormerStore() {
    await saveFormerPageRecord('remembered-login', 'login', await record());
    await store.remove('login');
  }
  const stored = async () => [
    await readFormerPageRecord('remembered-login', 'login').then((read) => !read.ok || read.value !== undefined),
    (await store.get('login')) !== undefined,
  ];

  test('a record of an earlier version of this app is moved unchanged to the page state database', async () => {
    await rememberLogin(alice);
    await moveToFormerStore();
    expect(await stored()).toEqual([true, false]);
    // The form and auto login read at the same time.
    expect(await Promise.all([loadRememberedLogin(), loadRememberedLogin()])).toEqual([alice, alice]);
    expect(await stored()).toEqual([false, true]);
    expect((await record()).password?.key.extractable).toBe(false);
    expect(await loadRememberedLogin()).toEqual(alice);
  });

  test('a record that a tab with an earlier version of this app writes after the move replaces the moved record', async () => {
    const renewed = { ...alice, password: 'Second-steps-2' };
    await rememberLogin(alice);
    const first = await record();
    await rememberLogin(renewed);
    await moveToFormerStore();
    await store.set('login', first);
    expect(await loadRememberedLogin()).toEqual(renewed);
    expect(await stored()).toEqual([false, true]);
    expect(await loadRememberedLogin()).toEqual(renewed);
  });

  test('a record that is left over from an interrupted move does not replace the current record', async () => {
    await rememberLogin(alice);
    const first = await record();
    await rememberLogin({ ...alice, password: 'Second-steps-2' });
    await saveFormerPageRecord('remembered-login', 'login', first);
    expect(await loadRememberedLogin()).toEqual({ ...alice, password: 'Second-steps-2' });
  });

  test('[REM-1.2] a left-over SMS login of an earlier version does not replace a newer login and is deleted', async () => {
    await rememberLogin(alice);
    await saveFormerPageRecord('remembered-login', 'login', {
      v: 2,
      type: 'sms',
      username: '+63917',
      merchant: 'FAIR',
    });
    expect(await loadRememberedLogin()).toEqual(alice);
    expect(await readFormerPageRecord('remembered-login', 'login')).toEqual(ok(undefined));
  });

  test('[REM-1.2] an SMS login that a tab with an earlier version writes over a login is the remembered one', async () => {
    await rememberLogin(alice);
    const sms = { type: 'sms', username: '+63917', merchant: 'FAIR' };
    await saveFormerPageRecord('remembered-login', 'login', { v: 2, ...sms });
    localStorage.setItem(REMEMBERED_LOGIN_KEY, JSON.stringify('key of the other tab'));
    expect(await loadRememberedLogin()).toEqual(sms);
    expect(await loadRememberedLogin()).toEqual(sms);
  });

  test('a record stays in the store of its version while the page state database cannot be written', async () => {
    await rememberLogin(alice);
    await moveToFormerStore();
    const refuse = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await loadRememberedLogin()).toEqual(alice);
    expect(await stored()).toEqual([true, false]);
    refuse.mockRestore();
    expect(await loadRememberedLogin()).toEqual(alice);
    expect(await stored()).toEqual([false, true]);
  });

  test('a record of an earlier version of this app is deleted when the login is forgotten', async () => {
    await rememberLogin(alice);
    await moveToFormerStore();
    await forgetLogin();
    expect(await stored()).toEqual([false, false]);
  });
});

describe('[REM-2] record of the previous app', () => {
  async function saveLegacyRecord(record: Record<string, unknown>, key: string) {
    localStorage.setItem(LEGACY_LOGIN_KEY, key);
    const old = await openDB(LEGACY_LOGIN_DATABASE, 3, { upgrade: (db) => void db.createObjectStore('login') });
    await old.put('login', record, 'rememberMe');
    old.close();
  }
  const legacyData = async () => ({
    key: localStorage.getItem(LEGACY_LOGIN_KEY),
    database: (await indexedDB.databases()).some(({ name }) => name === LEGACY_LOGIN_DATABASE),
  });

  test('a login remembered by the previous app is read, and its record is then replaced by an encrypted one', async () => {
    const { password, ...owner } = alice;
    await saveLegacyRecord({ ...owner, password: obfuscatePassword(password, 'r4nd0m') }, 'r4nd0m');
    expect(isLoginRemembered()).toBe(true);
    // The form and auto login read at the same time.
    expect(await Promise.all([loadRememberedLogin(), loadRememberedLogin()])).toEqual([alice, alice]);
    expect(await legacyData()).toEqual({ key: null, database: false });
    expect((await record()).password?.key.extractable).toBe(false);
    expect(await loadRememberedLogin()).toEqual(alice);
  });

  test('an SMS login remembered by the previous app is read with its phone number', async () => {
    await saveLegacyRecord({ type: 'sms', mobileNum: '9170000001', merchant: 'FAIR' }, 'k');
    expect(await loadRememberedLogin()).toEqual({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
  });

  test.each([
    ['another key', obfuscatePassword('x', 'other')],
    ['invalid Base64', '???'],
    ['a type other than text', 7],
  ])(
    'a login remembered by the previous app is deleted and not used if its password has %s',
    async (_case, password) => {
      await saveLegacyRecord({ ...alice, password }, 'r4nd0m');
      expect(await loadRememberedLogin()).toBeUndefined();
      expect(await legacyData()).toEqual({ key: null, database: false });
      expect(isLoginRemembered()).toBe(false);
    },
  );

  test('a record of the previous app contains the password as base64(base64(password) + key)', () => {
    expect(obfuscatePassword('Wonder-land-7', 'KEY')).toBe(btoa(`${btoa('Wonder-land-7')}KEY`));
  });
});
