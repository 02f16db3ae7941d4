import { readDeploymentSettings } from '../../browser/page/deployment';
import type { CustomerServiceEntry } from '../../contract/merchant/customer-service';
import { getTrustedHosts } from '../domain-list/url-hosts';
import { webWorker } from '../platform/web-worker';
import { buildCustomerServiceUrl, type CustomerServiceUser, listCustomerServiceHosts } from './customer-service-url';

/** A customer service entry with its decrypted URL. */
export interface CustomerServiceLink {
  /** The type of the customer service, as the platform names it. */
  readonly csType: string;
  /** The title that the merchant has set for the link; may be empty. */
  readonly title: string;
  /** The path as encrypted by the platform. It is the same for every user, so it can identify the link. */
  readonly path: string;
  /** The URL, validated by toSafeUrl(). */
  readonly address: string;
}

/**
 * Decrypts the paths of customer service entries in the web worker. Resolves with the links in the order of the
 * entries, without entries that cannot be decrypted or whose URL is not allowed.
 */
export async function decryptCustomerServiceLinks(
  entries: readonly CustomerServiceEntry[],
  user: CustomerServiceUser,
): Promise<readonly CustomerServiceLink[]> {
  const { services: listed } = readDeploymentSettings();
  const merchantHosts = getTrustedHosts();
  const links = await Promise.all(
    entries.map(async ({ csType, title, path }) => {
      const decrypted = await webWorker.decryptCustomerServicePath(path);
      if (!decrypted.ok) return [];
      const hosts = listCustomerServiceHosts(csType, listed, merchantHosts);
      const url = buildCustomerServiceUrl(csType, decrypted.value, user, hosts);
      return url.ok ? [{ csType, title: title.trim(), path, address: url.value }] : [];
    }),
  );
  return links.flat();
}
