import { ownProperty } from '../../base/own-property';
import type { CustomerServiceEntry } from '../../contract/merchant/customer-service';

/** Where customer service is shown: floating button on home, footer of home, or screens that offer help. */
export type ServicePosition = 'float' | 'footer' | 'contact';

/** Positions by the value of `csPosition`; the values are not in the specification (assumed). */
const POSITIONS: Readonly<Record<string, ServicePosition>> = {
  FLOAT: 'float',
  FLOATING: 'float',
  SIDE: 'float',
  FOOTER: 'footer',
};

/**
 * Returns the customer service entries of a position, in the merchant's order (CS-1). `csPosition` may contain several
 * positions, separated by commas. `contact` includes every entry.
 */
export function servicesAtPosition(
  position: ServicePosition,
  entries: readonly CustomerServiceEntry[],
): readonly CustomerServiceEntry[] {
  if (position === 'contact') return entries;
  return entries.filter(({ csPosition }) =>
    csPosition.split(',').some((value) => ownProperty(POSITIONS, value.trim().toUpperCase()) === position),
  );
}
