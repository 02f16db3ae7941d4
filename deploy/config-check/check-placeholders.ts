import { type Finding, fault, type Path } from '../../src/services/config-check/finding';
import { quoteValue } from '../../src/services/config-check/quote-value';
import { isRawObject } from '../../src/services/config-check/raw-value';
import { LOCAL_BUILD } from './check-safety';

/** A text in square brackets, as `npm run merchant:new` writes those that an operator has to replace. */
const PLACEHOLDER = /^\s*\[.*\]\s*$/s;
/** A telephone number that nobody has, such as +000 000 000. */
const ZEROS = /^[+\s()-]*0[0+\s()-]*$/;

/**
 * Returns the texts of a legal kit that are still to be replaced: members would read them, and call the help line
 * (OPS-1.9). Only the machine of a developer may have them.
 */
export function checkPlaceholders(legal: unknown, path: Path): readonly Finding[] {
  if (typeof legal === 'string')
    return PLACEHOLDER.test(legal) || ZEROS.test(legal)
      ? [fault(path, `${quoteValue(legal)} is still to be replaced: members would see it; ${LOCAL_BUILD}`)]
      : [];
  if (Array.isArray(legal)) return legal.flatMap((value, index) => checkPlaceholders(value, [...path, index]));
  return isRawObject(legal)
    ? Object.entries(legal).flatMap(([key, value]) => checkPlaceholders(value, [...path, key]))
    : [];
}
