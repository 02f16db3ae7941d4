import { quoteValue } from './quote-value';

/**
 * Returns the known name that someone who typed `name` most likely meant; undefined if none is similar. The longer a
 * name is, the more of its characters may differ.
 */
export function suggestName(name: string, known: Iterable<string>): string | undefined {
  const typed = name.toLowerCase();
  const limit = typed.length <= 3 ? 1 : typed.length <= 8 ? 2 : 3;
  let best: string | undefined;
  let least = limit + 1;
  for (const candidate of known) {
    const distance = countEdits(typed, candidate.toLowerCase());
    // A short name must not become another one: `ip` is no misspelt `id`.
    if (distance >= least || distance * 2 > candidate.length) continue;
    best = candidate;
    least = distance;
  }
  return best;
}

/** Returns ` Did you mean "…"?`, or an empty string if there is no suggestion. */
export const askForSuggestion = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Did you mean ${quoteValue(suggestion)}?`;

/** Returns the number of characters to add, remove, replace or swap with their neighbour to get from `a` to `b`. */
function countEdits(a: string, b: string): number {
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isEqual = a[row - 1] === b[column - 1];
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const edits = [
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isEqual ? 0 : 1),
        ...(isSwapped ? [(beforePrevious[column - 2] ?? 0) + 1] : []),
      ];
      current.push(Math.min(...edits));
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}
