import { safeUrl, type UrlHosts } from '../../base/safe-url';

/** What a redirect takes along from the sign-in and the merchant (ROUTE-7). */
export interface RedirectLuggage {
  readonly token: string;
  /** The platform's code of the language spoken, and its BCP 47 tag. */
  readonly language: { readonly code: string; readonly tag: string };
  readonly headerColor: string;
  /** The merchant's name. */
  readonly title: string;
}

export type Redirect =
  | { readonly kind: 'leave'; readonly address: string }
  /** The address may not be gone to, with a token least of all. */
  | { readonly kind: 'refused' };

/** Other sites of the merchant know one Chinese. */
const languageCode = ({ code, tag }: RedirectLuggage['language']): string => (/^zh\b/.test(tag) ? 'CN' : code);

/**
 * Where a `redirectUrl` leads after a sign-in: to this origin and the merchant's hosts alone, with what they need to
 * go on with the session (ROUTE-7, security A4). Parameters of the same names are replaced, the fragment stays.
 */
export function decideRedirect(redirectUrl: string, hosts: UrlHosts, luggage: RedirectLuggage): Redirect {
  const checked = safeUrl('redirect', redirectUrl, hosts);
  if (!checked.ok) return { kind: 'refused' };
  const address = new URL(checked.value);
  address.searchParams.delete('tokens'); // counts as a token too, and would be somebody else's
  address.searchParams.set('token', luggage.token);
  address.searchParams.set('language', languageCode(luggage.language));
  address.searchParams.set('headerColor', luggage.headerColor);
  address.searchParams.set('b2c', '1');
  address.searchParams.set('title', luggage.title);
  return { kind: 'leave', address: address.href };
}
