import { describe, expect, test } from 'vitest';
import type { AnyEndpoint } from '../../../src/contract/endpoint';
import { registerDownlineAccount } from '../../../src/contract/endpoints/account/referral';
import { linkPayoutAccount, submitDeposit, submitWithdrawal } from '../../../src/contract/endpoints/money/cashier';
import { redeemPointsForProduct } from '../../../src/contract/endpoints/money/rewards';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

const ALICE = ['alice', 'Wonder-land-7'] as const;
const AGENT = ['arlo', 'Agent-one-44'] as const;
const CARD = { requestId: 'r1', kind: 'bank', holder: 'Alice', bank: 'Fair Bank', number: '12345678' };

/** Returns how often a request has had its effect. */
const count = (table: string, column: string, value: string) =>
  platform().services.database.count(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, value);

const findAlice = () => platform().services.members.byName('FAIR', 'alice')?.id ?? 0;
function takePoints(): void {
  const { ledger } = platform().services;
  ledger.post(findAlice(), { kind: 'redeem', points: ledger.balance(findAlice(), 'points') }, 'test');
}

const CASES: readonly (readonly [
  AnyEndpoint,
  readonly [string, string],
  body: Record<string, unknown>,
  other: Record<string, unknown>,
  effects: () => number,
])[] = [
  [
    submitDeposit,
    ALICE,
    { requestId: 'r1', methodId: 'gcash', amount: '500.00', useBonus: true },
    { useBonus: false },
    () => count('cashOrder', 'requestId', 'r1'),
  ],
  [
    submitWithdrawal,
    ALICE,
    { requestId: 'r1', accountId: '1', amount: '500.00' },
    { amount: '600.00' },
    () => count('cashOrder', 'requestId', 'r1'),
  ],
  [
    redeemPointsForProduct,
    ALICE,
    { requestId: 'r1', productId: 'voucher-50' },
    { productId: 'mug' },
    () => count('redemption', 'requestId', 'r1'),
  ],
  [linkPayoutAccount, ALICE, CARD, { number: '12345679' }, () => count('account', 'requestId', 'r1')],
  [
    registerDownlineAccount,
    AGENT,
    { requestId: 'r1', kind: 'member', username: 'downline', password: 'Brand-new-1' },
    { password: 'Brand-new-2' },
    () => count('member', 'username', 'downline'),
  ],
];

describe('[API-8] a request id', () => {
  test.each(CASES.map(([endpoint, ...rest]) => [endpoint.name, endpoint, ...rest] as const))(
    '[API-8.3] of %s is accepted once: the same body gets the same response, another body is refused',
    async (_, endpoint, [username, password], body, other, effects) => {
      const token = await caller().signIn(username, password);
      const send = (sent: object) => caller().call(endpoint, { token, body: sent });
      const first = await send(body);
      expect(first.success).toBe(true);
      expect(effects()).toBe(1);
      expect(await send(body)).toEqual(first);
      expect((await send({ ...body, ...other })).errorCode).toBe('request.reused');
      expect(effects()).toBe(1);
    },
  );

  test.each<[string, AnyEndpoint, Record<string, unknown>, string, () => void]>([
    [
      'a deposit during a break from play',
      submitDeposit,
      { methodId: 'gcash', amount: '500.00', useBonus: true },
      'play.break',
      () => platform().services.playBreaks.start(findAlice(), 'DAY'),
    ],
    [
      'a deposit above a limit set since',
      submitDeposit,
      { methodId: 'gcash', amount: '500.00', useBonus: true },
      'limit.deposit',
      () => platform().services.playLimits.save(findAlice(), { kind: 'DEPOSIT', period: 'DAY' }, 100),
    ],
    [
      'a withdrawal to an account that was removed',
      submitWithdrawal,
      { accountId: '1', amount: '500.00' },
      'account.invalid',
      () => platform().services.database.run('DELETE FROM account WHERE memberId = ?', findAlice()),
    ],
    [
      'a withdrawal of more than what is left',
      submitWithdrawal,
      { accountId: '1', amount: '2000.00' },
      'balance.low',
      () => undefined,
    ],
    [
      'a redemption for more points than are left',
      redeemPointsForProduct,
      { productId: 'voucher-50' },
      'points.low',
      () => takePoints(),
    ],
    [
      'an account that is linked by now',
      linkPayoutAccount,
      { ...CARD, requestId: undefined },
      'account.exists',
      () => undefined,
    ],
  ])('[API-8.3] is looked up before the request is judged: %s', async (_, endpoint, rest, refusal, change) => {
    const token = await caller().signIn(...ALICE);
    const send = (requestId: string) => caller().call(endpoint, { token, body: { ...rest, requestId } });
    const first = await send('r1');
    expect(first.success).toBe(true);
    change();
    expect((await send('r2')).errorCode).toBe(refusal);
    expect(await send('r1')).toEqual(first);
  });

  test('of a deposit is refused for a redemption', async () => {
    const token = await caller().signIn(...ALICE);
    const body = { requestId: 'r1', methodId: 'gcash', amount: '500.00', useBonus: true };
    await caller().call(submitDeposit, { token, body });
    const redeem = { token, body: { requestId: 'r1', productId: 'voucher-50' } };
    expect((await caller().call(redeemPointsForProduct, redeem)).errorCode).toBe('request.reused');
  });

  test('of a refused request can be sent again with another body', async () => {
    const token = await caller().signIn(...ALICE);
    const body = { requestId: 'r1', methodId: 'gcash', amount: '1.00', useBonus: true };
    expect((await caller().call(submitDeposit, { token, body })).errorCode).toBe('amount.min');
    expect((await caller().call(submitDeposit, { token, body: { ...body, amount: '500.00' } })).success).toBe(true);
  });

  test.each([' 1', '0x1', '1.0'])('a withdrawal to the account id “%s” is refused', async (accountId) => {
    const token = await caller().signIn(...ALICE);
    const body = { requestId: 'r1', accountId, amount: '500.00' };
    expect((await caller().call(submitWithdrawal, { token, body })).errorCode).toBe('account.invalid');
  });
});
