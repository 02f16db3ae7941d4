import { subscribeToStorageChanges } from '../../browser/storage/web-storage';
import { REGISTRATION_RESEND_WINDOW_MS } from '../../contract/registration-resend-window';
import { UNCONFIRMED_REQUEST_PREFIX } from '../../contract/storage-keys';
import { MEMBER_DATA } from '../member-data/member-data-table';
import {
  listMemberValueNames,
  readMemberValue,
  removeMemberValue,
  writeMemberValue,
} from '../member-data/member-values';

const DAY_MS = 24 * 3_600_000;

/**
 * The kinds of requests that take effect once per request id (API-8). `hasStoredBody`: whether the body is stored, so
 * that the request can be sent again after a reload; false if it contains an account number or a password. `maxAgeMs`:
 * how long a request without a response can be sent again under its id.
 */
export const REQUEST_KINDS = {
  deposit: { hasStoredBody: true, maxAgeMs: 7 * DAY_MS },
  withdraw: { hasStoredBody: true, maxAgeMs: 7 * DAY_MS },
  redeem: { hasStoredBody: true, maxAgeMs: 7 * DAY_MS },
  erasure: { hasStoredBody: true, maxAgeMs: 7 * DAY_MS },
  // What the document proves; never the file.
  document: { hasStoredBody: true, maxAgeMs: 7 * DAY_MS },
  'link-bank': { hasStoredBody: false, maxAgeMs: DAY_MS },
  'link-pix': { hasStoredBody: false, maxAgeMs: DAY_MS },
  downline: { hasStoredBody: false, maxAgeMs: DAY_MS },
  register: { hasStoredBody: false, maxAgeMs: REGISTRATION_RESEND_WINDOW_MS },
  'register-identity': { hasStoredBody: false, maxAgeMs: REGISTRATION_RESEND_WINDOW_MS },
} as const;
export type RequestKind = keyof typeof REQUEST_KINDS;

/** A request whose outcome is unknown. The platform executes requests with the same id only once (API-8). */
export interface UnconfirmedRequest {
  readonly requestId: string;
  /** When it was first sent (epoch ms). */
  readonly at: number;
  /** The body, unvalidated; undefined if requests of this kind are stored without it. */
  readonly body: unknown;
  /** Fingerprint of who registers, because a visitor has no member key; only of registrations. */
  readonly subject?: unknown;
  /** Id of its last attempt, by which support finds it (OPS-4); absent until one has failed. */
  readonly attemptId?: string | undefined;
}

const ENTRY = MEMBER_DATA.unconfirmedRequests;
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * Returns the oldest request of this kind whose outcome is unknown; undefined if there is none.
 * @param owner key of the member, or `VISITOR`; if empty, there is none
 * @param isMeant whether a request with this body or subject is meant. A request whose body another release wrote in
 * another shape is passed over, because it could neither be confirmed nor given up.
 */
export function loadUnconfirmedRequest(
  kind: RequestKind,
  owner: string,
  now: number,
  isMeant: (stored: unknown) => boolean = () => true,
): UnconfirmedRequest | undefined {
  const { maxAgeMs, hasStoredBody } = REQUEST_KINDS[kind];
  // Request ids begin with their time, so the names are in the order of age.
  for (const name of listMemberValueNames(ENTRY, owner, `${kind}:`)) {
    const stored = readMemberValue(ENTRY, owner, name);
    if (!stored || now - stored.at >= maxAgeMs) removeMemberValue(ENTRY, owner, name);
    else if (isMeant(stored.value)) {
      const content = hasStoredBody ? { body: stored.value } : { body: undefined, subject: stored.value };
      return { requestId: name.slice(kind.length + 1), at: stored.at, attemptId: stored.attemptId, ...content };
    }
  }
  return undefined;
}

/**
 * Stores a request before it is sent, so that its id survives a reload and a closed tab. One that is stored already is
 * marked as repeated for good: a count would lose what two tabs write at once. The mark makes the text no longer, so that
 * it can be stored also when the storage is full.
 */
export function saveUnconfirmedRequest(
  kind: RequestKind,
  owner: string,
  { requestId, at, body, subject }: UnconfirmedRequest,
): void {
  const name = `${kind}:${requestId}`;
  const value = REQUEST_KINDS[kind].hasStoredBody ? body : subject;
  const before = readMemberValue(ENTRY, owner, name);
  writeMemberValue(ENTRY, owner, { at, value, isRepeated: before !== undefined, attemptId: before?.attemptId }, name);
  notify();
}

/**
 * Stores the id of an attempt that has failed, so that its code can be read out to support also after a reload. Every
 * later answer is to a repetition, so the request is marked as one: another tab may have marked it meanwhile.
 */
export function saveAttemptId(kind: RequestKind, owner: string, requestId: string, attemptId: string): void {
  const name = `${kind}:${requestId}`;
  const stored = readMemberValue(ENTRY, owner, name);
  if (!stored) return;
  writeMemberValue(ENTRY, owner, { ...stored, isRepeated: true, attemptId }, name);
  notify();
}

/** Whether a request has been sent more than once, by this page, by one that was left or by another tab. */
export const isRequestRepeated = (kind: RequestKind, owner: string, requestId: string): boolean =>
  readMemberValue(ENTRY, owner, `${kind}:${requestId}`)?.isRepeated ?? false;

/** Removes a request whose outcome is known, or which the member does not want to send again. */
export function removeUnconfirmedRequest(kind: RequestKind, owner: string, requestId: string): void {
  removeMemberValue(ENTRY, owner, `${kind}:${requestId}`);
  notify();
}

/** Calls `listener` after each change by this tab or another one. Returns a function that stops the calls. */
export function subscribeToUnconfirmedRequests(listener: () => void): () => void {
  watchOtherTabs();
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

let isWatching = false;
function watchOtherTabs(): void {
  if (isWatching) return;
  isWatching = true;
  subscribeToStorageChanges(UNCONFIRMED_REQUEST_PREFIX, notify);
}

/** Notifies the listeners that a request is no longer being sent by this page. */
export const notifyUnconfirmedRequestListeners = notify;
