import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTransactionHistoryPage } from '../ledger/transaction-history';
import { MERCHANTS } from '../merchants/find-merchant';
import { startPlatform } from '../platform';
import { RefusalError } from '../server/refusal';
import { setUpTestPlatform } from '../testing/test-platform';
import { seedTransactionHistory } from './seed-transaction-history';

const { platform } = setUpTestPlatform();

test('the demo history of a week contains every kind of entry, changes neither balance nor points, and is added once', () => {
  const { services } = platform();
  for (const { code } of MERCHANTS) {
    const alice = services.members.byName(code, 'alice');
    const memberId = alice?.id ?? 0;
    const accounts = () =>
      ['cash' as const, 'points' as const].map((account) => services.ledger.balance(memberId, account));
    const before = accounts();
    seedTransactionHistory(services);
    seedTransactionHistory(services);
    expect(accounts()).toEqual(before);
    const { list } = readTransactionHistoryPage(services, { memberId, language: 'EN', kind: 'all', before: undefined });
    expect(list.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 9 }, () => 'bet'),
      'deposit',
      'deposit',
      'win',
      'win',
      'withdraw',
    ]);
  }
});

test('the demo transaction history does not change the time of a deposit that the member made before', () => {
  const { services } = platform();
  const memberId = services.members.byName('FAIR', 'alice')?.id ?? 0;
  const draft = { merchant: 'FAIR', memberId, requestId: 'own', kind: 'deposit', target: '', title: '' } as const;
  const own = services.cashOrders.submit({ ...draft, amount: 50_000, bonus: 0 });
  if (own instanceof RefusalError) throw new Error(own.message);
  seedTransactionHistory(services);
  const { list } = readTransactionHistoryPage(services, {
    memberId,
    language: 'EN',
    kind: 'deposit',
    before: undefined,
  });
  expect(list.find(({ orderId }) => orderId === String(own.id))?.at).toBe(own.createdAt);
});

test('the demo history is not added to an existing database, in which a break from play would refuse its bets', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'history-'));
  const countOrders = async (hasHistory: boolean) => {
    const { services, db, close } = await startPlatform({ dataDir, hasHistory });
    const memberId = services.members.byName('FAIR', 'alice')?.id ?? 0;
    services.playBreaks.start(memberId, 'WEEK');
    const orders = db.count('SELECT count(*) AS n FROM gameOrder WHERE memberId = ?', memberId);
    await close();
    return orders;
  };
  expect(await countOrders(false)).toBe(0);
  expect(await countOrders(true)).toBe(0);
  rmSync(dataDir, { recursive: true });
});
