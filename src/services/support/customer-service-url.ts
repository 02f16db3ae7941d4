import { ok, type Result } from '../../base/result';
import { toSafeUrl, type UrlHosts, type UrlRefusalReason } from '../../base/to-safe-url';
import type { DeploymentSettings } from '../../contract/bootstrap/deployment';

/** User data that is sent to customer service. It never contains the session's token. */
export interface CustomerServiceUser {
  /** The member's name; empty for a visitor. */
  readonly userName: string;
  /** The member's VIP label; empty if there is none. */
  readonly label: string;
}

/**
 * Returns the URL of a customer service entry (CS-1), or the reason why toSafeUrl() refuses it. Adds the member's name
 * and, for the type AICAN, the VIP label as `category`.
 * @param decrypted the decrypted `path` of the entry, which is untrusted
 */
export function buildCustomerServiceUrl(
  csType: string,
  decrypted: string,
  { userName, label }: CustomerServiceUser,
  hosts: UrlHosts,
): Result<string, UrlRefusalReason> {
  const safe = toSafeUrl('service', decrypted.trim(), hosts);
  if (!safe.ok) return safe;
  const address = new URL(safe.value);
  if (userName !== '') address.searchParams.set('userName', userName);
  if (csType.toUpperCase() === 'AICAN' && label !== '') address.searchParams.set('category', label);
  return ok(address.href);
}

/**
 * Returns the hosts that toSafeUrl() allows for a customer service type (CS-1): those that the deployment lists for the
 * type, and the merchant's hosts.
 * @param listed hosts by type, from the deployment
 * @param own the merchant's hosts
 */
export function listCustomerServiceHosts(
  csType: string,
  listed: DeploymentSettings['services'],
  own: UrlHosts,
): UrlHosts {
  const type = csType.toUpperCase();
  return { ...own, service: [...(Object.hasOwn(listed, type) ? (listed[type] ?? []) : []), ...(own.merchant ?? [])] };
}
