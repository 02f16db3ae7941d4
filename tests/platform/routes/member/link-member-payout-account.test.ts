import { parse } from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkPayoutAccount, type PixKeyKind } from '../../../../src/contract/endpoints/money/cashier';
import { withdrawalInfo } from '../../../../src/contract/endpoints/money/wallet';
import { FAIR } from '../../merchants/fair';
import { setUpTestPlatform } from '../../testing/test-platform';

const { caller } = setUpTestPlatform();
const { currency } = FAIR;
beforeAll(() => void Object.assign(FAIR, { currency: 'BRL' }));
afterAll(() => void Object.assign(FAIR, { currency }));

test('[MEM-1.12] Pix keys that end alike are linked each, the same key only once, and each can be told from the others', async () => {
  const token = await caller().signIn('bob', 'Builder-box-8');
  let requests = 0;
  const link = async (keyKind: PixKeyKind, number: string) => {
    requests += 1;
    const body = { requestId: `r${requests}`, kind: 'pix', holder: 'Bob', keyKind, number } as const;
    return (await caller().call(linkPayoutAccount, { token, body })).errorCode ?? '';
  };
  expect(await link('CPF', '52998224725')).toBe('');
  expect(await link('EMAIL', 'bob@gmail.com')).toBe('');
  expect(await link('EMAIL', 'robert@outlook.com')).toBe('');
  expect(await link('EMAIL', 'bob@gmail.com')).toBe('account.exists');
  expect(await link('PHONE', '+5511987654321')).toBe('');
  const { value } = await caller().call(withdrawalInfo, { token });
  expect(parse(withdrawalInfo.response, value).fullEWalletList.map(({ label, tail }) => `${label} ${tail}`)).toEqual([
    'Pix CPF 4725',
    'Pix ob@gmail.com',
    'Pix rt@outlook.com',
    'Pix 4321',
  ]);
});
