import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { hasTypedText } from '../../browser/page/typed-fields';
import { DocumentsSection } from './documents-section';

beforeEach(async () => {
  await resetPageAndRecordNavigations();
  await signInMember('bob');
});

const open = () =>
  render(
    <TestProviders>
      <main>
        <DocumentsSection />
      </main>
    </TestProviders>,
  );
type Screen = Awaited<ReturnType<typeof open>>;

const CHECK = {
  ...{ state: 'NEEDED', proofs: ['AGE', 'ADDRESS'], received: [] as string[], blocks: ['DEPOSIT', 'PLAY'] },
  ...{ blocksFrom: 0, changedAt: Date.UTC(2026, 2, 4), reason: '' },
};
const answer = (endpoint: string, check: object, times?: number) =>
  commands.addFault({
    endpoint,
    body: JSON.stringify({ success: true, value: { ...CHECK, ...check } }),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });

/** A picture of one pixel. */
async function createPicture(name = 'card.png'): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
/** Chooses a file in the section of a proof, as the picker of the device does. */
async function choose(screen: Screen, title: string, file: File): Promise<void> {
  const heading = screen.getByRole('heading', { name: title, exact: true });
  await expect.element(heading).toBeVisible();
  const inputs = heading.element().closest('section')?.querySelectorAll('input') ?? [];
  await userEvent.upload(inputs[1] as HTMLInputElement, file);
}
const sendButton = (screen: Pick<Screen, 'getByRole'>) => screen.getByRole('button', { name: 'Send', exact: true });
const unanswered = (screen: Screen) => screen.getByRole('heading', { name: 'We have no answer yet' });
const alertOf = (screen: Screen) => screen.getByRole('alert').filter({ hasText: /./ });

describe('[SAFE-5.11] sending a document', () => {
  test('is confirmed by the state, and the heading has the focus', async () => {
    await answer('documentCheck', {}, 1);
    await answer('documentCheck', { received: ['AGE'] });
    await answer('sendDocument', { received: ['AGE'] });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Proof of age' }).query()).toBeNull();
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
  });

  test('makes an update ask first while a chosen picture is not sent', async () => {
    await answer('documentCheck', {}, 1);
    await answer('documentCheck', { received: ['AGE'] });
    await answer('sendDocument', { received: ['AGE'] });
    const screen = await open();
    expect(hasTypedText()).toBe(false);
    await choose(screen, 'Proof of age', await createPicture());
    await expect.poll(hasTypedText).toBe(true);
    await sendButton(screen).click();
    await expect.poll(hasTypedText).toBe(false);
  });

  test('says why it was refused, and the picture stays', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', errorCode: 'another.code' });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(screen.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
    await expect.element(screen.getByRole('img', { name: 'Proof of age' })).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
  });

  test('a document without an answer is offered again with its id, alone, and not once it has arrived', async () => {
    await answer('documentCheck', {}, 2);
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    await expect.element(alertOf(screen)).toHaveTextContent('We have no answer yet');
    expect(screen.getByRole('heading', { name: 'Proof of address' }).query()).toBeNull();
    await answer('documentCheck', { received: ['AGE'] });
    await answer('sendDocument', { received: ['AGE'] });
    await sendButton(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    expect(await commands.countRequests('sendDocument')).toBe(2);
  });

  test('a document without an answer is chosen again after a reload, with its id', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const before = await open();
    await choose(before, 'Proof of age', await createPicture());
    await sendButton(before).click();
    await expect.element(unanswered(before)).toBeVisible();
    await before.unmount();
    const screen = await open();
    await expect.element(unanswered(screen)).toBeVisible();
    // The picture is gone with the page.
    expect(sendButton(screen).elements()).toHaveLength(0);
    await answer('sendDocument', { received: ['AGE'] });
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
    const [first, ...others] = await commands.readRequestIds('sendDocument');
    expect(others).toEqual([first]);
  });

  test('is not asked for again once the platform says that it has arrived', async () => {
    await answer('documentCheck', {}, 1);
    await answer('documentCheck', { received: ['AGE'] });
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Proof of address' })).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    // The form with the focus is gone.
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
  });

  test('can be given up, and another one is sent with an id of its own', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Verification needed' })).toHaveFocus();
    await choose(screen, 'Proof of address', await createPicture());
    await answer('sendDocument', { received: ['ADDRESS'] });
    await sendButton(screen).last().click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(2);
    expect(new Set(await commands.readRequestIds('sendDocument')).size).toBe(2);
  });

  test('holds the others back until its answer, and each is sent with its own file', async () => {
    await answer('documentCheck', {}, 1);
    await answer('documentCheck', { received: ['AGE'] });
    const screen = await open();
    const body = JSON.stringify({ success: true, value: { ...CHECK, received: ['AGE'] } });
    await commands.holdRequests('sendDocument', { body, contentType: 'application/json' });
    await choose(screen, 'Proof of age', await createPicture());
    await choose(screen, 'Proof of address', new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    await sendButton(screen).first().click();
    const other = screen.getByRole('region', { name: 'Proof of address' });
    await expect.element(sendButton(other)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(other.getByRole('status')).toHaveTextContent('Another document is being sent.');
    await userEvent.click(sendButton(other), { force: true });
    await commands.releaseRequests();
    await expect.element(sendButton(other)).not.toHaveAttribute('aria-disabled', 'true');
    await expect.element(other.getByText('bill.pdf')).toBeVisible();
    expect(await commands.countRequests('sendDocument')).toBe(1);
    await sendButton(other).click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(2);
    const sent = await commands.readRequests('sendDocument');
    expect(sent.map(({ body }) => body)).toEqual([
      expect.stringMatching(/"proof":"AGE","type":"image\/png"/),
      expect.stringMatching(/"proof":"ADDRESS","type":"application\/pdf"/),
    ]);
  });

  test('a document that another tab has on its way holds back the next one, with a message', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    const stored = { ...localStorage };
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    await sendButton(screen).click();
    await expect.element(alertOf(screen)).toHaveTextContent('Another document is being sent.');
    expect(await commands.countRequests('sendDocument')).toBe(1);
  });

  test('a used id is reported as a first attempt that has arrived, and the next one has its own id', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    await commands.addFault({ endpoint: 'sendDocument', errorCode: 'request.reused', times: 1 });
    await sendButton(screen).click();
    await expect.element(alertOf(screen)).toHaveTextContent('Your first request has already arrived');
    expect(unanswered(screen).query()).toBeNull();
    await answer('sendDocument', { received: ['AGE'] });
    await sendButton(screen).first().click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(3);
    const [first, again, next] = await commands.readRequestIds('sendDocument');
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  test.each([
    ['is no longer asked for', { proofs: ['ADDRESS'] }, 'Proof of address'],
    ['did not suffice', { proofs: ['AGE'], changedAt: Date.UTC(2099, 0, 1) }, 'Proof of age'],
  ])('a document without an answer is not offered again if it %s', async (_, more, title) => {
    await answer('documentCheck', {}, 1);
    await answer('documentCheck', { state: 'MORE', ...more });
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(screen.getByText('More documents needed')).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: title })).toBeVisible();
    await expect.poll(() => unanswered(screen).query()).toBeNull();
  });
});
