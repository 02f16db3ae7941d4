import type { PerformanceFact } from '../../browser/page/page-performance';

/** A web vital: milliseconds, or the score of layout shifts. */
export interface PageVital {
  readonly value: number;
  /** The element that explains the value: what was painted, has moved or got the input. */
  readonly target: string;
}

/** The types of the entries from which the vitals are computed. */
export const VITAL_TYPES = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'] as const;

/** Vitals that are the time of an entry, by its name or type. */
const TIME_VITALS: Readonly<Record<string, string>> = {
  navigation: 'TTFB',
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
};
/** Largest pause between two layout shifts that count together, and the largest time for all of them (ms). */
const SHIFT_PAUSE_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** INP leaves out one interaction of this number, which a long visit has by chance. */
const INTERACTIONS_FOR_OUTLIER = 50;

/** Returns the vitals of a page from its entries in the order of their time, as web.dev defines them. */
export function computeVitals(facts: readonly PerformanceFact[]): ReadonlyMap<string, PageVital> {
  const vitals = new Map<string, PageVital>();
  const interactions = new Map<number, PerformanceFact>();
  let shifts = { from: 0, to: Number.NEGATIVE_INFINITY, value: 0, largest: 0, target: '' };
  for (const fact of facts) {
    const { type, name, at, durationMs, shift, interaction, target } = fact;
    const vital = TIME_VITALS[name] ?? TIME_VITALS[type];
    if (vital !== undefined) vitals.set(vital, { value: at, target });
    if (shift > 0) {
      if (at - shifts.to >= SHIFT_PAUSE_MS || at - shifts.from >= SHIFT_WINDOW_MS)
        shifts = { from: at, to: at, value: 0, largest: 0, target };
      if (shift > shifts.largest) Object.assign(shifts, { largest: shift, target });
      shifts.to = at;
      shifts.value += shift;
      if (shifts.value > (vitals.get('CLS')?.value ?? 0)) vitals.set('CLS', { ...shifts });
    }
    if (interaction > 0 && durationMs > (interactions.get(interaction)?.durationMs ?? 0))
      interactions.set(interaction, fact);
  }
  const slowest = [...interactions.values()].sort((a, b) => b.durationMs - a.durationMs);
  const slow = slowest[Math.floor(slowest.length / INTERACTIONS_FOR_OUTLIER)];
  if (slow) vitals.set('INP', { value: slow.durationMs, target: `${slow.name} ${slow.target}` });
  return vitals;
}
