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
