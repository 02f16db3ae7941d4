import { TOUCH_PARAMETERS } from './link-values';

/** Matches values that cleanLinkValue() returns unchanged, as most click ids; not all of them. */
const PLAIN_VALUE = /^(?!null$|undefined$|.*__)[\w.:~-]{0,511}[\w~-]$/i;

/**
 * Like findAttributionId(), but undefined if finding the value takes the whole reader, which is too large for the
 * inline bootstrap script.
 */
export function findPlainAttributionId(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const value = TOUCH_PARAMETERS.flatMap((name) => query.getAll(name)).find(Boolean) ?? '';
  return value === '' || PLAIN_VALUE.test(value) ? value : undefined;
}
