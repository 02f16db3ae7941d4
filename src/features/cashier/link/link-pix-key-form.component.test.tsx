import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import AddBankCardPage from '../../../pages/add-bank-card';
import { queryClient } from '../../../services/queries/query-client';
import { endSession } from '../../../services/session/session-store';
import '../../../ui/styles/base.css';
import '../../../ui/styles/tokens.css';

const WALLET = { balance: '10.00', currency: 'BRL' };
const responseWith = (value: object) => ({
  body: JSON.stringify({ success: true, value }),
  contentType: 'application/json',
});
const respondWith = (endpoint: string, value: object) => commands.addFault({ endpoint, ...responseWith(value) });

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember();
});

async function openForm() {
  await respondWith('withdrawalInfo', WALLET);
  const screen = await render(
    <TestProviders>
      <AddBankCardPage kind="pix" />
    </TestProviders>,
  );
  const key = screen.getByRole('textbox', { name: 'Pix key' });
  const holder = screen.getByRole('textbox', { name: 'Account holder' });
  const submit = () => screen.getByRole('button', { name: 'Add Pix key' }).click();
  return { screen, key, holder, submit };
}

/** Sends a Pix key whose linking gets no response, and leaves the page. */
async function linkWithoutResponse() {
  const { screen, key, holder, submit } = await openForm();
  await commands.addFault({ endpoint: 'linkPayoutAccount', status: 502, times: 1 });
  await key.fill('529.982.247-25');
  await holder.fill('Ana Souza');
  await submit();
  await expect.element(screen.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
  await screen.unmount();
}

describe('[MEM-1] form that links a Pix key', () => {
  test('[MEM-1.12] the form that links a Pix key is replaced by a link to the bank card form if the balance is not in reais', async () => {
    const screen = await render(
      <TestProviders>
        <AddBankCardPage kind="pix" />
      </TestProviders>,
    );
    await expect.element(screen.getByText('Pix is used for reais.')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Pix key' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Add bank card' })).toBeVisible();
  });

  test('a placeholder of about the same height replaces the form until the currency of the balance is known', async () => {
    await commands.holdRequests('withdrawalInfo', responseWith(WALLET));
    const screen = await render(
      <TestProviders>
        <AddBankCardPage kind="pix" />
      </TestProviders>,
    );
    const help = screen.getByText('Contact us');
    await expect.element(help).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 }).elements()).toEqual([]);
    const helpTop = () => help.element().getBoundingClientRect().top;
    const topWhileLoading = helpTop();
    await commands.releaseRequests();
    await expect.element(screen.getByRole('textbox', { name: 'Pix key' })).toBeVisible();
    await expect.element(screen.getByText('There are no accounts of this kind yet.')).toBeVisible();
    expect(Math.abs(helpTop() - topWhileLoading)).toBeLessThan(76);
  });

  test('[MEM-1.12] an invalid key and a missing holder are reported at their fields, and nothing is sent', async () => {
    const { screen, key, holder, submit } = await openForm();
    await key.fill('123.456.789-00');
    await submit();
    await expect.element(key).toHaveAccessibleDescription(expect.stringContaining('This is not a valid key'));
    await expect.element(holder).toHaveAccessibleDescription(expect.stringContaining('Enter the name'));
    await expect.element(key).toHaveFocus();
    await respondWith('linkPayoutAccount', { id: '9', tail: '7-25' });
    await key.fill('529.982.247-25');
    await holder.fill('Ana Souza');
    await submit();
    await expect.element(screen.getByText('The account ending in 7-25 is linked.')).toBeVisible();
    expect(await commands.countRequests('linkPayoutAccount')).toBe(1);
  });

  test('[MEM-1.12] the form that links a Pix key sends a valid key of the chosen kind and then clears its fields', async () => {
    const { screen, key, holder, submit } = await openForm();
    await respondWith('linkPayoutAccount', { id: '9', tail: '0.br' });
    await screen.getByRole('radio', { name: 'Email' }).click();
    await key.fill('Ana@Example.com.br');
    await holder.fill('Ana Souza');
    await submit();
    await expect.element(screen.getByText('The account ending in 0.br is linked.')).toBeVisible();
    await expect.element(key).toHaveValue('');
    expect(await commands.countRequests('linkPayoutAccount')).toBe(1);
    await screen.unmount();
    await expect.element((await openForm()).key).toHaveValue('');
  });

  test('[MEM-1.21] a linked Pix key is not offered again, although the form was left before the response', async () => {
    const { screen, key, holder, submit } = await openForm();
    await commands.holdRequests('linkPayoutAccount', responseWith({ id: '9', tail: '7-25' }));
    await key.fill('529.982.247-25');
    await holder.fill('Ana Souza');
    await submit();
    await expect.poll(() => commands.countRequests('linkPayoutAccount')).toBe(1);
    await screen.unmount();
    const later = await openForm();
    await commands.releaseRequests();
    await expect.element(later.key).toHaveValue('');
    await expect.element(later.holder).toHaveValue('');
  });

  test('[MEM-1.9] a key whose linking had no response can be sent again while the balance cannot be loaded', async () => {
    await linkWithoutResponse();

    forgetResponses();
    await commands.clearFaults();
    await commands.addFault({ endpoint: 'withdrawalInfo', status: 500 });
    const again = await render(
      <TestProviders>
        <AddBankCardPage kind="pix" />
      </TestProviders>,
    );
    await expect.element(again.getByRole('heading', { name: 'We have no answer yet' })).toBeVisible();
    await expect.element(again.getByRole('textbox', { name: 'Pix key' })).toBeVisible();
  });

  test('[MEM-1.9][API-8] a Pix key whose linking had no response is sent again with the same request id', async () => {
    await linkWithoutResponse();

    const again = await openForm();
    await respondWith('linkPayoutAccount', { id: '9', tail: '7-25' });
    await again.key.fill('529.982.247-25');
    await again.holder.fill('Ana Souza');
    await again.submit();
    await expect.element(again.screen.getByText('The account ending in 7-25 is linked.')).toBeVisible();
    const [first, ...others] = await commands.readRequestIds('linkPayoutAccount');
    expect(first).toBeTruthy();
    expect(others).toEqual([first]);
  });

  test('[MEM-1.9][API-8.3] if the first attempt has linked its key, another one gets a message, and the list is fetched again', async () => {
    await linkWithoutResponse();
    const again = await openForm();
    await commands.addFault({ endpoint: 'linkPayoutAccount', errorCode: 'request.reused', message: 'x' });
    await again.key.fill('111.444.777-35');
    await again.holder.fill('Ana Souza');
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const before = await commands.countRequests('withdrawalInfo');
    await again.submit();
    await expect.element(again.screen.getByText('Your first request has already arrived')).toBeVisible();
    await expect.poll(() => commands.countRequests('withdrawalInfo')).toBe(before + 1);
  });

  test('[MEM-1.11] the form restores its input only if the same member signs in again after the session has ended', async () => {
    const { screen, key, holder } = await openForm();
    await screen.getByRole('radio', { name: 'Email' }).click();
    await key.fill('ana@example.com.br');
    await holder.fill('Ana Souza');
    await screen.unmount();
    endSession();
    await signInMember();
    const again = await openForm();
    await expect.element(again.key).toHaveValue('ana@example.com.br');
    await expect.element(again.holder).toHaveValue('Ana Souza');
    await expect.element(again.screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    await again.screen.unmount();
    endSession();
    await signInMember('bob');
    const others = await openForm();
    await expect.element(others.key).toHaveValue('');
  });

  test.each(['account.invalid', 'account.exists'])(
    'the form that links a Pix key shows the error %s at the key field and keeps the input',
    async (code) => {
      const { key, holder, submit } = await openForm();
      await commands.addFault({ endpoint: 'linkPayoutAccount', errorCode: code, message: 'x' });
      await key.fill('529.982.247-25');
      await holder.fill('Ana Souza');
      await submit();
      await expect.element(key).toHaveFocus();
      await expect.element(key).toHaveAccessibleDescription(expect.stringContaining('This account'));
      await expect.element(key).toHaveValue('529.982.247-25');
    },
  );
});
