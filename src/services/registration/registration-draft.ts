import { type InferOutput, object, optional, string } from 'valibot';
import type { SafeWebStorage } from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import { REGISTRATION_DRAFT_KEY } from '../../contract/storage-keys';

const DRAFT_MAX_AGE_MS = 30 * 60_000;

const storedDraft = object({
  at: finiteNumber,
  username: optional(string(), ''),
  mobile: optional(string(), ''),
  /** Referral code that the user has typed; absent if the field was not edited. */
  referral: optional(string()),
  /** The link's referral code that `referral` replaces; empty if there was none. */
  replacedLinkCode: optional(string(), ''),
  /** The former name of `replacedLinkCode`, in drafts that earlier versions of the app have stored. */
  over: optional(string(), ''),
});

/** Saved input of a registration that has not succeeded. Never contains the password. */
export type RegistrationDraft = Omit<InferOutput<typeof storedDraft>, 'at' | 'over'>;

/** Returns the registration draft of this tab; undefined if there is none or it is older than half an hour. */
export function readRegistrationDraft(store: SafeWebStorage, now: number): RegistrationDraft | undefined {
  const stored = store.get(REGISTRATION_DRAFT_KEY, storedDraft);
  if (!stored) return undefined;
  const { at, over, ...draft } = stored;
  if (now - at < DRAFT_MAX_AGE_MS && at <= now) return { ...draft, replacedLinkCode: draft.replacedLinkCode || over };
  clearRegistrationDraft(store);
  return undefined;
}

export function saveRegistrationDraft(
  store: SafeWebStorage,
  { username, mobile, referral, replacedLinkCode }: RegistrationDraft,
  now: number,
): void {
  store.set(REGISTRATION_DRAFT_KEY, { at: now, username, mobile, referral, replacedLinkCode });
}

export function clearRegistrationDraft(store: SafeWebStorage): void {
  store.remove(REGISTRATION_DRAFT_KEY);
}
