import { beforeEach, describe, expect, test } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import { goOffline, goOnline } from '../../../tests/components/network';
import { resetPageAndRecordNavigations, signInMember } from '../../../tests/components/page-state';
import { TestProviders } from '../../../tests/components/test-providers';
import { MAX_DOCUMENT_MB } from '../../contract/endpoints/account/document-check';
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
const sendButton = (screen: Screen) => screen.getByRole('button', { name: 'Send', exact: true });
const unanswered = (screen: Screen) => screen.getByRole('heading', { name: 'We have no answer yet' });

describe('[SAFE-5.8] state of the check of documents', () => {
  test.each([
    ['nothing is asked for', { state: 'NONE', proofs: [], blocks: [] }, ['Nothing is asked of you'], []],
    [
      'documents are needed, something is blocked already',
      {},
      ['Verification needed', 'Mar 4, 2026', 'Blocked until you are verified:', 'Deposit', 'Received: 0 of 2'],
      ['Proof of age', 'Proof of address'],
    ],
    [
      'something will be blocked',
      { blocksFrom: Date.UTC(2099, 0, 2) },
      [/^Blocked from Jan \d, 2099.* on, until you are verified:$/],
      ['Proof of age', 'Proof of address'],
    ],
    ['one has arrived', { received: ['AGE'] }, ['Received: 1 of 2'], ['Proof of address']],
    ['they are checked', { state: 'SENT' }, ['Being checked', 'Mar 4, 2026', /^We have your documents\./], []],
    [
      'more is needed',
      { state: 'MORE', proofs: ['ADDRESS'], reason: 'The bill is too old.' },
      ['More documents needed', 'The bill is too old.'],
      ['Proof of address'],
    ],
    [
      'it was refused',
      { state: 'REFUSED', reason: 'Another name.' },
      ['Not verified', 'Another name.', 'Contact us'],
      [],
    ],
    ['the member is verified', { state: 'VERIFIED' }, ['Verified', 'Mar 4, 2026'], []],
    ['what is asked for is not said', { proofs: [] }, ['Verification needed', 'Contact us'], []],
  ])('is read with its date and reason: %s', async (_, check, texts, forms) => {
    await answer('documentCheck', check);
    const screen = await open();
    for (const text of texts)
      await expect.element(screen.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    const titles = screen.getByRole('heading', { level: 3 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(forms);
    await expectAccessibleInBothTextDirections('main');
  });

  test('is read without a network, with the time of the data', async () => {
    await answer('documentCheck', { state: 'SENT' });
    const first = await open();
    await expect.element(first.getByText('Being checked')).toBeVisible();
    await first.unmount();
    await goOffline();
    const screen = await open();
    await expect.element(screen.getByText('Being checked')).toBeVisible();
    await expect.element(screen.getByText(/data from /)).toBeVisible();
    await goOnline();
  });
});

describe('[SAFE-5.9] choosing a document', () => {
  test('types and size are said before, and the picture is shown before anything is sent', async () => {
    await answer('documentCheck', {});
    const screen = await open();
    await expect
      .element(screen.getByText('JPEG, PNG or PDF, up to 8 MB. It is not kept on this device.').first())
      .toBeVisible();
    expect(sendButton(screen).elements()).toHaveLength(0);
    await choose(screen, 'Proof of age', await createPicture());
    await expect.element(screen.getByRole('img', { name: 'Proof of age' })).toBeVisible();
    await expect.element(sendButton(screen)).toBeVisible();
    expect(await commands.countRequests('sendDocument')).toBe(0);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].slice(0, 2);
    expect(inputs.map((input) => [input.accept, input.getAttribute('capture')])).toEqual([
      ['image/jpeg,image/png', 'environment'],
      ['image/jpeg,image/png,application/pdf', null],
    ]);
    await expectAccessibleInBothTextDirections('main');
  });

  test.each([
    ['of another type', () => new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' })],
    ['that is empty', () => new File([], 'card.png', { type: 'image/png' })],
    [
      'that is too large',
      () => new File([new Uint8Array(MAX_DOCUMENT_MB * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
    ],
    ['that is no picture', () => new File(['not a picture'], 'card.png', { type: 'image/png' })],
  ])('a file %s is refused before it is sent', async (_, create) => {
    await answer('documentCheck', {});
    const screen = await open();
    await choose(screen, 'Proof of age', create());
    await expect.element(screen.getByText('This file cannot be used. Choose another one.')).toBeVisible();
    expect(sendButton(screen).elements()).toHaveLength(0);
    await choose(screen, 'Proof of age', await createPicture());
    await expect.element(sendButton(screen)).toBeVisible();
  });

  test('a PDF is named', async () => {
    await answer('documentCheck', {});
    const screen = await open();
    await choose(screen, 'Proof of address', new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    await expect.element(screen.getByText('bill.pdf')).toBeVisible();
  });
});

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

  test('whose answer is lost is offered again with its id, alone, and is not offered once it has arrived', async () => {
    await answer('documentCheck', {}, 2);
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await expect.element(unanswered(screen)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Proof of address' }).query()).toBeNull();
    await answer('documentCheck', { received: ['AGE'] });
    await answer('sendDocument', { received: ['AGE'] });
    await sendButton(screen).click();
    await expect.element(screen.getByText('Received: 1 of 2')).toBeVisible();
    expect(unanswered(screen).query()).toBeNull();
    expect(await commands.countRequests('sendDocument')).toBe(2);
  });

  test('whose answer is lost over a reload is chosen again, with its id', async () => {
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
  });

  test('can be given up, and another one is sent with an id of its own', async () => {
    await answer('documentCheck', {});
    await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
    const screen = await open();
    await choose(screen, 'Proof of age', await createPicture());
    await sendButton(screen).click();
    await screen.getByRole('button', { name: 'Do not send it again' }).click();
    await choose(screen, 'Proof of address', await createPicture());
    await answer('sendDocument', { received: ['ADDRESS'] });
    await sendButton(screen).last().click();
    await expect.poll(() => commands.countRequests('sendDocument')).toBe(2);
    expect(new Set(await commands.readRequestIds('sendDocument')).size).toBe(2);
  });
});

test('[SAFE-5.10] nothing that this browser stores has the file or its name', async () => {
  await answer('documentCheck', {});
  await commands.addFault({ endpoint: 'sendDocument', status: 502, times: 1 });
  const screen = await open();
  const picture = await createPicture('my passport.png');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const content = btoa(String.fromCharCode(...bytes));
  await choose(screen, 'Proof of age', picture);
  await sendButton(screen).click();
  await expect.element(unanswered(screen)).toBeVisible();
  const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(stored).toContain('AGE');
  expect(stored).not.toContain('passport');
  expect(stored).not.toContain(content.slice(0, 40));
});
