import type { CustomerServiceEntry } from '../../contract/customer-service';
import { ServiceLinks } from './service-links';
import { useLinksOf } from './use-service-links';

/** One link for every entry that can be opened; none where there is none (CS-1, DOM-1). */
export function ServiceButtons({ entries }: { readonly entries: readonly CustomerServiceEntry[] }) {
  return <ServiceLinks links={useLinksOf(entries) ?? []} />;
}
