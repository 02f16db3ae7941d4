import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import {
  forgetResponses,
  type RecordedNavigation,
  resetPageAndRecordNavigations,
  signInMember,
} from '../../../../tests/components/page-state';
import { TestProviders } from '../../../../tests/components/test-providers';
import { safeLocalStorage } from '../../../browser/storage/web-storage';
import { startBreakFromPlay } from '../../../contract/endpoints/account/play-limits';
import { submitDeposit } from '../../../contract/endpoints/money/cashier';
import type { Amount } from '../../../contract/money';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../../contract/storage-keys';
import VoucherCenterPage from '../../../pages/voucher-center';
import { formatErrorCode } from '../../../services/errors/error-code';
import { useOverlays } from '../../../services/overlays/overlays';
import { call } from '../../../services/platform/api-client';
import { useFailedCalls } from '../../../services/platform/failed-calls';
import { useMember } from '../../../services/session/member';
import { readRequestOwner } from '../../../services/session/request-owner';
import { endSession } from '../../../services/session/session-store';
import { callIdempotently, createRequest } from '../../../services/submissions/call-idempotently';

const TITLE = 'We have no answer yet';

let visits: readonly RecordedNavigation[] = [];
beforeEach(async () => {
  visits = await resetPageAndRecordNavigations();
});

async function openForm() {
  const screen = await render(
    <TestProviders>
      <VoucherCenterPage />
    </TestProviders>,
  );
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  const submit = async (text: string) => {
    await amount.fill(text);
    await screen.getByRole('button', { name: /^Deposit/ }).click();
  };
  const card = screen.getByRole('heading', { name: TITLE });
  const resend = () => screen.getByRole('button', { name: 'Send again' }).click();
  return { screen, amount, submit, card, resend };
}

const loseResponse = () => commands.addFault({ endpoint: 'submitDeposit', status: 502, times: 1 });

/** Returns the keys of the stored requests, which contain their ids. */
const storedRequests = () => safeLocalStorage.keys(UNCONFIRMED_REQUEST_PREFIX);

/** Ends the session as its expiry does, and signs the member in again; the platform has not sent the record yet. */
async function signInAgain() {
  endSession();
  useMember.setState({ member: undefined });
  await signInMember('alice', 0, '');
}

