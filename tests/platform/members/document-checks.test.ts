import { parse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { memberExport } from '../../../src/contract/endpoints/account/data-requests';
import { documentCheck, sendDocument } from '../../../src/contract/endpoints/account/document-check';
import { launchGame } from '../../../src/contract/endpoints/games/game';
import { submitDeposit, submitWithdrawal } from '../../../src/contract/endpoints/money/cashier';
import { withdrawalInfo } from '../../../src/contract/endpoints/money/wallet';
import { REQUEST_SAMPLES } from '../testing/request-samples';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();
const HOUR_MS = 3_600_000;
const idOf = (username: string, merchant = 'FAIR') => platform().services.members.byName(merchant, username)?.id ?? 0;
const act = (action: string, reason = '', username = 'alice') =>
  caller().control('documents', { id: idOf(username), action, reason });
const signIn = (merchant = 'FAIR') => caller().signIn('alice', 'Wonder-land-7', merchant);
const send = (token: string, proof: string, requestId = proof, content = 'aGVsbG8=') =>
  caller().call(sendDocument, { token, body: { requestId, proof, type: 'image/png', content } });
const stateOf = async (token: string, merchant = 'FAIR') => {
  const { value } = await caller().call(documentCheck, { token, merchant });
  return parse(documentCheck.response, value);
};
const cashOf = () => platform().services.ledger.balance(idOf('alice'), 'cash');

const MONEY = [
  ['a deposit', submitDeposit, { requestId: 'd1', methodId: 'gcash', amount: '500.00', useBonus: false }],
  ['a withdrawal', submitWithdrawal, { requestId: 'w1', accountId: '1', amount: '500.00' }],
] as const;

describe('[SAFE-5.12] what is blocked', () => {
  test.each(MONEY)(
    '%s is refused until the operator has approved the documents, and posts nothing',
    async (_, endpoint, body) => {
      const token = await signIn();
      const account = platform().services.database.run(
        "INSERT INTO account (memberId, kind, label, tail) VALUES (?, 'card', 'Bank', '1')",
        idOf('alice'),
      );
      const sent = endpoint === submitWithdrawal ? { ...body, accountId: String(account.id) } : body;
      await act('ask');
      const before = cashOf();
      expect((await caller().call(endpoint, { token, body: sent })).errorCode).toBe('documents.needed');
      for (const proof of ['AGE', 'NAME', 'ADDRESS']) await send(token, proof);
      expect(await stateOf(token)).toMatchObject({ state: 'SENT' });
      expect((await caller().call(endpoint, { token, body: sent })).errorCode).toBe('documents.needed');
      expect(
        platform()
          .services.cashOrders.all()
          .filter(({ requestId }) => requestId === body.requestId),
      ).toEqual([]);
      expect(cashOf()).toBe(before);
      await act('approve');
      expect((await caller().call(endpoint, { token, body: sent })).success).toBe(true);
    },
  );

  test('neither a launch nor a bet in a game that is open', async () => {
    const token = await signIn();
    await act('ask');
    const sample = REQUEST_SAMPLES.launchGame ?? {};
    expect((await caller().call(launchGame, { token, ...sample })).errorCode).toBe('documents.needed');
    const before = cashOf();
    const ticket = {
      memberId: idOf('alice'),
      requestId: 'b1',
      game: 'x',
      picked: [1, 2, 3, 4, 5],
      stake: 100,
    } as const;
    expect(platform().services.bets.place({ ...ticket, luck: 'win' })).toMatchObject({ code: 'documents.needed' });
    expect(cashOf()).toBe(before);
    await act('approve');
    expect((await caller().call(launchGame, { token, ...sample })).success).toBe(true);
  });
});

describe('[SAFE-5.13] whom the jurisdiction asks', () => {
  test('in Golden Bay everyone who registers, and blocks 72 hours after', async () => {
    const { members, clock, documentChecks, database } = platform().services;
    const now = clock.now();
    const sql = `INSERT INTO member (merchant, username, password, registeredAt) VALUES (?, 'newcomer', '', ?)`;
    const golden = database.run(sql, 'SOL', now).id;
    const harbour = database.run(sql, 'FAIR', now).id;
    expect(members.byId(golden)?.username).toBe('newcomer');
    const proofs = ['AGE', 'NAME', 'ADDRESS'];
    expect(documentChecks.of(golden)).toMatchObject({ state: 'NEEDED', proofs, blocksFrom: now + 72 * HOUR_MS });
    expect(documentChecks.of(harbour)).toMatchObject({ state: 'NONE', blocks: [] });
    clock.advance(72 * HOUR_MS - 1);
    expect(documentChecks.blocked(golden)).toEqual([]);
    clock.advance(1);
    expect(documentChecks.blocked(golden)).toEqual(['DEPOSIT', 'WITHDRAWAL', 'PLAY']);
  });

  test('a rule that is chosen later applies to who has begun, until the operator has decided', async () => {
    const { clock, documentChecks, database, scenarios } = platform().services;
    const now = clock.now();
    const sql = `INSERT INTO member (merchant, username, password, registeredAt) VALUES ('SOL', 'newcomer', '', ?)`;
    const { id } = database.run(sql, now);
    documentChecks.send(id, { proof: 'AGE', type: 'image/png', content: 'aGVsbG8=' });
    expect(documentChecks.blocked(id)).toEqual([]);
    scenarios.stage('SOL', { jurisdiction: 'greatBritain' });
    expect(documentChecks.of(id)).toMatchObject({ received: ['AGE'], blocks: ['DEPOSIT', 'PLAY'], blocksFrom: now });
    expect(documentChecks.blocked(id)).toEqual(['DEPOSIT', 'PLAY']);
  });

  test('a seeded member is verified there, and asked for nothing elsewhere', async () => {
    expect(await stateOf(await signIn('SOL'), 'SOL')).toMatchObject({ state: 'VERIFIED', blocks: [] });
    expect(await stateOf(await signIn())).toMatchObject({ state: 'NONE' });
  });
});

describe('[SAFE-5.8] states of a check', () => {
  test('the member reads what has arrived, why more is needed, why it was refused, and that it is done', async () => {
    const token = await signIn();
    await act('ask');
    expect(await stateOf(token)).toMatchObject({ state: 'NEEDED', received: [], reason: '' });
    expect((await send(token, 'NAME')).value).toMatchObject({ state: 'NEEDED', received: ['NAME'] });
    await send(token, 'AGE');
    expect((await send(token, 'ADDRESS')).value).toMatchObject({ state: 'SENT', received: ['AGE', 'NAME', 'ADDRESS'] });
    await act('more', 'Too old');
    expect(await stateOf(token)).toMatchObject({
      state: 'MORE',
      proofs: ['ADDRESS'],
      received: ['AGE', 'NAME'],
      reason: 'Too old',
    });
    await send(token, 'ADDRESS', 'again');
    await act('refuse', 'Another name');
    expect(await stateOf(token)).toMatchObject({ state: 'REFUSED', reason: 'Another name' });
    const { value } = await caller().call(withdrawalInfo, { token });
    expect(value).toMatchObject({ documents: { state: 'REFUSED', blocked: ['DEPOSIT', 'WITHDRAWAL', 'PLAY'] } });
    await act('approve');
    expect(await stateOf(token)).toMatchObject({ state: 'VERIFIED', blocks: [], reason: '' });
  });

  test.each([
    ['EN', 'We keep your documents'],
    ['CN', '您的证件资料'],
    ['VI', 'Chúng tôi lưu giữ'],
    // No text in this language: none in another one.
    ['JA', ''],
  ])(
    '[SAFE-5.14] for how long documents are kept is said in the language of the member: %s',
    async (language, words) => {
      const token = await signIn();
      await act('ask');
      const headers = { Language: language };
      const { value } = await caller().call(documentCheck, { token, headers });
      const { retention } = parse(documentCheck.response, value);
      expect(retention.slice(0, Math.max(words.length, 1))).toBe(words);
    },
  );

  test('another document that is asked for without a reason is one more, and not the first', async () => {
    const token = await signIn();
    await act('ask');
    await send(token, 'ADDRESS');
    await act('more');
    expect(await stateOf(token)).toMatchObject({ state: 'MORE', proofs: ['ADDRESS'], received: [], reason: '' });
  });

  test('a document that is not asked for changes nothing', async () => {
    const token = await signIn();
    expect((await send(token, 'AGE')).value).toMatchObject({ state: 'NONE', received: [] });
    expect(platform().services.documentChecks.documents(idOf('alice'))).toEqual([]);
  });
});

describe('[SAFE-5.11] a document that is sent again', () => {
  test('takes effect once: the same file answers the present state, another one is refused', async () => {
    const token = await signIn();
    await act('ask');
    await send(token, 'AGE', 'r1');
    expect((await send(token, 'AGE', 'r1')).value).toMatchObject({ received: ['AGE'] });
    expect((await send(token, 'AGE', 'r1', 'b3RoZXI=')).errorCode).toBe('request.reused');
    expect(platform().services.documentChecks.documents(idOf('alice'))).toMatchObject([{ content: 'aGVsbG8=' }]);
  });
});

test('[SAFE-5.10] the log of requests has no document, and an export names it without the file', async () => {
  const token = await signIn();
  await act('ask');
  await send(token, 'AGE');
  const bodies = platform()
    .services.wire.all()
    .filter(({ endpoint }) => endpoint === 'sendDocument');
  expect(bodies.map(({ body }) => body)).toEqual([expect.stringContaining('"proof":"AGE"')]);
  expect(JSON.stringify(platform().services.wire.all())).not.toContain('aGVsbG8=');
  const { value } = await caller().call(memberExport, { token });
  const { file } = parse(memberExport.response, value);
  expect(JSON.parse(file)).toMatchObject({ memberDocument: [{ proof: 'AGE', type: 'image/png' }] });
  expect(file).not.toContain('aGVsbG8=');
});
