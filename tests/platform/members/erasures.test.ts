import { number, object, parse, record, string, unknown } from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { erasureRequest, requestErasure, withdrawErasure } from '../../../src/contract/endpoints/account/erasure';
import { memberInfo } from '../../../src/contract/endpoints/account/member';
import { login } from '../../../src/contract/endpoints/account/session';
import { sendSmsCode } from '../../../src/contract/endpoints/account/verification';
import { setUpTestPlatform, TEST_CLOCK_TIME_MS } from '../testing/test-platform';
import { nameOfErased } from './erase-member';
import { IMPERSONAL_COLUMNS_OF_MEMBER, LOOSE_TABLES, PERSONAL_TABLES } from './personal-tables';

const { caller, platform } = setUpTestPlatform();
const PASSWORD = 'Builder-box-8';
const DAY_MS = 24 * 3_600_000;
/** What tells who the member is, and is nobody else’s. */
const PERSON = { username: 'roberta', mobile: '9178887776', email: 'roberta@example.test', payeeName: 'Roberta Quill' };

let bob = 0;
let token = '';
const services = () => platform().services;
const run = (sql: string, ...values: (string | number)[]) => services().database.run(sql, ...values);
const count = (table: string) =>
  services().database.count(`SELECT count(*) AS n FROM ${table} WHERE memberId = ?`, bob);

beforeEach(async () => {
  bob = services().members.byName('FAIR', 'bob')?.id ?? 0;
  run(
    'UPDATE member SET username = ?, mobile = ?, email = ?, payeeName = ?, referral = ? WHERE id = ?',
    ...[...Object.values(PERSON), 'FRIEND-OF-ROBERTA', bob],
  );
  token = await caller().signIn(PERSON.username, PASSWORD);
});

const ask = (requestId: string) => caller().call(requestErasure, { token, body: { requestId } });
const read = async () => parse(erasureRequest.response, (await caller().call(erasureRequest, { token })).value);
const decide = (id: number, approve: boolean, reason = '') =>
  caller().control('erasures', { id, approve, reason }) as Promise<{ error?: string }>;
const lastId = () => services().erasures.all()[0]?.id ?? 0;

/** Signs in with a code sent to the member's number; returns the code of the refusal. */
async function signInBySms() {
  await caller().call(sendSmsCode, { body: { countryDialingCode: '63', mobileNum: PERSON.mobile } });
  const verificationCode = services().sms.inbox()[0]?.code ?? '';
  const body = {
    type: 'sms',
    mobileNum: PERSON.mobile,
    verificationCode,
    loginDeviceId: 'd',
    isOfficialAppLogin: false,
  };
  return (await caller().call(login, { body })).errorCode;
}

/** Leaves a row of the member in every personal table, with the simplest values that its columns take. */
function fillEveryTable(): void {
  const column = object({ name: string(), type: string() });
  for (const table of Object.keys(PERSONAL_TABLES)) {
    if (table === 'erasureRequest') continue;
    const columns = services().database.all(
      column,
      `SELECT name, type FROM pragma_table_info('${table}') WHERE name <> 'id'`,
    );
    const values = columns.map(({ name, type }) =>
      name === 'memberId'
        ? bob
        : name === 'status'
          ? 'APPROVED'
          : type === 'INTEGER'
            ? Number(name !== 'amount' || table !== 'purse')
            : `of ${PERSON.username}`,
    );
    run(
      `INSERT OR REPLACE INTO ${table} (${columns.map(({ name }) => name).join()}) VALUES (${values.map(() => '?').join()})`,
      ...values,
    );
  }
  const event = JSON.stringify({ eventValue: { customerId: String(bob), email: PERSON.email } });
  run("INSERT INTO trackedEvent (id, merchant, name, payload, receivedAt) VALUES ('e1', 'FAIR', 'login', ?, 1)", event);
  run("INSERT INTO sms (merchant, mobile, code, sentAt, expiresAt) VALUES ('FAIR', ?, '123456', 1, 2)", PERSON.mobile);
  run("INSERT INTO loginFailure VALUES ('FAIR', ?, 1)", PERSON.username);
}

