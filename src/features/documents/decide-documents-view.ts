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
  { state, proofs, received, blocks, blocksFrom }: Omit<DocumentCheck, 'changedAt' | 'reason'>,
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
