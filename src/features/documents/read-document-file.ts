import { DOCUMENT_TYPES, type DocumentType, MAX_DOCUMENT_MB } from '../../contract/endpoints/account/document-check';

/** A file that the member has chosen; only in memory, and only until it is sent. */
export interface ChosenDocument {
  readonly type: DocumentType;
  /** As `data:` URL, by which the page shows it. */
  readonly url: string;
  readonly name: string;
}

/** Returns the type of a file that can be sent; undefined if it is empty, too large or of another type. */
export function findDocumentType({ type, size }: Pick<File, 'type' | 'size'>): DocumentType | undefined {
  const isSize = size > 0 && size <= MAX_DOCUMENT_MB * 1024 * 1024;
  return isSize ? DOCUMENT_TYPES.find((known) => known === type) : undefined;
}

/** Reads a file that the member has chosen. Resolves with undefined if it cannot be sent or read. */
export function readDocumentFile(file: File): Promise<ChosenDocument | undefined> {
  const type = findDocumentType(file);
  if (!type) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(typeof reader.result === 'string' ? { type, url: reader.result, name: file.name } : undefined);
    // A file in a cloud that cannot be fetched, or one that was deleted since.
    reader.onerror = () => resolve(undefined);
    reader.readAsDataURL(file);
  });
}

/** Returns the base64 of a `data:` URL. */
export const toBase64 = (url: string): string => url.slice(url.indexOf(',') + 1);
