import { cleanLinkValue } from '../../contract/bootstrap/link-values';

/**
 * Returns the entry that a link names; undefined if there is none. An entry whose key is the text itself comes first,
 * because a key may end in punctuation; then that of the text without what copying the link added (ROUTE-9).
 */
export function findLinked<T>(entries: readonly T[], text: string, keyOf: (entry: T) => string): T | undefined {
  const find = (key: string) => (key === '' ? undefined : entries.find((entry) => keyOf(entry) === key));
  return find(text) ?? find(cleanLinkValue(text));
}
