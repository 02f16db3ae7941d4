import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageStore } from '../../browser/database';
import { OLD_REMEMBER_DATABASE, OLD_REMEMBER_KEY, REMEMBER_KEY } from '../../contract/storage-keys';
import { isLoginRemembered } from './auto-login-flag';
import { encodePassword } from './encode-password';
import { forgetLogin, recallLogin, rememberLogin, renewPassword } from './remembered-login';
import { type RememberedRecord, rememberedRecord } from './remembered-record';

const alice = { type: 'username', username: 'alice', merchant: 'FAIR', password: 'Wonder-länd-7 🎡' } as const;
const store = openPageStore('remembered-login');
const record = async (): Promise<RememberedRecord> => parse(rememberedRecord, await store.get('login'));

/** localStorage as a browser has it; Node has none. */
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

/** Web Locks as a browser has them, as far as one name goes; Node 20 has none. */
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

describe('[REM-1] a remembered sign-in', () => {
  test('comes back as it was, until it is forgotten', async () => {
    expect(isLoginRemembered()).toBe(false);
    await rememberLogin(alice);
    expect(isLoginRemembered()).toBe(true);
    expect(await recallLogin()).toEqual(alice);
    await forgetLogin();
    expect([isLoginRemembered(), await recallLogin(), await store.get('login')]).toEqual([false, undefined, undefined]);
  });

  test('takes the place of the one before', async () => {
    await rememberLogin(alice);
    await rememberLogin({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
    expect(await recallLogin()).toEqual({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
  });

  test('is read whole by a tab that starts while another one writes it', async () => {
    vi.resetModules();
    const otherTab = await import('./remembered-login');
    await rememberLogin(alice);
    let isWriting = true;
    const writing = (async () => {
      for (let round = 0; round < 20; round += 1) await rememberLogin(alice);
      isWriting = false;
    })();
    while (isWriting) expect(await otherTab.recallLogin()).toEqual(alice);
    await writing;
    expect(await recallLogin()).toEqual(alice);
  });

  test('goes on with a new password of the same member, and of no other', async () => {
    await rememberLogin(alice);
    await renewPassword('bob', 'Other-1');
    expect(await recallLogin()).toEqual(alice);
    await renewPassword('Alice', 'Second-steps-2');
    expect(await recallLogin()).toEqual({ ...alice, password: 'Second-steps-2' });
    await forgetLogin();
    await renewPassword('alice', 'Third-3');
    expect(await recallLogin()).toBeUndefined();
  });

  test('is nothing once its separate key is gone', async () => {
    await rememberLogin(alice);
    localStorage.removeItem(REMEMBER_KEY);
    expect(await recallLogin()).toBeUndefined();
    expect(await store.get('login')).toBeUndefined();
  });

  test('that the database does not give now is not forgotten', async () => {
    await rememberLogin(alice);
    const kept = await record();
    await store.remove('login');
    expect(await recallLogin()).toBeUndefined();
    await store.set('login', kept);
    expect(await recallLogin()).toEqual(alice);
  });

  test('of a shape nobody knows is forgotten', async () => {
    await rememberLogin(alice);
    await store.set('login', { v: 3, password: 'plain' });
    expect(await recallLogin()).toBeUndefined();
    expect(isLoginRemembered()).toBe(false);
  });
});

describe('[REM-2] at rest', () => {
  test('the password is under a key that cannot be read out, new with every record', async () => {
    await rememberLogin(alice);
    const first = (await record()).password;
    await rememberLogin(alice);
    const second = (await record()).password;
    if (!first || !second) throw new Error('nothing was sealed');
    expect([first.key.extractable, first.key.algorithm]).toEqual([false, { name: 'AES-GCM', length: 256 }]);
    await expect(crypto.subtle.exportKey('raw', first.key)).rejects.toThrow();
    expect(Buffer.from(first.iv)).not.toEqual(Buffer.from(second.iv));
    expect(Buffer.from(first.sealed)).not.toEqual(Buffer.from(second.sealed));
  });

  test.each(['iv', 'sealed'] as const)('one flipped bit in %s, wherever: forgotten, without a crash', async (part) => {
    await rememberLogin(alice);
    const { password } = await record();
    for (let at = 0; at < (password?.[part].byteLength ?? 0); at += 1) {
      await rememberLogin(alice);
      const found = await record();
      if (!found.password) throw new Error('nothing was sealed');
      const changed = new Uint8Array(found.password[part].slice(0));
      changed[at] = (changed[at] ?? 0) ^ 1;
      await store.set('login', { ...found, password: { ...found.password, [part]: changed.buffer } });
      expect(await recallLogin()).toBeUndefined();
      expect([isLoginRemembered(), await store.get('login')]).toEqual([false, undefined]);
    }
  });

  test.each([{ merchant: 'KOPI' }, { username: 'bob' }, { type: 'sms' }])(
    'given to %j it opens for nobody',
    async (other) => {
      await rememberLogin(alice);
      await store.set('login', { ...(await record()), ...other });
      expect(await recallLogin()).toBeUndefined();
      expect(isLoginRemembered()).toBe(false);
    },
  );

  test('without WebCrypto, as over http, the name alone is remembered', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await rememberLogin(alice);
    expect(await store.get('login')).toEqual({ v: 2, type: 'username', username: 'alice', merchant: 'FAIR' });
    expect(await recallLogin()).toEqual({ type: 'username', username: 'alice', merchant: 'FAIR' });
  });
});

describe('[REM-2] a record in the older form', () => {
  async function leaveOld(record: Record<string, unknown>, key: string) {
    localStorage.setItem(OLD_REMEMBER_KEY, key);
    const old = await openDB(OLD_REMEMBER_DATABASE, 3, { upgrade: (db) => void db.createObjectStore('login') });
    await old.put('login', record, 'rememberMe');
    old.close();
  }
  const gone = async () => ({
    key: localStorage.getItem(OLD_REMEMBER_KEY),
    database: (await indexedDB.databases()).some(({ name }) => name === OLD_REMEMBER_DATABASE),
  });

  test('is read, sealed, and deleted as it was', async () => {
    const { password, ...owner } = alice;
    await leaveOld({ ...owner, password: encodePassword(password, 'r4nd0m') }, 'r4nd0m');
    expect(isLoginRemembered()).toBe(true);
    // The form and auto login ask at the same time.
    expect(await Promise.all([recallLogin(), recallLogin()])).toEqual([alice, alice]);
    expect(await gone()).toEqual({ key: null, database: false });
    expect((await record()).password?.key.extractable).toBe(false);
    expect(await recallLogin()).toEqual(alice);
  });

  test('by SMS keeps its number', async () => {
    await leaveOld({ type: 'sms', mobileNum: '9170000001', merchant: 'FAIR' }, 'k');
    expect(await recallLogin()).toEqual({ type: 'sms', username: '9170000001', merchant: 'FAIR' });
  });

  test.each([
    ['another key', encodePassword('x', 'other')],
    ['no Base64', '???'],
    ['no text', 7],
  ])('whose password is under %s is deleted, and nothing is remembered', async (_case, password) => {
    await leaveOld({ ...alice, password }, 'r4nd0m');
    expect(await recallLogin()).toBeUndefined();
    expect(await gone()).toEqual({ key: null, database: false });
    expect(isLoginRemembered()).toBe(false);
  });

  test('the older form itself: Base64 of (Base64 of the password, then the key)', () => {
    expect(encodePassword('Wonder-land-7', 'KEY')).toBe(btoa(`${btoa('Wonder-land-7')}KEY`));
  });
});
