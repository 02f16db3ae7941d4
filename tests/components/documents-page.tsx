import { expect } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DocumentsSection } from '../../src/features/documents/documents-section';
import { resetPageAndRecordNavigations, signInMember } from './page-state';
import { TestProviders } from './test-providers';

export async function signInForDocuments(): Promise<void> {
  await resetPageAndRecordNavigations();
  await signInMember('bob');
}

export const openDocuments = () =>
  render(
    <TestProviders>
      <main>
        <DocumentsSection />
      </main>
    </TestProviders>,
  );
export type DocumentsScreen = Awaited<ReturnType<typeof openDocuments>>;

export const DOCUMENT_CHECK = {
  ...{ state: 'NEEDED', proofs: ['AGE', 'ADDRESS'], received: [] as string[], blocks: ['DEPOSIT', 'PLAY'] },
  ...{ blocksFrom: 0, changedAt: Date.UTC(2026, 2, 4), reason: '' },
};

/** Lets the platform answer with the state of a check, by default each time. */
export const answerWithCheck = (endpoint: string, check: object, times?: number) =>
  commands.addFault({
    endpoint,
    body: JSON.stringify({ success: true, value: { ...DOCUMENT_CHECK, ...check } }),
    contentType: 'application/json',
    ...(times !== undefined && { times }),
  });

/** A picture of one pixel. */
export async function createPicture(name = 'card.png'): Promise<File> {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** Chooses a file in the section of a proof, as the picker of the device does. */
export async function chooseDocument(screen: DocumentsScreen, title: string, file: File): Promise<void> {
  const heading = screen.getByRole('heading', { name: title, exact: true });
  await expect.element(heading).toBeVisible();
  const inputs = heading.element().closest('section')?.querySelectorAll('input') ?? [];
  await userEvent.upload(inputs[1] as HTMLInputElement, file);
}

export const locateSend = (screen: Pick<DocumentsScreen, 'getByRole'>) =>
  screen.getByRole('button', { name: 'Send', exact: true });
