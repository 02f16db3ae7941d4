import { getOwnProperty } from '../../base/own-property';
import type { CustomerServiceEntry } from '../../contract/merchant/customer-service';

/**
 * Placement of the links to customer service. `float`: floating button on home; `footer`: footer of home; `contact`:
 * contact buttons, such as the one on error screens.
 */
export type CustomerServicePlacement = 'float' | 'footer' | 'contact';

/** Placements by the value of `csPosition`. The specification does not list the values; these are assumed. */
const POSITIONS: Readonly<Record<string, CustomerServicePlacement>> = {
  FLOAT: 'float',
  FLOATING: 'float',
  SIDE: 'float',
  FOOTER: 'footer',
};

/**
 * Returns the customer service entries that the merchant has assigned to a placement, in the merchant's order (CS-1).
 * An entry may have several placements, separated by commas in `csPosition`. For the placement `contact` all entries
 * are returned.
 */
export function filterCustomerServiceEntriesByPlacement(
  position: CustomerServicePlacement,
  entries: readonly CustomerServiceEntry[],
): readonly CustomerServiceEntry[] {
  if (position === 'contact') return entries;
  return entries.filter(({ csPosition }) =>
    csPosition.split(',').some((value) => getOwnProperty(POSITIONS, value.trim().toUpperCase()) === position),
  );
}