/** Returns the tables in which a text is found. */
function findTablesWith(text: string): string[] {
  const { database } = services();
  const tables = database.all(object({ name: string() }), "SELECT name FROM sqlite_master WHERE type = 'table'");
  const has = (table: string) =>
    database
      .all(record(string(), unknown()), `SELECT * FROM ${table}`)
      .some((row) => JSON.stringify(row).includes(text));
  return tables.map(({ name }) => name).filter(has);
}

describe('[SAFE-6.6] a request for erasure on the platform', () => {
  test('is open until it is decided, at most 30 days', async () => {
    expect(await read()).toMatchObject({ state: 'NONE', requestedAt: 0 });
    expect((await ask('r1')).value).toMatchObject({
      state: 'OPEN',
      requestedAt: TEST_CLOCK_TIME_MS,
      decideBy: TEST_CLOCK_TIME_MS + 30 * DAY_MS,
      kept: { moneyYears: 5, protectionYears: 5 },
    });
    expect(await read()).toMatchObject({ state: 'OPEN' });
  });

  test('is one, however often it is sent; sent again after a decision it answers the present state', async () => {
    await ask('r1');
    await ask('r1');
    await ask('r2');
    expect(services().erasures.all()).toHaveLength(1);
    await decide(lastId(), false, 'An inquiry is open');
    expect((await ask('r1')).value).toMatchObject({ state: 'REFUSED', reason: 'An inquiry is open' });
    expect(services().erasures.all()).toHaveLength(1);
    expect((await ask('r3')).value).toMatchObject({ state: 'OPEN', reason: '' });
    expect(services().erasures.all()).toHaveLength(2);
  });

  test('is withdrawn by its id alone, while it is open', async () => {
    await ask('r1');
    const { id } = await read();
    const withdraw = (name: string) => caller().call(withdrawErasure, { token, body: { id: name } });
    expect((await withdraw(`${Number(id) + 1}`)).value).toMatchObject({ state: 'OPEN' });
    expect((await withdraw(id)).value).toMatchObject({ state: 'NONE' });
    await ask('r2');
    expect((await withdraw(id)).value).toMatchObject({ state: 'OPEN' });
    await decide(lastId(), false);
    expect((await withdraw((await read()).id)).value).toMatchObject({ state: 'REFUSED' });
  });

  test('is refused while there is money or an order, and so is its approval', async () => {
    const { ledger, cashOrders } = services();
    const order = {
      merchant: 'FAIR',
      memberId: bob,
      kind: 'deposit',
      target: 'gcash',
      title: 'GCash',
      bonus: 0,
    } as const;
    const { id } = parse(object({ id: number() }), cashOrders.submit({ ...order, requestId: 'd1', amount: 100 }));
    expect((await read()).obstacles).toEqual(['ORDER']);
    expect((await ask('r1')).errorCode).toBe('erasure.order');
    cashOrders.decide(id, 'REJECTED');
    await ask('r1');
    ledger.post(bob, { kind: 'reward', amount: 100 }, 'late');
    expect(await read()).toMatchObject({ state: 'OPEN', obstacles: ['BALANCE'] });
    expect(await decide(lastId(), true)).toEqual({ error: 'Withdraw the balance first' });
    expect(await read()).toMatchObject({ state: 'OPEN' });
    expect(services().members.byId(bob)?.username).toBe(PERSON.username);
  });
});

