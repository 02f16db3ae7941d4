/** The comment between the head of the host and the shell (deploy/documents/document-parts.mjs). */
const END_OF_HEAD = '<!--shell-->\n';

/** The two parts of a document: what its host has for itself, and what all hosts of a version have in common. */
export interface DocumentParts {
  /** Head of the host, with the comment at its end; empty if the document has none. */
  readonly head: string;
  /** The part that the asset manifest pins. */
  readonly shell: string;
}

export function splitDocument(body: BufferSource): DocumentParts {
  const text = new TextDecoder().decode(body);
  const end = text.indexOf(END_OF_HEAD);
  const length = end === -1 ? 0 : end + END_OF_HEAD.length;
  return { head: text.slice(0, length), shell: text.slice(length) };
}

/** Returns the bytes of a part of a document. */
export const encodeText = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;
