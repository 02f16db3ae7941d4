import { fail, ok, type Result } from '../../base/result';
import { DOCUMENT_TYPES, type DocumentType, MAX_DOCUMENT_MB } from '../../contract/endpoints/account/document-check';
import { reEncodePicture } from './re-encode-picture';

/** A file that the member has chosen; only in memory, and only until it is sent. */
export interface ChosenDocument {
  readonly type: DocumentType;
  /** As `data:` URL, by which the page shows it. */
  readonly url: string;
  readonly name: string;
}

const MAX_DOCUMENT_BYTES = MAX_DOCUMENT_MB * 1024 * 1024;

/** Why a file cannot be sent. */
export type FileProblem = 'wrongType' | 'tooLarge' | 'unusable';

/** Returns the type of a file that can be sent, or why it cannot. */
export function checkDocumentFile({ type, size }: Pick<File, 'type' | 'size'>): Result<DocumentType, FileProblem> {
  const known = DOCUMENT_TYPES.find((one) => one === type);
  if (!known) return fail('wrongType');
  if (size > MAX_DOCUMENT_BYTES) return fail('tooLarge');
  return size > 0 ? ok(known) : fail('unusable');
}

/**
 * Reads a file that the member has chosen: a picture without what the camera has added, a PDF as it is (SAFE-5.14).
 * Resolves with the reason if it cannot be sent or read.
 */
export async function readDocumentFile(file: File): Promise<Result<ChosenDocument, FileProblem>> {
  const chosen = checkDocumentFile(file);
  if (!chosen.ok) return chosen;
  const isPicture = chosen.value !== 'application/pdf';
  const sent = isPicture ? await reEncodePicture(file, chosen.value, MAX_DOCUMENT_BYTES) : file;
  if (!sent) return fail('unusable');
  // A picture may have become another type, and may still be too large.
  const type = checkDocumentFile(sent);
  if (!type.ok) return type;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(
        typeof reader.result === 'string'
          ? ok({ type: type.value, url: reader.result, name: file.name })
          : fail('unusable'),
      );
    // A file in a cloud that cannot be fetched, or one that was deleted since.
    reader.onerror = () => resolve(fail('unusable'));
    reader.readAsDataURL(sent);
  });
}

/** Returns the base64 of a `data:` URL. */
export const toBase64 = (url: string): string => url.slice(url.indexOf(',') + 1);
