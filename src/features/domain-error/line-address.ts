import type { Passthrough } from '../../base/query';
import { ROUTES } from '../../contract/paths';

/**
 * Where a retry leads: the product's front door on another domain. Who brought the visitor goes along, and nothing else
 * (DOM-1); a `referralCode` is the long name of `r`. @param line an origin of lineOrigin()
 */
export function lineAddress(line: string, carried: (name: keyof Passthrough) => string | undefined): string {
  const url = new URL(ROUTES.indexHtml.path, line);
  const carry = (name: string, value: string | undefined) => value !== undefined && url.searchParams.set(name, value);
  carry('affiliateCode', carried('affiliateCode'));
  carry('r', carried('r') ?? carried('referralCode'));
  return url.href;
}