describe('[MEM-1] [API-8] deposit whose response is lost', () => {
  test('[MEM-1.8][API-8.3] after a new sign-in, none is sent while one is unconfirmed, also before the member is known', async () => {
    await signInMember('alice', 0, '');
    await loseResponse();
    const first = await openForm();
    await first.submit('500');
    await expect.element(first.card).toBeVisible();
    await first.screen.unmount();
    const lost = storedRequests();
    expect(lost).toHaveLength(1);

    await signInAgain();
    const { submit, card, resend } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    expect(await commands.countRequests('submitDeposit')).toBe(1);
    expect(storedRequests()).toEqual(lost);
    await resend();
    await expect.poll(() => visits.length).toBe(1);
    expect(storedRequests()).toEqual([]);
  });

  test('[MEM-1.8] it is shown when the page is opened again, also with a platform that sends no member id', async () => {
    const member = JSON.stringify({ success: true, value: { userName: 'alice', type: 0 } });
    await commands.addFault({ endpoint: 'memberInfo', body: member, contentType: 'application/json' });
    await signInMember('alice', 0, '');
    await loseResponse();
    const first = await openForm();
    await first.submit('500');
    await expect.element(first.card).toBeVisible();
    await first.screen.unmount();

    const { card, resend } = await openForm();
    await expect.element(card).toBeVisible();
    expect(storedRequests()).toHaveLength(1);
    await resend();
    await expect.poll(() => visits.length).toBe(1);
    expect(storedRequests()).toEqual([]);
  });

  test('[OPS-4.12] it shows the code of its last attempt, also when the page is opened again', async () => {
    const readCode = () => `Error code ${formatErrorCode(useFailedCalls.getState().calls.at(-1)?.requestId)}`;
    await signInMember();
    await commands.addFault({ endpoint: 'submitDeposit', status: 503, times: 2 });
    const first = await openForm();
    await first.submit('500');
    const lost = first.screen.getByText(/^Error code/);
    await expect.element(lost).toBeVisible();
    const code = readCode();
    expect(code).toMatch(/ [\da-f]{4}-[\da-f]{4}$/);
    await expect.element(lost).toHaveTextContent(code);
    await first.screen.unmount();

    const { screen, card, resend } = await openForm();
    await expect.element(screen.getByText(code)).toBeVisible();
    await resend();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Error code' })).toBeVisible();
    expect(readCode()).not.toBe(code);
    const shown = card.element().parentElement?.textContent;
    expect(shown).toContain(readCode());
    expect(shown?.match(/Error code/g)).toHaveLength(1);
    await resend();
    await expect.poll(() => visits.length).toBe(1);
  });

  test.each([
    ['the methods cannot be loaded', { status: 500 }],
    ['there are no methods', { body: JSON.stringify({ success: true, value: { methods: [] } }) }],
  ])('[MEM-1.8] it is offered again while %s', async (_, fault) => {
    await signInMember();
    await loseResponse();
    const first = await openForm();
    await first.submit('500');
    await expect.element(first.card).toBeVisible();
    await first.screen.unmount();

    forgetResponses();
    await commands.addFault({ endpoint: 'depositSettings', contentType: 'application/json', ...fault });
    const { card, resend } = await openForm();
    await expect.element(card).toBeVisible();
    await resend();
    await expect.poll(() => visits.length).toBe(1);
    expect(storedRequests()).toEqual([]);
  });

  test('[MEM-1.8][MEM-1.17] it is offered again during a break from play, which is shown once it has been given up', async () => {
    await signInMember();
    await loseResponse();
    const { screen, submit, card } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    await screen.unmount();

    forgetResponses();
    await call(startBreakFromPlay, { body: { period: 'WEEK' }, quiet: true });
    const again = await openForm();
    await expect.element(again.card).toBeVisible();
    await expect.element(again.screen.getByText('₱500.00')).toBeVisible();
    await again.screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.element(again.screen.getByText('You are taking a break', { exact: true })).toBeVisible();
  });

  test('[MEM-1.20] once it has been given up, the form still has what was typed', async () => {
    await signInMember();
    await loseResponse();
    const { screen, amount, submit, card } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.element(amount).toHaveValue('500');
  });

  test.each([
    ['method.closed', 'This method is closed now.'],
    ['limit.question', 'which you are asked only for a new one. To make a new deposit, tap “Do not send it again”.'],
    ['notice.unconfirmed', 'For a new one, tap “Do not send it again”.'],
    ['limit.deposit', 'This is more than your own deposit limit allows.'],
  ])(
    '[MEM-1.20][API-8.5] if it is refused with %s when it is sent again, it stays, with the reason and the history',
    async (errorCode, reason) => {
      await signInMember();
      await loseResponse();
      const { screen, submit, card, resend } = await openForm();
      await submit('500');
      await expect.element(card).toBeVisible();
      const lost = storedRequests();
      const count = (endpoint: string) => commands.countRequests(endpoint);
      const before = { depositSettings: await count('depositSettings'), transactions: await count('transactions') };
      await commands.addFault({ endpoint: 'submitDeposit', errorCode, message: 'x', times: 1 });
      await resend();
      await expect.element(screen.getByText(reason)).toBeVisible();
      await expect.element(screen.getByText('Check your history before you send another one.')).toBeVisible();
      await expect.element(card).toBeVisible();
      expect(storedRequests()).toEqual(lost);
      await expect.poll(() => count('depositSettings')).toBe(before.depositSettings + 1);
      await expect.poll(() => count('transactions')).toBe(before.transactions + 1);
      await resend();
      await expect.poll(() => visits.length).toBe(1);
      expect(storedRequests()).toEqual([]);
    },
  );

  test('[MEM-1.20] if its id has been used when it is sent again, the form is shown, with new limits', async () => {
    await signInMember();
    await loseResponse();
    const { amount, submit, card, resend } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    const before = await commands.countRequests('depositSettings');
    await commands.addFault({ endpoint: 'submitDeposit', errorCode: 'request.reused', message: 'x' });
    await resend();
    await expect.element(amount).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    const message = { lines: [{ key: 'refused.reused' }, { key: 'error.code' }] };
    expect(useOverlays.getState().stack).toMatchObject([{ kind: 'notice', message }]);
    await expect.poll(() => commands.countRequests('depositSettings')).toBe(before + 1);
  });

  test('[MEM-1.20][API-8.5] it is still offered when a rate limit meets it as it is sent again', async () => {
    await signInMember();
    await loseResponse();
    const { submit, card, resend } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    const lost = storedRequests();
    await commands.addFault({ endpoint: 'submitDeposit', errorCode: 'TOO_MANY_REQUEST_X', message: 'x', times: 1 });
    await resend();
    await expect.poll(() => card.element().parentElement?.querySelector('[role=status]')?.textContent).toMatch(/\w/);
    expect(useOverlays.getState().stack).toEqual([]);
    expect(storedRequests()).toEqual(lost);
    await resend();
    await expect.poll(() => visits.length).toBe(1);
    expect(storedRequests()).toEqual([]);
  });

  test('[MEM-1.20] the error of an attempt to send it again goes when the next attempt begins', async () => {
    await signInMember();
    await commands.addFault({ endpoint: 'submitDeposit', status: 502 });
    const { submit, card, resend } = await openForm();
    await submit('500');
    await expect.element(card).toBeVisible();
    const problem = () => card.element().parentElement?.querySelector('[role=status]')?.textContent;
    expect(problem()).toBe('');
    await resend();
    await expect.poll(problem).toMatch(/\w/);
    await commands.clearFaults();
    await commands.holdRequests('submitDeposit');
    await resend();
    await expect.poll(problem).toBe('');
    await commands.releaseRequests();
    await expect.poll(() => visits.length).toBe(1);
  });
});

