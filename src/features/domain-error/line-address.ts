import type { Passthrough } from '../../base/query';
import { ROUTES } from '../../contract/paths';

/** What goes along to another domain: who brought the visitor, and nothing else (DOM-1). */
const CARRIED = ['affiliateCode', 'r'] as const;

/** Where a retry leads: the product's front door on another domain. @param line an origin of lineOrigin() */
export function lineAddress(line: string, carried: (name: keyof Passthrough) => string | undefined): string {
  const url = new URL(ROUTES.indexHtml.path, line);
  for (const name of CARRIED) {
    const value = carried(name);
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}
