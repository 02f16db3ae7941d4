import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BrowserData } from '../../browser/storage/browser-data';
import { STORED_NAMES } from '../../contract/storage-purposes';
import { buildDataFile } from './build-data-file';

const NOTHING: BrowserData = {
  localStorage: {},
  sessionStorage: {},
  cookies: {},
  databases: {},
  unreadDatabases: [],
  caches: {},
};
const TOKEN = 'token-of-alice-4711';
const ALICE_KEY = 'a11ce000000000';
const ALICE = { keys: [ALICE_KEY, 'FAIR|m1', 'FAIR|alice'], id: 'm1', userName: 'alice' };
const BOB = { keys: ['b0b00000000000', 'FAIR|m2', 'FAIR|bob'], id: 'm2', userName: 'bob' };
const VISITOR = { keys: [], id: '', userName: '' };
const build = (data: Partial<BrowserData>, owner = ALICE) =>
  buildDataFile({ data: { ...NOTHING, ...data }, site: 'https://fair.example', at: 0, secrets: [TOKEN, ''], owner });
/** The body of a tracking event in the outbox. */
const messageOf = (eventValue: object) =>
  JSON.stringify({ events: JSON.stringify([{ id: 'e1', eventName: 'open', eventValue }]) });
const read = (data: Partial<BrowserData>) => JSON.parse(build(data));