describe('[MEM-1.21] deposit that is left before its response', () => {
  test('the response opens no page, and the form that was opened meanwhile is empty', async () => {
    await signInMember();
    await commands.holdRequests('submitDeposit');
    const first = await openForm();
    await first.submit('500');
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
    await first.screen.unmount();
    const { amount, card } = await openForm();
    await expect.element(card).toBeVisible();
    await commands.releaseRequests();
    await expect.element(amount).toHaveValue('');
    await expect.element(card).not.toBeInTheDocument();
    expect(visits).toEqual([]);
  });

  test('[MEM-1.8][API-8.5] a refused first attempt does not end the request if it has been sent again meanwhile', async () => {
    await signInMember();
    await commands.holdRequests('submitDeposit', { errorCode: 'method.closed', message: 'x', times: 1 });
    const body = { methodId: 'gcash', amount: '500.00' as Amount, useBonus: true };
    // Of a page that was left.
    const first = callIdempotently(
      'deposit',
      readRequestOwner(),
      (requestId) => call(submitDeposit, { body: { requestId, ...body }, quiet: true }),
      createRequest('deposit', readRequestOwner(), body),
    );
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(1);
    const { screen, card, resend } = await openForm();
    await expect.element(card).toBeVisible();
    const lost = storedRequests();
    await loseResponse();
    await resend();
    await expect.element(screen.getByRole('button', { name: 'Send again' })).toBeEnabled();
    await expect.poll(() => commands.countRequests('submitDeposit')).toBe(2);
    await commands.releaseRequests();
    expect(await first).toMatchObject({ error: { code: 'method.closed' } });
    await expect.element(card).toBeVisible();
    expect(storedRequests()).toEqual(lost);
    await resend();
    await expect.poll(() => visits.length).toBe(1);
    expect(new Set(await commands.readRequestIds('submitDeposit')).size).toBe(1);
  });

  test('its amount is not offered again if the member became known while it was sent', async () => {
    await signInMember('alice', 0, '');
    const first = await openForm();
    await first.submit('500');
    await expect.poll(() => visits.length).toBe(1);
    await first.screen.unmount();
    const { amount } = await openForm();
    await expect.element(amount).toHaveValue('2,480.50');
  });
});