describe('[SAFE-6.8] an erasure', () => {
  test('deletes the rows of every table except those that the law keeps, with the reason', async () => {
    fillEveryTable();
    const before = Object.fromEntries(Object.keys(PERSONAL_TABLES).map((table) => [table, count(table)]));
    await ask('r1');
    expect(await decide(lastId(), true)).toEqual({ done: true });
    for (const [table, { erased }] of Object.entries(PERSONAL_TABLES)) {
      const isKept = erased !== 'deleted' && 'kept' in erased;
      if (table !== 'erasureRequest') expect([table, before[table]]).not.toEqual([table, 0]);
      expect([table, count(table)]).toEqual([
        table,
        isKept ? (before[table] ?? 0) + Number(table === 'erasureRequest') : 0,
      ]);
    }
  });

  test('leaves nothing that tells who it was, also in tables without a column memberId', async () => {
    fillEveryTable();
    for (const text of Object.values(PERSON)) expect(findTablesWith(text)).not.toEqual([]);
    await ask('r1');
    await decide(lastId(), true);
    const kept = Object.entries(PERSONAL_TABLES).flatMap(([table, { erased }]) =>
      typeof erased === 'object' && 'kept' in erased ? [table] : [],
    );
    for (const text of Object.values(PERSON))
      expect(findTablesWith(text).filter((table) => !kept.includes(table))).toEqual([]);
    const row = services().database.one(record(string(), unknown()), 'SELECT * FROM member WHERE id = ?', bob) ?? {};
    const filled = Object.keys(row).filter((name) => !IMPERSONAL_COLUMNS_OF_MEMBER.includes(name) && row[name] !== '');
    expect(filled).toEqual(['username']);
    expect(row.username).toBe(nameOfErased(bob));
    expect(Object.keys(LOOSE_TABLES)).toContain('member');
  });

  test('ends every session and the push of its devices, and another account can have the name', async () => {
    const { push, members } = services();
    const elsewhere = await caller().signIn(PERSON.username, PASSWORD);
    push.devices.bind('push-token', 'FAIR', bob, 1);
    await ask('r1');
    await decide(lastId(), true);
    for (const session of [token, elsewhere])
      expect((await caller().call(memberInfo, { token: session })).errorCode).toBe('CUSTOMER_NOT_LOGIN');
    expect(push.devices.isBound('push-token', bob)).toBe(false);
    expect(await caller().signIn(PERSON.username, PASSWORD)).toBe('not.exists.user');
    expect(await caller().signIn(nameOfErased(bob), '')).not.toMatch(/^[\w-]{43}$/);
    const next = { merchant: 'FAIR', username: PERSON.username, mobile: PERSON.mobile, password: PASSWORD };
    expect(members.add({ ...next, registeredAt: 1 })).toBeGreaterThan(bob);
  });

  test.each([
    ['a self-exclusion', 185, 'play.excluded', (id: number) => services().playBreaks.exclude(id, 6)],
    ['a break', 31, 'not.exists.user', (id: number) => services().playBreaks.start(id, 'MONTH')],
  ])('keeps %s in force, with what recognises the member until its end', async (_what, days, refusal, start) => {
    const { members, erasures, playBreaks } = services();
    await ask('r1');
    start(bob);
    const id = lastId();
    await decide(id, true);
    const next = { merchant: 'FAIR', username: PERSON.username, password: PASSWORD, registeredAt: 1 };
    expect(members.add(next)).toBeUndefined();
    expect(members.add({ ...next, username: 'other', mobile: PERSON.mobile })).toBeUndefined();
    expect(members.byId(bob)).toMatchObject({ email: '', payeeName: '', password: '' });
    expect(playBreaks.refuse(bob)).toBeDefined();
    expect(count('identity')).toBe(1);
    expect(await signInBySms()).toBe(refusal);
    await caller().control('clock', { advance: days * DAY_MS });
    expect(await signInBySms()).toBe('not.exists.user');
    expect(erasures.all()).toMatchObject([{ state: 'ERASED' }]);
    expect(members.byId(bob)).toMatchObject({ username: nameOfErased(bob), mobile: '' });
    expect(count('identity')).toBe(0);
    expect(count('selfExclusion') + count('playBreak')).toBe(1);
  });
});
