import { toSafeUrl, type UrlHosts } from '../../base/to-safe-url';

/** The parameters that a redirect adds to its URL (ROUTE-7). */
export interface LoginRedirectParams {
  readonly token: string;
  /** The current language: the language code that the platform uses, and the BCP 47 tag. */
  readonly language: { readonly code: string; readonly tag: string };
  readonly headerColor: string;
  /** The merchant's name. */
  readonly title: string;
}

export type LoginRedirectDecision =
  | { readonly kind: 'leave'; readonly address: string }
  /** The `redirectUrl` must not be opened. */
  | { readonly kind: 'refused' };

/** Returns the language code for the merchant's other sites, which use `CN` for every kind of Chinese. */
const languageCode = ({ code, tag }: LoginRedirectParams['language']): string => (/^zh\b/.test(tag) ? 'CN' : code);

/**
 * Decides whether a `redirectUrl` may be opened after a sign-in: only if it is on this origin or on one of the
 * merchant's hosts (ROUTE-7). Adds the parameters with which the target continues the session; they replace
 * parameters of the same name. Keeps the fragment.
 */
export function decideLoginRedirect(
  redirectUrl: string,
  hosts: UrlHosts,
  params: LoginRedirectParams,
): LoginRedirectDecision {
  const checked = toSafeUrl('redirect', redirectUrl, hosts);
  if (!checked.ok) return { kind: 'refused' };
  const address = new URL(checked.value);
  address.searchParams.delete('tokens'); // the target reads it as a token too, and it could be another member's
  address.searchParams.set('token', params.token);
  address.searchParams.set('language', languageCode(params.language));
  address.searchParams.set('headerColor', params.headerColor);
  address.searchParams.set('b2c', '1');
  address.searchParams.set('title', params.title);
  return { kind: 'leave', address: address.href };
}
