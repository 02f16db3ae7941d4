import { describe, expect, test } from 'vitest';
import { redeemPointsForProduct, redemptions } from '../../../src/contract/endpoints/money/rewards';
import { setUpTestPlatform } from '../testing/test-platform';

const { caller, platform } = setUpTestPlatform();

/** Redeems a product as alice, with enough points. Resolves with her token, and functions that read and decide. */
async function redeem(productId: string) {
  const token = await caller().signIn('alice', 'Wonder-land-7');
  const { services } = platform();
  const alice = services.members.byName('FAIR', 'alice')?.id ?? 0;
  services.database.transaction(() => services.ledger.post(alice, { kind: 'bet', amount: 1, points: 1000 }, 'points'));
  await caller().call(redeemPointsForProduct, { token, body: { requestId: 'r1', productId } });
  const list = async () => JSON.parse(JSON.stringify((await caller().call(redemptions, { token })).value)).list;
  const [{ id }] = await list();
  const decide = (state: string) => caller().control('redemptions', { id: Number(id), state });
  return { list, decide, points: () => services.ledger.balance(alice, 'points') };
}

describe('[MEM-1] a redemption', () => {
  test('[MEM-1.14] a redemption is a record with product, code, points, date and state', async () => {
    const { list } = await redeem('mug');
    expect(await list()).toEqual([
      expect.objectContaining({ title: 'Keepsake mug', points: 500, state: 'PENDING', isVoucher: false }),
    ]);
    expect(await list()).toEqual([expect.objectContaining({ code: expect.stringMatching(/^R\d{7}$/) })]);
  });

  test('a redeemed voucher is delivered at once', async () => {
    const { list } = await redeem('voucher-50');
    expect(await list()).toEqual([expect.objectContaining({ state: 'DELIVERED', isVoucher: true })]);
  });

  test('the console marks a redemption as sent and delivered, after which it cannot be cancelled', async () => {
    const { list, decide, points } = await redeem('mug');
    const left = points();
    for (const state of ['SENT', 'DELIVERED', 'CANCELLED']) await decide(state);
    expect(await list()).toEqual([expect.objectContaining({ state: 'DELIVERED' })]);
    expect(points()).toBe(left);
  });

  test('a redemption that the console cancels twice returns its points once, and its product to the stock', async () => {
    const { list, decide, points } = await redeem('mug');
    const left = points();
    await decide('CANCELLED');
    await decide('CANCELLED');
    expect(await list()).toEqual([expect.objectContaining({ state: 'CANCELLED' })]);
    expect(points()).toBe(left + 500);
    expect(platform().services.redemptions.countSold('mug')).toBe(0);
  });
});
