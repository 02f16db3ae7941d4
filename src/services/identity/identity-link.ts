import { create } from 'zustand';
import type { IdentityMethod } from '../../browser/identity/identity';

/**
 * An identity that a provider has authenticated, to be linked to the account of the next manual sign-in (SOCIAL-2).
 * Never stored.
 */
export interface IdentityToLink {
  readonly channel: IdentityMethod;
  readonly idToken: string;
}

export const useIdentityToLink = create<{ readonly link: IdentityToLink | undefined }>(() => ({ link: undefined }));

export const setIdentityToLink = (link: IdentityToLink): void => useIdentityToLink.setState({ link });
export const clearIdentityToLink = (): void => useIdentityToLink.setState({ link: undefined });

/**
 * Returns the fields of a sign-in or registration request that link an identity; empty if there is no identity to
 * link (LOGIN-2, REG-2).
 */
export function toIdentityLinkFields(link: IdentityToLink | undefined) {
  return link ? { firebaseChannel: link.channel, firebaseIdToken: link.idToken } : {};
}
