import type { CustomerServiceEntry } from '../../../src/contract/customer-service';
import { sealServicePath } from '../envelope/service-path';
import type { Caller } from '../server/route';

/** What must not show, whoever sends it: a foreign host, a script, a text that is no ciphertext. */
const BAD: readonly CustomerServiceEntry[] = [
  { csType: 'LIVECHAT', csPosition: 'FLOAT', title: 'Foreign', path: sealServicePath('https://evil.example/chat') },
  { csType: 'AICAN', csPosition: 'FOOTER', title: 'Script', path: sealServicePath('javascript:alert(1)') },
  { csType: 'MIDUOKE', csPosition: '', title: 'Torn', path: 'no ciphertext at all' },
];

/** The merchant's ways to customer service, their addresses sealed (CS-1, ENC-4). */
export function serviceEntries({
  services,
  merchant,
  origin,
}: Pick<Caller, 'services' | 'merchant' | 'origin'>): CustomerServiceEntry[] {
  const good = merchant.services.map((entry) => ({
    ...entry,
    path: sealServicePath(`${origin}/support/${entry.csType}?merchant=${merchant.code}`),
  }));
  return services.scenarios.of(merchant.code).badServices ? [...BAD, ...good] : good;
}
