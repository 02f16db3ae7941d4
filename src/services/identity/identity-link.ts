import { create } from 'zustand';
import type { IdentityChannel } from '../../browser/identity';

/** Somebody the provider vouches for, to be tied to the account of the next sign-in by hand (SOCIAL-2). In memory alone. */
export interface IdentityLink {
  readonly channel: IdentityChannel;
  readonly idToken: string;
}

export const useIdentityLink = create<{ readonly link: IdentityLink | undefined }>(() => ({ link: undefined }));

export const keepIdentityLink = (link: IdentityLink): void => useIdentityLink.setState({ link });
export const dropIdentityLink = (): void => useIdentityLink.setState({ link: undefined });

/** The fields of a sign-in or registration that carry who is vouched for; none without a link (LOGIN-2, REG-2). */
export function identityFields(link: IdentityLink | undefined) {
  return link ? { firebaseChannel: link.channel, firebaseIdToken: link.idToken } : {};
}
