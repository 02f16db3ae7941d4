import { readDeployment } from '../../browser/deployment';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { useMerchant } from '../merchant/merchant-store';
import { crypto } from '../platform/crypto';
import { type ServiceVisitor, serviceAddress } from './service-address';
import { serviceHosts } from './service-hosts';

/** An entry that can be opened. */
export interface ServiceLink {
  /** As the merchant calls it; may be empty. */
  readonly title: string;
  /** As the merchant seals it, the same for everybody. */
  readonly path: string;
  /** Judged by safeUrl(). */
  readonly address: string;
}

/** The entries that can be opened, in their order: the web worker opens their paths, and a bad one hides itself alone. */
export async function openEntries(
  entries: readonly CustomerServiceEntry[],
  visitor: ServiceVisitor,
): Promise<readonly ServiceLink[]> {
  const { services: listed } = readDeployment();
  const { status } = useMerchant.getState();
  const links = await Promise.all(
    entries.map(async ({ csType, title, path }) => {
      const opened = await crypto.openServicePath(path);
      if (!opened.ok) return [];
      const hosts = serviceHosts(csType, listed, status, location.origin);
      const led = serviceAddress(csType, opened.value, visitor, hosts);
      return led.ok ? [{ title: title.trim(), path, address: led.value }] : [];
    }),
  );
  return links.flat();
}
