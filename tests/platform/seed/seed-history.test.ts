import { expect, test } from 'vitest';
import { readHistoryPage } from '../ledger/history';
import { MERCHANTS } from '../merchants/find-merchant';
import { setUpTestPlatform } from '../testing/test-platform';
import { seedHistory } from './seed-history';

const { platform } = setUpTestPlatform();

test('the demo history of a week contains every kind of entry, changes neither balance nor points, and is added only once', () => {
  const { services } = platform();
  for (const { code } of MERCHANTS) {
    const alice = services.members.byName(code, 'alice');
    const memberId = alice?.id ?? 0;
    const accounts = () =>
      ['cash' as const, 'points' as const].map((account) => services.ledger.balance(memberId, account));
    const before = accounts();
    seedHistory(services);
    seedHistory(services);
    expect(accounts()).toEqual(before);
    const { list } = readHistoryPage(services, { memberId, language: 'EN', kind: 'all', before: undefined });
    expect(list.map(({ kind }) => kind).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'bet'),
      'deposit',
      'deposit',
      'win',
      'win',
      'withdraw',
    ]);
  }
});