describe('[SAFE-6.2] the file of everything that this browser keeps', () => {
  test('has the site, the time, and the values as they are', () => {
    const file = read({
      localStorage: { MC_LANGUAGE: '"VI"', 'MC_PLAYED:a11ce000000000:': '{"at":5,"value":["g1"]}' },
      cookies: { _fbp: 'fb.1.2' },
      databases: { 'fairground-page-state': { popups: [{ key: 'news', value: ['a'] }] } },
      caches: { 'fairground-content': 40 },
    });
    expect(file).toEqual({
      site: 'https://fair.example',
      savedAt: '1970-01-01T00:00:00.000Z',
      localStorage: { MC_LANGUAGE: '"VI"', 'MC_PLAYED:a11ce000000000:': { at: 5, value: ['g1'] } },
      sessionStorage: {},
      cookies: { _fbp: 'fb.1.2' },
      databases: { 'fairground-page-state': { popups: [{ key: 'news', value: ['a'] }] } },
      caches: { 'fairground-content': 40 },
    });
  });

  test('[SAFE-6.11] names the databases that could not be read', () => {
    expect(read({ unreadDatabases: ['fairground-push'] })).toMatchObject({ unreadDatabases: ['fairground-push'] });
    expect(read({})).not.toHaveProperty('unreadDatabases');
  });

  test.each([
    ['the token of the session', { sessionStorage: { MC_SESSION_INFO: `{"id":"m1","token":"another-token"}` } }],
    ['a token from a link', { sessionStorage: { MC_URL_TOKEN: '"another-token"' } }],
    ['the key of the remembered password', { localStorage: { MC_REMEMBERED: '"another-token"' } }],
    [
      'the id by which the platform knows the device',
      {
        localStorage: { MC_DEVICE_ID: '"another-token"' },
        databases: { 'fairground-push': { records: [{ key: 'binding', value: { device: 'another-token' } }] } },
      },
    ],
    [
      'the remembered password',
      {
        databases: {
          'fairground-page-state': {
            rememberedLogin: [
              { key: 'login', value: { username: 'alice', password: { ciphertext: 'another-token' } } },
            ],
          },
        },
      },
    ],
    [
      'the token of push in a body that waits to be sent',
      {
        databases: {
          'fairground-outbox': { entries: [{ key: 1, value: { body: '{"registrationToken":"another-token"}' } }] },
        },
      },
    ],
    [
      'the address of a push subscription',
      { databases: { 'fairground-page-state': { prompts: [{ key: 'push', value: { endpoint: 'another-token' } }] } } },
    ],
    [
      'a token in the address of a game',
      { sessionStorage: { 'MC_ANSWER:member:launch': '{"url":"https://game.example/?a=1&userToken=another-token"}' } },
    ],
    [
      'data of another service',
      { databases: { 'firebase-installations-database': { s: [{ key: 1, value: 'another-token' }] } } },
    ],
    ['a key of another service', { localStorage: { 'firebase:x': 'another-token' } }],
  ])('has not %s', (_what, data: Partial<BrowserData>) => {
    expect(build(data)).not.toContain('another-token');
    expect(build(data)).toMatch(/left out/);
  });

  test('keeps what stands beside a secret', () => {
    const { sessionStorage } = read({ sessionStorage: { MC_SESSION_INFO: '{"id":"m1","token":"x","type":0}' } });
    expect(sessionStorage.MC_SESSION_INFO).toEqual({ id: 'm1', token: '(secret, left out)', type: 0 });
  });

  test('has no known secret, whatever is stored under the keys of the app', () => {
    const names = Object.values(STORED_NAMES)
      .flatMap((entries) => entries.map(({ name }) => name))
      .filter((name) => !name.includes('/'));
    const text = fc.tuple(fc.string(), fc.string()).map(([before, after]) => before + TOKEN + after);
    const value = fc.jsonValue().map((json) => JSON.stringify({ [TOKEN]: json, deep: [{ text: `a ${TOKEN}` }] }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...names), text, value), { minLength: 1 }), (entries) => {
        const localStorage = Object.fromEntries(entries.map(([name, one]) => [`${name}${TOKEN}`, one]));
        const sessionStorage = Object.fromEntries(entries.map(([name, , json]) => [name, json]));
        const databases = { 'fairground-outbox': { entries: entries.map(([, key, json]) => ({ key, value: json })) } };
        const file = build({ localStorage, sessionStorage, cookies: localStorage, databases });
        expect(() => JSON.parse(file)).not.toThrow();
        expect(file).not.toContain(TOKEN);
      }),
    );
  });

  const NAMES = Object.values(STORED_NAMES).flat();
  const listNames = (whose: string) => NAMES.filter((entry) => entry.whose === whose).map(({ name }) => name);
  const isInDatabase = (name: string) => name.includes('/') || /^fairground-|REMEMBER$/.test(name);

  /** What the browser keeps for Alice under each name whose value tells whose it is; `sesame` stands in each. */
  const VALUES: Readonly<Record<string, unknown>> = {
    MC_SIGN_OUTS_SEEN: { marks: { [ALICE_KEY]: 'sesame' } },
    'fairground-page-state/rememberedLogin': { username: 'Alice', type: 'sesame' },
    'fairground-page/remembered-login': { username: 'alice', type: 'sesame' },
    'MC_CASHIER:': { member: 'FAIR|alice', values: { amount: 'sesame' } },
    MC_PLAY_PAUSE: [{ member: ALICE_KEY, breakUntil: 'sesame' }],
    'fairground-page-state/prompts': { wantedBy: [ALICE_KEY], boundTo: ALICE_KEY, at: ['sesame'] },
    'fairground-push': { member: 'm1', device: 'sesame' },
    'fairground-outbox': { body: messageOf({ customerId: 'm1', label: 'sesame' }) },
    // Secret as a whole.
    MC_REMEMBER: {},
  };

  /** Returns what the browser keeps for Alice under a name of the table. */
  function keep({ name, whose }: (typeof NAMES)[number]): Partial<BrowserData> {
    const [database = '', store = 'records'] = name.split('/');
    const recordKey = { key: 'FAIR|m1', audience: `optional|FAIR|EN|${ALICE_KEY}` }[whose as string] ?? 'one';
    const value = whose === 'value' ? VALUES[name] : { amount: 'sesame' };
    if (isInDatabase(name)) return { databases: { [database]: { [store]: [{ key: recordKey, value }] } } };
    const member = name === 'MC_RECENT:' ? 'FAIR|m1' : ALICE_KEY;
    return { localStorage: { [whose === 'key' ? `${name}${member}:x` : name]: JSON.stringify(value) } };
  }

  test('every name whose value tells whose it is has an example', () => {
    expect(Object.keys(VALUES).sort()).toEqual([...listNames('value')].sort());
  });

  test.each(
    NAMES.filter(({ name, whose }) => whose !== 'user' && name !== 'MC_REMEMBER').map(
      (entry) => [entry.name, entry] as const,
    ),
  )('has of %s what is the member’s, and nothing of another member or, for a visitor, of any', (_name, entry) => {
    expect(build(keep(entry))).toContain('sesame');
    for (const owner of [BOB, VISITOR]) {
      const file = build(keep(entry), owner);
      expect(file).not.toMatch(/alice|m1|a11ce/i);
      // Who wants push is a list of members, in a record of the device.
      if (entry.name !== 'fairground-page-state/prompts') expect(file).not.toContain('sesame');
    }
  });

  test('has the closed banners of anybody, and the mark of a forgotten device, which are nobody’s', () => {
    const kept = {
      localStorage: { 'MC_SIGNED_OUT:*': '"sesame"' },
      databases: { 'fairground-page-state': { popups: [{ key: 'banner|FAIR|2', value: { image: 'sesame' } }] } },
    };
    for (const owner of [ALICE, VISITOR]) expect(build(kept, owner).split('sesame')).toHaveLength(3);
  });

  test.each([
    ['the id', { customerId: '12' }, true],
    ['the name', { customerName: 'alice' }, true],
    ['the id of another member', { customerId: '13', amount: '12' }, false],
    ['nobody', { lane: '12' }, false],
  ])('has of what waits to be sent a message that names %s: %o (%s)', (_what, value, isOwn) => {
    const records = [{ key: 1, value: { kind: 'events', body: messageOf({ ...value, label: 'sesame' }) } }];
    const file = build({ databases: { 'fairground-outbox': { entries: records } } }, { ...ALICE, id: '12' });
    expect(file.includes('sesame')).toBe(isOwn);
  });

  test('has what is kept for a visitor, also if a member saves it', () => {
    const registration = { localStorage: { 'MC_REQUEST:visitor:register': '{"at":1,"value":"sesame"}' } };
    for (const owner of [ALICE, VISITOR]) expect(build(registration, owner)).toContain('"sesame"');
  });
});
