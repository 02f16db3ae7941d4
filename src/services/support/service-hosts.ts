import type { UrlHosts } from '../../base/safe-url';
import type { DeploymentSettings } from '../../contract/deployment';
import type { SiteStatus } from '../../contract/endpoints/system';
import { urlHosts } from '../merchant/url-hosts';

/**
 * The hosts that customer service of a type may be opened on, for safeUrl(): those the deployment lists for the type, and
 * the merchant's own (CS-1, security A11).
 * @param origin of this page
 */
export function serviceHosts(
  csType: string,
  listed: DeploymentSettings['services'],
  status: SiteStatus | undefined,
  origin: string,
): UrlHosts {
  const type = csType.toUpperCase();
  const own = urlHosts(status, origin);
  return { ...own, service: [...(Object.hasOwn(listed, type) ? (listed[type] ?? []) : []), ...(own.merchant ?? [])] };
}
