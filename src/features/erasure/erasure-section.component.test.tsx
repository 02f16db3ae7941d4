import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import { goOffline, goOnline } from '../../../tests/components/network';
import { forgetResponses, resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import ErasureSection from './erasure-section';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  // Without money and open orders.
  await signInMember('bob');
});

const open = () =>
  render(
    <TestProviders>
      <main>
        <ErasureSection />
      </main>
    </TestProviders>,
  );
type Screen = Awaited<ReturnType<typeof open>>;

const NO_REQUEST = {
  ...{ state: 'NONE', id: '', requestedAt: 0, decideBy: 0, decidedAt: 0, reason: '' },
  ...{ obstacles: [] as string[], kept: { moneyYears: 5, protectionYears: 7 } },
};
/** Lets the platform answer this state, of which it has no more than these fields say. */
const answerState = (state: object) =>
  commands.addFault({
    endpoint: 'erasureRequest',
    body: JSON.stringify({ success: true, value: { ...NO_REQUEST, ...state } }),
    contentType: 'application/json',
  });

const askButton = (screen: Screen) => screen.getByRole('button', { name: 'Ask to erase my account' });
const keepButton = (screen: Screen) => screen.getByRole('button', { name: 'Keep my account' });
const asked = (screen: Screen) => screen.getByText(/^You asked us on .*\d{4} to erase your account\.$/);
const unanswered = (screen: Screen) => screen.getByRole('heading', { name: 'We have no answer yet' });

async function send(screen: Screen): Promise<void> {
  await askButton(screen).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Send the request' }).click();
}

describe('[SAFE-6.6] a member asks for the erasure of the account', () => {
  test('reads what is lost and what the law keeps before anything is sent, and can leave it', async () => {
    const screen = await open();
    await expect.element(screen.getByText(/kept for 5 years, limits and breaks for 5 years/)).toBeVisible();
    await expect.element(screen.getByText(/A break or self-exclusion stays in force/)).toBeVisible();
    await askButton(screen).click();
    const dialog = screen.getByRole('dialog', { name: 'Ask to erase my account' });
    await expect.element(dialog.getByText(/Points, vouchers and your level are lost/)).toBeVisible();
    await expect.element(dialog.getByText('This cannot be undone')).toBeVisible();
    await expectAccessibleInBothTextDirections('dialog');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect.element(askButton(screen)).toHaveFocus();
    expect(await commands.countRequests('requestErasure')).toBe(0);
  });

  test('sends it, reads when it was asked and by when it is decided, and takes it back', async () => {
    const screen = await open();
    await send(screen);
    await expect.element(asked(screen)).toBeVisible();
    await expect.element(screen.getByText(/^We will decide by .*\d{4}\.$/)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Erase your account' })).toHaveFocus();
    await expectAccessibleInBothTextDirections('main');
    await keepButton(screen).click();
    await expect.element(askButton(screen)).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Erase your account' })).toHaveFocus();
    expect(await commands.countRequests('requestErasure')).toBe(1);
    expect(await commands.countRequests('withdrawErasure')).toBe(1);
  });

  test.each([
    ['BALANCE', 'Withdraw your balance first. If that is not possible, ask customer service.', '/m/withdraw'],
    ['ORDER', 'Wait until your deposits and withdrawals have been checked.', '/m/member/history'],
  ])('cannot ask while there is %s, and reads what to do first', async (obstacle, text, path) => {
    await answerState({ obstacles: [obstacle] });
    const screen = await open();
    await expect.element(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('main').getByRole('link').element().getAttribute('href')).toBe(path);
    expect(askButton(screen).query()).toBeNull();
    await expectAccessibleInBothTextDirections('main');
  });

  test('is told of money that has come since the page was opened', async () => {
    const screen = await open();
    await expect.element(askButton(screen)).toBeVisible();
    await commands.addFault({ endpoint: 'requestErasure', errorCode: 'erasure.balance' });
    await send(screen);
    await expect.element(screen.getByRole('dialog').getByText(/^Withdraw your balance first/)).toBeVisible();
  });

  test('[SAFE-6.10] cannot withdraw a request that the platform does not name, and reads who can', async () => {
    await answerState({ state: 'OPEN', id: '', requestedAt: Date.UTC(2026, 2, 4) });
    const screen = await open();
    await expect.element(asked(screen)).toBeVisible();
    await expect.element(screen.getByText('To keep your account, talk to customer service.')).toBeVisible();
    await expect.element(screen.getByRole('main').getByText('Contact us')).toBeVisible();
    expect(keepButton(screen).query()).toBeNull();
    await expectAccessibleInBothTextDirections('main');
  });

  test('reads why a request was refused, and can ask again', async () => {
    await answerState({ state: 'REFUSED', id: '1', decidedAt: Date.UTC(2026, 2, 4), reason: 'An inquiry is open.' });
    const screen = await open();
    await expect.element(screen.getByText(/We could not erase your account\. An inquiry is open\./)).toBeVisible();
    await expect.element(screen.getByText(/Mar.* 2026/)).toBeVisible();
    await expect.element(askButton(screen)).toBeVisible();
  });
});

describe('[SAFE-6.7] a request for erasure', () => {
  test('has no answer, is offered again after a reload, has the same id, and is one', async () => {
    const first = await open();
    await expect.element(askButton(first)).toBeVisible();
    await commands.addFault({ endpoint: 'requestErasure', status: 502, times: 1 });
    await send(first);
    await expect.element(unanswered(first)).toBeVisible();
    expect(first.getByRole('dialog').query()).toBeNull();
    expect(askButton(first).query()).toBeNull();
    await first.unmount();
    forgetResponses();

    const again = await open();
    await expect.element(unanswered(again)).toBeVisible();
    await again.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect.element(asked(again)).toBeVisible();
    expect(unanswered(again).query()).toBeNull();
    const ids = await commands.readRequestIds('requestErasure');
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  test('has lost its answer on the way: nobody is asked, as the platform says that it is open', async () => {
    const screen = await open();
    await expect.element(askButton(screen)).toBeVisible();
    await commands.holdRequests('requestErasure', { status: 502 });
    await send(screen);
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.includes(':erasure:'))).toHaveLength(1);
    await answerState({ state: 'OPEN', id: '1', requestedAt: Date.UTC(2026, 2, 4) });
    await commands.releaseRequests();
    await expect.element(asked(screen)).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    await expect.poll(() => Object.keys(localStorage).filter((name) => name.includes(':erasure:'))).toEqual([]);
  });

  test('is read without a network, with the time at which it was read', async () => {
    const screen = await open();
    await send(screen);
    await expect.element(asked(screen)).toBeVisible();
    await screen.unmount();
    await goOffline();
    const offline = await open();
    await expect.element(asked(offline)).toBeVisible();
    await expect.element(offline.getByText(/data from /)).toBeVisible();
    await goOnline();
  });

  test('is not seen by the next member of the browser', async () => {
    const screen = await open();
    await send(screen);
    await expect.element(asked(screen)).toBeVisible();
    await signInMember('alice');
    await expect.element(screen.getByText(/^Withdraw your balance first/)).toBeVisible();
    expect(asked(screen).query()).toBeNull();
  });
});
