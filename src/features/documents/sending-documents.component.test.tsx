import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import {
  answerWithCheck,
  chooseDocument,
  createPicture,
  DOCUMENT_CHECK,
  type DocumentsScreen,
  locateSend,
  openDocuments,
  signInForDocuments,
} from '../../../tests/components/documents-page';
import { hasTypedText } from '../../browser/page/typed-fields';
import { queryClient } from '../../services/queries/query-client';

beforeEach(signInForDocuments);

const unanswered = (screen: DocumentsScreen) => screen.getByRole('heading', { name: 'We have no answer yet' });
const alertOf = (screen: DocumentsScreen) => screen.getByRole('alert').filter({ hasText: /./ });

describe('[SAFE-5.11] sending a document', () => {
  test('is confirmed by the state, and the heading has the focus', async () => {
    await answerWithCheck('documentCheck', {}, 1);
    await answerWithCheck('documentCheck', { received: ['AGE'] });
    await answerWithCheck('sendDocument', { received: ['AGE'] });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Proof of age' }).query()).toBeNull();
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
  });

  test('makes an update ask first while a chosen picture is not sent', async () => {
    await answerWithCheck('documentCheck', {}, 1);
    await answerWithCheck('documentCheck', { received: ['AGE'] });
    await answerWithCheck('sendDocument', { received: ['AGE'] });
    const screen = await openDocuments();
    expect(hasTypedText()).toBe(false);
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await expect.poll(hasTypedText).toBe(true);
    await locateSend(screen).click();
    await expect.poll(hasTypedText).toBe(false);
  });

  test('says why it was refused, and the picture stays', async () => {
    await answerWithCheck('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', errorCode: 'another.code' });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Proof of age' })).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
  });

  test('a document without an answer is offered again with its id, alone, and not once it has arrived', async () => {
    await answerWithCheck('documentCheck', {}, 2);
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    await expect.element(alertOf(screen)).toHaveTextContent('We have no answer yet');
    expect(screen.getByRole('heading', { name: 'Proof of address' }).query()).toBeNull();
    await answerWithCheck('documentCheck', { received: ['AGE'] });
    await answerWithCheck('sendDocument', { received: ['AGE'] });
    await locateSend(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    expect(await commands.countRequests('sendDocument')).toBe(2);
  });

  test('a document without an answer is chosen again after a reload, with its id', async () => {
    await answerWithCheck('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const before = await openDocuments();
    await chooseDocument(before, 'Proof of age', await createPicture());
    await locateSend(before).click();
    await expect.element(unanswered(before)).toBeVisible();
    await before.unmount();
    const screen = await openDocuments();
    await expect.element(unanswered(screen)).toBeVisible();
    // The picture is gone with the page.
    expect(locateSend(screen).elements()).toHaveLength(0);
    await answerWithCheck('sendDocument', { received: ['AGE'] });
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
    const [first, ...others] = await commands.readRequestIds('sendDocument');
    expect(others).toEqual([first]);
  });

  test('is not asked for again once the platform says that it has arrived', async () => {
    await answerWithCheck('documentCheck', {}, 1);
    await answerWithCheck('documentCheck', { received: ['AGE'] });
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Proof of address' })).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    // The form with the focus is gone.
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
  });

  test('can be given up, and another one is sent with an id of its own', async () => {
    await answerWithCheck('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
    await chooseDocument(screen, 'Proof of address', await createPicture());
    await answerWithCheck('sendDocument', { received: ['ADDRESS'] });
    await locateSend(screen).last().click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(2);
    expect(new Set(await commands.readRequestIds('sendDocument')).size).toBe(2);
  });

  test('holds the others back until its answer, and each is sent with its own file', async () => {
    await answerWithCheck('documentCheck', {}, 1);
    await answerWithCheck('documentCheck', { received: ['AGE'] });
    const screen = await openDocuments();
    const body = JSON.stringify({ success: true, value: { ...DOCUMENT_CHECK, received: ['AGE'] } });
    await commands.holdRequests('sendDocument', { body, contentType: 'application/json' });
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await chooseDocument(screen, 'Proof of address', new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    await locateSend(screen).first().click();
    const other = screen.getByRole('region', { name: 'Proof of address' });
    await expect.element(locateSend(other)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(other.getByRole('status')).toHaveTextContent('Another document is being sent.');
    await userEvent.click(locateSend(other), { force: true });
    await commands.releaseRequests();
    await expect.element(locateSend(other)).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(other.getByText('bill.pdf')).toBeVisible();
    expect(await commands.countRequests('sendDocument')).toBe(1);
    await locateSend(other).click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(2);
    const sent = await commands.readRequests('sendDocument');
    expect(sent.map(({ body }) => body)).toEqual([
      expect.stringMatching(/"proof":"AGE","type":"image\/png"/),
      expect.stringMatching(/"proof":"ADDRESS","type":"application\/pdf"/),
    ]);
  });

  test('a document that another tab has on its way holds back the next one, with a message', async () => {
    await answerWithCheck('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    const stored = { ...localStorage };
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
    // The form would notice what the other tab has stored when the answer about the check arrives.
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    await locateSend(screen).click();
    await expect.element(alertOf(screen)).toHaveTextContent('Another document is being sent.');
    expect(await commands.countRequests('sendDocument')).toBe(1);
  });

  test('a used id is reported as a first attempt that has arrived, and the next one has its own id', async () => {
    await answerWithCheck('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    await commands.addFault({ endpoint: 'sendDocument', errorCode: 'request.reused', times: 1 });
    await locateSend(screen).click();
    await expect.element(alertOf(screen)).toHaveTextContent('Your first request has already arrived');
    expect(unanswered(screen).query()).toBeNull();
    await answerWithCheck('sendDocument', { received: ['AGE'] });
    await locateSend(screen).first().click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(3);
    const [first, again, next] = await commands.readRequestIds('sendDocument');
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test.each([
    ['is no longer asked for', { proofs: ['ADDRESS'] }, 'Proof of address'],
    ['did not suffice', { proofs: ['AGE'], changedAt: Date.UTC(2099, 0, 1) }, 'Proof of age'],
  ])('a document without an answer is not offered again if it %s', async (_, more, title) => {
    await answerWithCheck('documentCheck', {}, 1);
    await answerWithCheck('documentCheck', { state: 'MORE', ...more });
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await locateSend(screen).click();
    await expect.element(screen.getByText('More documents needed')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
  });
});
