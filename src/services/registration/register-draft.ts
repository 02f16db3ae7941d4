import { type InferOutput, number, object, optional, string } from 'valibot';
import type { WebStore } from '../../browser/web-storage';
import { REGISTER_DRAFT_KEY } from '../../contract/storage-keys';

const LIFE = 30 * 60_000;

const keptDraft = object({
  at: number(),
  requestId: string(),
  username: optional(string(), ''),
  mobile: optional(string(), ''),
  /** Absent: its field has not been touched. */
  referral: optional(string()),
  /** The code of the link that the referral was typed over. */
  over: optional(string(), ''),
});

/** What is kept of a registration that has not been sent, or was and got no answer. Never the password. */
export type RegisterDraft = Omit<InferOutput<typeof keptDraft>, 'at'>;

/** The draft of this tab; undefined when there is none or it is older than half an hour (security B71, B72). */
export function readDraft(store: WebStore, now: number): RegisterDraft | undefined {
  const kept = store.get(REGISTER_DRAFT_KEY, keptDraft);
  if (!kept) return undefined;
  const { at, ...draft } = kept;
  if (now - at < LIFE && at <= now) return draft;
  forgetDraft(store);
  return undefined;
}

export function keepDraft(
  store: WebStore,
  { requestId, username, mobile, referral, over }: RegisterDraft,
  now: number,
): void {
  store.set(REGISTER_DRAFT_KEY, { at: now, requestId, username, mobile, referral, over });
}

export function forgetDraft(store: WebStore): void {
  store.remove(REGISTER_DRAFT_KEY);
}
