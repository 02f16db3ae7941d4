import { array, string } from 'valibot';
import { normalizeSearchText } from '../../../base/normalize-search-text';
import { cleanLine } from '../../../base/text/clean-text';
import { safeSessionStorage } from '../../../browser/storage/web-storage';
import { RECENT_SEARCHES_KEY } from '../../../contract/storage-keys';

const MAX_RECENT_SEARCHES = 6;

/**
 * Returns at most MAX_RECENT_SEARCHES searches: `text`, followed by the searches in `recent` that differ from it
 * (see normalizeSearchText()). If a reader sees nothing of `text`, returns `recent`.
 */
export function prependRecentSearch(recent: readonly string[], text: string): readonly string[] {
  const words = cleanLine(text);
  if (words === '') return recent;
  return [words, ...recent.filter((one) => normalizeSearchText(one) !== normalizeSearchText(words))].slice(
    0,
    MAX_RECENT_SEARCHES,
  );
}

/** Returns the recent searches of this tab, newest first; may be empty. */
export const loadRecentSearches = (): readonly string[] =>
  safeSessionStorage.get(RECENT_SEARCHES_KEY, array(string())) ?? [];

/** Adds a text to the recent searches of this tab. */
export function saveRecentSearch(text: string): void {
  safeSessionStorage.set(RECENT_SEARCHES_KEY, prependRecentSearch(loadRecentSearches(), text));
}
