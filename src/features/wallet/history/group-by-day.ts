/** Entries of one day in the local time zone. */
export interface DayGroup<Entry> {
  /** Unique key of the day; empty if the times of its entries are unknown. */
  readonly day: string;
  /** Time of the first entry in `entries` (epoch milliseconds); 0 if the time of that entry is unknown. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

const dayOf = (at: number): string => (at > 0 ? new Date(at).toDateString() : '');

/**
 * Groups entries by local day, in the order in which the days first occur; entries without a time form a group of their
 * own.
 */
export function groupByDay<Entry extends { readonly at: number }>(
  entries: readonly Entry[],
): readonly DayGroup<Entry>[] {
  const groups = new Map<string, { day: string; at: number; entries: Entry[] }>();
  for (const entry of entries) {
    const day = dayOf(entry.at);
    const group = groups.get(day);
    if (group) group.entries.push(entry);
    else groups.set(day, { day, at: entry.at, entries: [entry] });
  }
  return [...groups.values()];
}
