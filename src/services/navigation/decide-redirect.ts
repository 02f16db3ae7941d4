import { safeUrl, type UrlHosts } from '../../base/safe-url';

/** The parameters that a redirect adds to its URL (ROUTE-7). */
export interface RedirectParams {
  readonly token: string;
  /** The platform's code of the current language, and its BCP 47 tag. */
  readonly language: { readonly code: string; readonly tag: string };
  readonly headerColor: string;
  /** The merchant's name. */
  readonly title: string;
}

export type RedirectDecision =
  | { readonly kind: 'leave'; readonly address: string }
  /** The `redirectUrl` must not be opened. */
  | { readonly kind: 'refused' };

/** Returns the language code for the merchant's other sites, which use `CN` for every kind of Chinese. */
const languageCode = ({ code, tag }: RedirectParams['language']): string => (/^zh\b/.test(tag) ? 'CN' : code);

/**
 * Decides the target of a `redirectUrl` after a sign-in: only this origin and the merchant's hosts are allowed. Adds
 * the parameters that continue the session there, replacing those of the same name; keeps the fragment (ROUTE-7).
 */
export function decideRedirect(redirectUrl: string, hosts: UrlHosts, params: RedirectParams): RedirectDecision {
  const checked = safeUrl('redirect', redirectUrl, hosts);
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
