import { type InferOutput, object, optional, picklist, string } from 'valibot';
import type { PopupIdentityProvider } from '../../browser/identity/identity';
import type { SafeWebStorage } from '../../browser/storage/web-storage';
import { finiteNumber } from '../../contract/fields';
import { IDENTITY_REDIRECT_KEY } from '../../contract/storage-keys';

/** How long a pending redirect is valid (ms). */
const REDIRECT_MAX_AGE_MS = 15 * 60_000;

const marker = object({ channel: picklist(['google', 'facebook']), at: finiteNumber, returnTo: optional(string()) });

/**
 * The identity provider of a sign-in redirect, and the page to return to after the sign-in. Stored because the
 * redirect loses the history state.
 */
export type IdentityRedirect = Pick<InferOutput<typeof marker>, 'channel' | 'returnTo'>;

/**
 * Saves that this tab is being redirected to an identity provider (SOCIAL-4).
 * @param returnTo the page to return to
 */
export function saveIdentityRedirect(
  store: SafeWebStorage,
  channel: PopupIdentityProvider,
  now: number,
  returnTo?: string,
): void {
  store.set(IDENTITY_REDIRECT_KEY, { channel, at: now, returnTo });
}

export const clearIdentityRedirect = (store: SafeWebStorage): void => store.remove(IDENTITY_REDIRECT_KEY);

/**
 * Returns the pending redirect of this tab and removes it (SOCIAL-4); undefined if no redirect is pending or it is
 * too old.
 */
export function consumeIdentityRedirect(store: SafeWebStorage, now: number): IdentityRedirect | undefined {
  const saved = store.get(IDENTITY_REDIRECT_KEY, marker);
  clearIdentityRedirect(store);
  const isValid = saved && saved.at <= now && now - saved.at < REDIRECT_MAX_AGE_MS;
  return isValid ? { channel: saved.channel, returnTo: saved.returnTo } : undefined;
}
