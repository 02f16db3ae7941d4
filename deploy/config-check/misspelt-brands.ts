import { getRawObject, getRawText, type RawObject } from '../../src/services/config-check/raw-value';
import { suggestName } from '../../src/services/config-check/suggest-name';

/** Returns the merchant codes that hosts have: those of `hosts`, and `merchant`. */
export const listCodesInUse = (settings: RawObject): ReadonlySet<string> =>
  new Set(
    [...Object.values(getRawObject(settings, 'hosts')), getRawText(settings, 'merchant')].filter(
      (code): code is string => typeof code === 'string' && code !== '',
    ),
  );

/**
 * Returns the codes in `brands` that are misspelt, each with the code that was meant: no host has the code, but one has
 * a similar code, whose brand is missing.
 */
export function findMisspeltBrands(settings: RawObject): ReadonlyMap<string, string> {
  const inUse = listCodesInUse(settings);
  const brands = Object.keys(getRawObject(settings, 'brands'));
  const missing = [...inUse].filter((code) => !brands.includes(code));
  return new Map(
    brands.flatMap((code) => {
      const meant = inUse.has(code) ? undefined : suggestName(code, missing);
      return meant === undefined ? [] : [[code, meant] as const];
    }),
  );
}
