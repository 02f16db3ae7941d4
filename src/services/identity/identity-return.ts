import { type InferOutput, number, object, optional, picklist, string } from 'valibot';
import type { WindowChannel } from '../../browser/identity';
import type { WebStore } from '../../browser/web-storage';
import { IDENTITY_RETURN_KEY } from '../../contract/storage-keys';

/** A visitor who has not come back by then has thought better of it, milliseconds. */
const LIFE = 15 * 60_000;

const marker = object({ channel: picklist(['google', 'facebook']), at: number(), wanted: optional(string()) });

/** The provider a tab has left for, and the page its visitor wanted: the history entry it comes back to has lost that. */
export type IdentityReturn = Pick<InferOutput<typeof marker>, 'channel' | 'wanted'>;

/** Notes that this tab leaves for a provider (SOCIAL-4). @param wanted the page to return to */
export const noteLeaving = (store: WebStore, channel: WindowChannel, now: number, wanted?: string): void =>
  store.set(IDENTITY_RETURN_KEY, { channel, at: now, wanted });

export const forgetLeaving = (store: WebStore): void => store.remove(IDENTITY_RETURN_KEY);

/** Takes the note up, once: what this tab comes back from (SOCIAL-4). */
export function takeReturn(store: WebStore, now: number): IdentityReturn | undefined {
  const left = store.get(IDENTITY_RETURN_KEY, marker);
  forgetLeaving(store);
  return left && left.at <= now && now - left.at < LIFE ? { channel: left.channel, wanted: left.wanted } : undefined;
}
