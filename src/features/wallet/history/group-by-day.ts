/** Entries of one day of the local time zone. */
export interface DayGroup<Entry> {
  /** Time of the first entry of the day (epoch milliseconds); 0 if its time is unknown. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

const dayOf = (at: number): string => (at > 0 ? new Date(at).toDateString() : '');

/** Groups consecutive entries of the same local day; entries without a time form a group of their own. */
export function groupByDay<Entry extends { readonly at: number }>(
  entries: readonly Entry[],
): readonly DayGroup<Entry>[] {
  const groups: { at: number; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && dayOf(last.at) === dayOf(entry.at)) last.entries.push(entry);
    else groups.push({ at: entry.at, entries: [entry] });
  }
  return groups;
}
