import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { submitDeposit } from '../../../../src/contract/endpoints/money/cashier';
import { depositSettings } from '../../../../src/contract/endpoints/money/wallet';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();
const PASSWORD = 'Builder-box-8';

test.each([
  ['FAIR', ''],
  ['KOPI', '2026-10'],
  ['SOL', '1'],
])(
  '[SAFE-5.1] the platform of %s asks for the notice “%s” until the member has confirmed it',
  async (merchant, version) => {
    const token = await caller().signIn('bob', PASSWORD, merchant);
    const read = async () =>
      parse(depositSettings.response, (await caller().call(depositSettings, { token, merchant })).value);
    expect((await read()).notice).toMatchObject({ version });
    const [method] = (await read()).methods;
    const deposit = { methodId: String(method?.id), amount: '1.00', useBonus: false } as const;
    // Too low an amount: the confirmation counts all the same.
    const body = { requestId: 'd1', ...deposit, ...(version !== '' && { notice: version }) };
    expect((await caller().call(submitDeposit, { token, merchant, body })).errorCode).toBe('amount.min');
    expect((await read()).notice).toMatchObject({ version: '' });
  },
);

test.each([
  ['none', undefined],
  ['an older version', '2026-09'],
])('[SAFE-5.3] a deposit that confirms %s is refused while the present notice is not confirmed', async (_, notice) => {
  const merchant = 'KOPI';
  const token = await caller().signIn('bob', PASSWORD, merchant);
  const { value } = await caller().call(depositSettings, { token, merchant });
  const [method] = parse(depositSettings.response, value).methods;
  const deposit = { methodId: String(method?.id), amount: '100000.00', useBonus: false } as const;
  const send = (requestId: string, version?: string) => {
    const body = { requestId, ...deposit, limitAsked: true, ...(version !== undefined && { notice: version }) };
    return caller().call(submitDeposit, { token, merchant, body });
  };
  expect((await send('d1', notice)).errorCode).toBe('notice.unconfirmed');
  expect((await send('d2', '2026-10')).success).toBe(true);
  expect((await send('d3')).success).toBe(true);
});
