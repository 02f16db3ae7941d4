import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { savePlayLimit } from '../../../../src/contract/endpoints/account/play-limits';
import { submitDeposit } from '../../../../src/contract/endpoints/money/cashier';
import { depositSettings } from '../../../../src/contract/endpoints/money/wallet';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();
const PASSWORDS = { alice: 'Wonder-land-7', bob: 'Builder-box-8' } as const;

async function openAccount(merchant: string, member: keyof typeof PASSWORDS = 'bob') {
  const token = await caller().signIn(member, PASSWORDS[member], merchant);
  const read = async () =>
    parse(depositSettings.response, (await caller().call(depositSettings, { token, merchant })).value);
  const isOpen = async () => (await read()).limitQuestion;
  const deposit = async (amount: string, more: object = {}) => {
    const { methods, notice } = await read();
    const body = {
      requestId: amount,
      methodId: String(methods[0]?.id),
      amount,
      useBonus: false,
      notice: notice.version,
    };
    return caller().call(submitDeposit, { token, merchant, body: { ...body, ...more } as typeof body });
  };
  return { token, isOpen, deposit };
}

test.each([
  // jurisdiction of the merchant, or chosen; member; asked
  ['FAIR', 'record', 'bob', false],
  ['KOPI', 'record', 'bob', true],
  ['SOL', 'record', 'bob', true],
  ['KOPI', 'record', 'alice', false], // has deposited
  ['FAIR', 'greatBritain', 'bob', true],
  ['FAIR', 'unlisted', 'bob', true],
  ['KOPI', 'harbour', 'bob', false],
] as const)(
  '[SAFE-5.4] under the jurisdiction of %s (%s), %s has to be asked for a deposit limit: %s',
  async (merchant, jurisdiction, member, isAsked) => {
    await caller().control('scenarios', { merchant, jurisdiction });
    expect(await (await openAccount(merchant, member)).isOpen()).toBe(isAsked);
  },
);

test('[SAFE-5.4] an answer counts also if the deposit is refused, and is not asked for again', async () => {
  const { isOpen, deposit } = await openAccount('KOPI');
  expect((await deposit('1.00')).errorCode).toBe('amount.min');
  expect(await isOpen()).toBe(true);
  expect((await deposit('2.00', { limitAsked: true })).errorCode).toBe('amount.min');
  expect(await isOpen()).toBe(false);
});

test('[SAFE-5.4] a member who has set a deposit limit is not asked for one', async () => {
  const { token, isOpen } = await openAccount('KOPI');
  const body = { kind: 'TIME', period: 'DAY', limit: '60.00' } as const;
  await caller().call(savePlayLimit, { token, merchant: 'KOPI', body });
  expect(await isOpen()).toBe(true);
  await caller().call(savePlayLimit, { token, merchant: 'KOPI', body: { ...body, kind: 'DEPOSIT' } });
  expect(await isOpen()).toBe(false);
});

test('[SAFE-5.5] a first deposit of a client that has not asked is refused, and its id stays unused', async () => {
  const { deposit } = await openAccount('KOPI');
  const [asked, other] = [await deposit('100000.00'), await deposit('100000.00', { limitAsked: false })];
  expect([asked.errorCode, other.errorCode]).toEqual(['limit.question', 'limit.question']);
  expect((await deposit('100000.00', { limitAsked: true })).success).toBe(true);
  expect((await deposit('200000.00')).success).toBe(true);
});

test('[SAFE-5.5] where the jurisdiction does not demand the question, no deposit is refused for it', async () => {
  const { deposit } = await openAccount('FAIR');
  expect((await deposit('500.00')).success).toBe(true);
});
