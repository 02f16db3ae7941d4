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
 * Returns the merchant's customer-service entries with encrypted paths (CS-1, ENC-4).
 * @param language code of the language of the titles. The merchant's own by default, because the request for the status
 * has the language CN as long as none is chosen (API-1.1)
 */
export function buildCustomerServiceEntries(
  { services, merchant, origin }: Pick<CallContext, 'services' | 'merchant' | 'origin'>,
  language = '',
): CustomerServiceEntry[] {
  const { badServices, noServices } = services.scenarios.of(merchant.code);
  if (noServices) return [];
  const valid = merchant.services.map(({ titles = {}, ...entry }) => ({
    ...entry,
    title: getOwnProperty(titles, language) ?? entry.title,
    path: encryptCustomerServicePath(`${origin}/support/${entry.csType}?merchant=${merchant.code}`),
  }));
  return badServices ? [...INVALID_ENTRIES, ...valid] : valid;
}
