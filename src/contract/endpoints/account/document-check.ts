import { type InferOutput, maxLength, object, picklist, pipe } from 'valibot';
import { blockedAction, documentCheckState } from '../../document-check';
import { defineEndpoint } from '../../endpoint';
import { editorText, listOf, nonEmptyText, timestamp } from '../../fields';

/** What a document proves. */
export const documentProof = picklist(['AGE', 'NAME', 'ADDRESS']);
export type DocumentProof = InferOutput<typeof documentProof>;

export type BlockedAction = InferOutput<typeof blockedAction>;

/** Types of files that can be sent. */
export const DOCUMENT_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** Maximum size of a file (MB): as base64 it stays below the 12 MB of a request (`client_max_body_size`). */
export const MAX_DOCUMENT_MB = 8;
const MAX_DOCUMENT_CHARS = Math.ceil((MAX_DOCUMENT_MB * 1024 * 1024) / 3) * 4;
/** Longer than of other requests: 8 MB take half a minute at 3 Mbps. */
const UPLOAD_TIMEOUT_MS = 180_000;

const check = object({
  // Required: a member must not read that nothing is asked of them while deposits are refused.
  state: documentCheckState,
  /** What has to be proved, and what of it has arrived. */
  proofs: listOf(documentProof),
  received: listOf(documentProof),
  /** What is blocked until the member is verified, and from when on (epoch ms); 0 if it is blocked already. */
  blocks: listOf(blockedAction),
  blocksFrom: timestamp,
  /** When the state has changed: asked, sent or decided (epoch ms); 0 if unknown. */
  changedAt: timestamp,
  /** Why more is needed, or why it was refused, in the member's language. */
  reason: editorText,
  /** For how long the platform keeps documents, in the member's language; empty if it does not say. */
  retention: editorText,
});
export type DocumentCheck = InferOutput<typeof check>;

/** Whether the member has to prove who they are, and what has become of the documents. */
export const documentCheck = defineEndpoint({
  name: 'documentCheck',
  path: '/wps/relay/MCSFE_getDocumentCheck',
  response: check,
  auth: 'required',
  cacheable: 'member',
  source: 'assumed',
});

/** Sends one document, once per request id. Returns the present state. */
export const sendDocument = defineEndpoint({
  name: 'sendDocument',
  method: 'POST',
  path: '/wps/relay/MCSFE_sendDocument',
  body: object({
    requestId: pipe(nonEmptyText, maxLength(64)),
    proof: documentProof,
    type: picklist(DOCUMENT_TYPES),
    /** The file as base64. */
    content: pipe(nonEmptyText, maxLength(MAX_DOCUMENT_CHARS)),
  }),
  response: check,
  needsValue: true,
  auth: 'required',
  timeout: UPLOAD_TIMEOUT_MS,
  source: 'assumed',
});
