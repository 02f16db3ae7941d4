import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answerWithCheck,
  chooseDocument,
  createPicture,
  locateSend,
  openDocuments,
  signInForDocuments,
} from '../../../tests/components/documents-page';
import { hasTypedText } from '../../browser/page/typed-fields';

beforeEach(async () => {
  await signInForDocuments();
  await answerWithCheck('documentCheck', {});
});
afterEach(() => void vi.restoreAllMocks());

const PROOF = 'Proof of age';
const createBill = () => new File(['%PDF-1.7'], 'bill.pdf', { type: 'application/pdf' });

/** Lets the next picture be read only when the returned function is called: a large one takes seconds on a phone. */
function holdPicture(): () => void {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  const read = window.createImageBitmap;
  vi.spyOn(window, 'createImageBitmap').mockImplementationOnce(async (source: ImageBitmapSource) => {
    await isReleased;
    return read(source);
  });
  return () => release();
}

async function open() {
  const screen = await openDocuments();
  const form = screen.getByRole('region', { name: PROOF });
  return { screen, form, note: form.getByRole('status') };
}

describe('[SAFE-5.9] while a document is read', () => {
  test('the one before cannot be sent, the page says that it is loading, and an update waits', async () => {
    const { screen, form, note } = await open();
    await chooseDocument(screen, PROOF, createBill());
    await expect.element(locateSend(form)).toBeVisible();
    const release = holdPicture();
    await chooseDocument(screen, PROOF, await createPicture('card.png'));
    await expect.element(note).toHaveTextContent(/^Loading/);
    expect(locateSend(form).query()).toBeNull();
    expect(hasTypedText()).toBe(true);
    release();
    await expect.element(note).toHaveTextContent(/^card\.png$/);
    await expect.element(locateSend(form)).toBeVisible();
  });

  test('the later of two counts, also if the earlier one is read after it', async () => {
    const { screen, form, note } = await open();
    const release = holdPicture();
    await chooseDocument(screen, PROOF, await createPicture('slow.png'));
    await chooseDocument(screen, PROOF, createBill());
    await expect.element(note).toHaveTextContent(/^bill\.pdf$/);
    const names: (string | null)[] = [];
    const seen = new MutationObserver(() => names.push(note.element().textContent));
    seen.observe(note.element(), { childList: true, characterData: true, subtree: true });
    release();
    // Takes the same steps as the earlier one, after it.
    await chooseDocument(screen, PROOF, await createPicture('last.png'));
    await expect.element(note).toHaveTextContent(/^last\.png$/);
    seen.disconnect();
    expect(names.join()).not.toContain('slow.png');
    await expect.element(locateSend(form)).toBeVisible();
  });
});
