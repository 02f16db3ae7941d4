import type { CustomerServiceEntry } from '../../contract/customer-service';

/** Where customer service is offered: a button at the side of home, the foot of home, the screens to get help from. */
export type ServicePlace = 'float' | 'footer' | 'contact';

/** Words of `csPosition` that name a place; the specification gives none (assumed). */
const WORDS: Readonly<Record<string, ServicePlace>> = {
  FLOAT: 'float',
  FLOATING: 'float',
  SIDE: 'float',
  FOOTER: 'footer',
};

/**
 * The entries that stand at a place, in the merchant's order (CS-1). `csPosition` may name several, parted by commas.
 * Who needs help gets every entry, wherever else it stands.
 */
export function entriesAt(
  place: ServicePlace,
  entries: readonly CustomerServiceEntry[],
): readonly CustomerServiceEntry[] {
  if (place === 'contact') return entries;
  return entries.filter(({ csPosition }) =>
    csPosition.split(',').some((word) => WORDS[word.trim().toUpperCase()] === place),
  );
}
