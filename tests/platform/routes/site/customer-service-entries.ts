import { getOwnProperty } from '../../../../src/base/own-property';
import type { CustomerServiceEntry } from '../../../../src/contract/merchant/customer-service';
import { encryptCustomerServicePath } from '../../envelope/customer-service-path';
import type { CallContext } from '../../server/route';

/**
 * Invalid entries that the app must not show: one with a foreign host, one with a `javascript:` URL, and one whose
 * path cannot be decrypted.
 */
const INVALID_ENTRIES: readonly CustomerServiceEntry[] = [
  {
    csType: 'LIVECHAT',
    csPosition: 'FLOAT',
    title: 'Foreign',
    path: encryptCustomerServicePath('https://evil.example/chat'),
  },
  { csType: 'AICAN', csPosition: 'FOOTER', title: 'Script', path: encryptCustomerServicePath('javascript:alert(1)') },
  { csType: 'MIDUOKE', csPosition: '', title: 'Torn', path: 'no ciphertext at all' },
];

/**
 * Returns the merchant's customer-service entries with encrypted paths (CS-1, ENC-4), titled in the language of the
 * request, or in the merchant's own if it names none, as the first of a visit.
 */
export function buildCustomerServiceEntries({
  services,
  merchant,
  origin,
  headers,
}: Pick<CallContext, 'services' | 'merchant' | 'origin' | 'headers'>): CustomerServiceEntry[] {
  const { badServices, noServices } = services.scenarios.of(merchant.code);
  if (noServices) return [];
  const valid = merchant.services.map(({ titles = {}, ...entry }) => ({
    ...entry,
    title: getOwnProperty(titles, String(headers.language)) ?? entry.title,
    path: encryptCustomerServicePath(`${origin}/support/${entry.csType}?merchant=${merchant.code}`),
  }));
  return badServices ? [...INVALID_ENTRIES, ...valid] : valid;
}
