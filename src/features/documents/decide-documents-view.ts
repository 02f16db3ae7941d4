import type { DocumentCheck, DocumentProof } from '../../contract/endpoints/account/document-check';

/**
 * What the member can do. `send`: send what is missing. `wait`: nothing, it is being checked. `contact`: ask customer
 * service, as nothing can be sent. `done`: nothing is left to do.
 */
type DocumentsStep = 'send' | 'wait' | 'contact' | 'done';

export interface DocumentsView {
  readonly step: DocumentsStep;
  /** What has to be sent, in the order in which the platform asks. */
  readonly missing: readonly DocumentProof[];
  /** Whether something is blocked already, or will be. */
  readonly blocked: 'nothing' | 'now' | 'later';
}

/**
 * Decides what the page shows of the check of documents (SAFE-5.8).
 * @param now time by which `blocksFrom` is judged (epoch ms)
 */
export function decideDocumentsView(
  { state, proofs, received, blocks, blocksFrom }: Omit<DocumentCheck, 'changedAt' | 'reason' | 'retention'>,
  now: number,
): DocumentsView {
  const isAsked = state === 'NEEDED' || state === 'MORE';
  const missing = isAsked ? proofs.filter((proof) => !received.includes(proof)) : [];
  const isOver = state === 'NONE' || state === 'VERIFIED';
  const blocked = isOver || blocks.length === 0 ? 'nothing' : blocksFrom > now ? 'later' : 'now';
  if (isOver) return { step: 'done', missing, blocked };
  // What is asked for is not said, so that nobody knows what to send.
  if (state === 'REFUSED' || (isAsked && proofs.length === 0)) return { step: 'contact', missing, blocked };
  return { step: missing.length > 0 ? 'send' : 'wait', missing, blocked };
}

/**
 * Whether a document whose answer is lost need not be sent again: it has arrived, or is no longer asked for, or more has
 * been asked for since it was sent, so that its id stands for a document that did not suffice (SAFE-5.11).
 * @param sentAt when it was first sent (epoch ms)
 */
export function isDocumentSettled(
  { state, proofs, received, changedAt }: Pick<DocumentCheck, 'state' | 'proofs' | 'received' | 'changedAt'>,
  proof: DocumentProof,
  sentAt: number,
): boolean {
  if (state !== 'NEEDED' && state !== 'MORE') return true;
  return !proofs.includes(proof) || received.includes(proof) || (state === 'MORE' && changedAt > sentAt);
}
