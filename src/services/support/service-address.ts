import type { Result } from '../../base/result';
import { safeUrl, type UrlHosts, type UrlRefusal } from '../../base/safe-url';

/** What customer service is told of who comes. Never the session's token (security A11). */
export interface ServiceVisitor {
  /** Empty: nobody is signed in. */
  readonly userName: string;
  /** Name of the member's VIP label; empty: none. */
  readonly label: string;
}

/**
 * Where an entry leads (CS-1): the address its path held, on a host that is listed for it, with the member's name, and
 * for AICAN the VIP label as category. What is wrong with an address that may not be opened else.
 * @param opened the path's clear text, to be trusted no more than what a visitor types
 */
export function serviceAddress(
  csType: string,
  opened: string,
  { userName, label }: ServiceVisitor,
  hosts: UrlHosts,
): Result<string, UrlRefusal> {
  const safe = safeUrl('service', opened.trim(), hosts);
  if (!safe.ok) return safe;
  const address = new URL(safe.value);
  if (userName !== '') address.searchParams.set('userName', userName);
  if (csType.toUpperCase() === 'AICAN' && label !== '') address.searchParams.set('category', label);
  return { ok: true, value: address.href };
}
