import type { CustomerServiceEntry } from '../../../src/contract/customer-service';
import { sealServicePath } from '../envelope/service-path';
import type { Caller } from '../server/route';

/** The merchant's ways to customer service, their addresses sealed (CS-1, ENC-4). */
export function serviceEntries({ merchant, origin }: Pick<Caller, 'merchant' | 'origin'>): CustomerServiceEntry[] {
  return merchant.services.map((entry) => ({
    ...entry,
    path: sealServicePath(`${origin}/support/${entry.csType}?merchant=${merchant.code}`),
  }));
}
