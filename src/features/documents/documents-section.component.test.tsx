import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { expectAccessibleInBothTextDirections } from '../../../tests/components/axe';
import {
  answerWithCheck,
  chooseDocument,
  createPicture,
  locateSend,
  openDocuments,
  signInForDocuments,
} from '../../../tests/components/documents-page';
import { goOffline, goOnline } from '../../../tests/components/network';
import { MAX_DOCUMENT_MB } from '../../contract/endpoints/account/document-check';

beforeEach(signInForDocuments);

test('[SAFE-5.14] the page says what is removed from a photo, and for how long documents are kept', async () => {
  await answerWithCheck('documentCheck', { retention: 'We keep them for five <b>years</b>.' });
  const screen = await openDocuments();
  await expect.element(screen.getByText('We keep them for five <b>years</b>.')).toBeVisible();
  await expect
    .element(screen.getByText(/hidden details of a photo are removed before it is sent/).first())
    .toBeVisible();
});

describe('[SAFE-5.8] state of the check of documents', () => {
  test.each([
    ['nothing is asked for', { state: 'NONE', proofs: [], blocks: [] }, ['No documents needed'], []],
    [
      'documents are needed, something is blocked already',
      {},
      ['Verification needed', 'Mar 4, 2026', 'Blocked until you are verified:', 'Deposit', 'Received: 0 of 2'],
      ['Proof of age', 'Proof of address'],
    ],
    [
      'something will be blocked',
      { blocksFrom: Date.UTC(2099, 0, 2) },
      [/^Blocked from Jan \d, 2099.* until you are verified:$/],
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
    await answerWithCheck('documentCheck', check);
    const screen = await openDocuments();
    for (const text of texts)
      await expect.element(screen.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
    const titles = screen.getByRole('heading', { level: 3 }).elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(forms);
    await expectAccessibleInBothTextDirections('main');
  });

  test('is read without a network, with the time of the data', async () => {
    await answerWithCheck('documentCheck', { state: 'SENT' });
    const first = await openDocuments();
    await expect.element(first.getByText('Being checked')).toBeVisible();
    await first.unmount();
    await goOffline();
    const screen = await openDocuments();
    await expect.element(screen.getByText('Being checked')).toBeVisible();
    await expect.element(screen.getByText(/data from /)).toBeVisible();
    await goOnline();
  });
});

describe('[SAFE-5.9] choosing a document', () => {
  test('types and size are said before, and the picture is shown before anything is sent', async () => {
    await answerWithCheck('documentCheck', {});
    const screen = await openDocuments();
    await expect
      .element(screen.getByText('JPEG, PNG or PDF, up to 8 MB. The app leaves no copy on this device.').first())
      .toBeVisible();
    expect(locateSend(screen).elements()).toHaveLength(0);
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await expect.element(screen.getByRole('img', { name: 'Proof of age' })).toBeVisible();
    await expect.element(locateSend(screen)).toBeVisible();
    expect(await commands.countRequests('sendDocument')).toBe(0);
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].slice(0, 2);
    expect(inputs.map((input) => [input.accept, input.getAttribute('capture')])).toEqual([
      ['image/jpeg,image/png', 'environment'],
      ['image/jpeg,image/png,application/pdf', null],
    ]);
    await expectAccessibleInBothTextDirections('main');
  });

  const CANNOT = 'This file cannot be used. Choose another one.';
  test.each([
    [
      'of another type',
      () => new File(['<svg/>'], 'card.svg', { type: 'image/svg+xml' }),
      'This is not a JPEG, PNG or PDF file. Choose another one.',
    ],
    ['that is empty', () => new File([], 'card.png', { type: 'image/png' }), CANNOT],
    [
      'that is too large',
      () => new File([new Uint8Array(MAX_DOCUMENT_MB * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
      'This file is larger than 8 MB. Choose a smaller one.',
    ],
    ['that is no picture', () => new File(['not a picture'], 'card.png', { type: 'image/png' }), CANNOT],
  ])('a file %s is refused before it is sent, with the reason', async (_, create, reason) => {
    await answerWithCheck('documentCheck', {});
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of age', create());
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(locateSend(screen).elements()).toHaveLength(0);
    await chooseDocument(screen, 'Proof of age', await createPicture());
    await expect.element(locateSend(screen)).toBeVisible();
    expect(screen.getByText(reason).query()).toBeNull();
  });

  test('a file that is chosen is announced by its name, and the buttons of each proof name it', async () => {
    await answerWithCheck('documentCheck', {});
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of address', await createPicture('bill.png'));
    const section = screen.getByRole('region', { name: 'Proof of address' });
    await expect.element(section.getByRole('status')).toHaveTextContent('bill.png');
    for (const name of ['Send', 'Take a photo', 'Choose a file'])
      await expect
        .element(section.getByRole('button', { name }))
        .toHaveAccessibleDescription(expect.stringContaining('Proof of address'));
  });

  test('a PDF is named', async () => {
    await answerWithCheck('documentCheck', {});
    const screen = await openDocuments();
    await chooseDocument(screen, 'Proof of address', new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' }));
    await expect.element(screen.getByText('bill.pdf')).toBeVisible();
  });
});
