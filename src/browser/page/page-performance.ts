/** What a performance entry says, with names in place of elements. */
export interface PerformanceFact {
  readonly type: string;
  /** URL of a resource, name of an event, or name of a paint. */
  readonly name: string;
  /** Milliseconds since the navigation began. */
  readonly at: number;
  readonly durationMs: number;
  /** Score of a layout shift. */
  readonly shift: number;
  /** Id of the interaction to which an event belongs; 0 for none. */
  readonly interaction: number;
  /** The element that was painted, has moved or got the event: its tag and first class. */
  readonly target: string;
}

/** The fields that entries of the different types have. */
interface AnyEntry extends PerformanceEntry {
  readonly value?: number;
  readonly hadRecentInput?: boolean;
  readonly interactionId?: number;
  readonly responseStart?: number;
  readonly element?: unknown;
  readonly target?: unknown;
  readonly sources?: readonly { readonly node?: unknown }[];
}

/** Events that take less are not told to pages (ms). */
const MIN_EVENT_MS = 40;

const describeElement = (element: unknown): string =>
  element instanceof Element ? [element.localName, ...element.classList].slice(0, 2).join('.') : '';

const toFact = (entry: AnyEntry): PerformanceFact => ({
  type: entry.entryType,
  name: entry.name,
  at: entry.entryType === 'navigation' ? (entry.responseStart ?? 0) : entry.startTime,
  durationMs: entry.duration,
  // A shift after input is expected.
  shift: entry.hadRecentInput ? 0 : (entry.value ?? 0),
  interaction: entry.interactionId ?? 0,
  target: describeElement(entry.element ?? entry.target ?? entry.sources?.[0]?.node),
});

/** Calls `listener` with each entry of these types, also with earlier ones. A type that the browser lacks has none. */
export function observePerformance(types: readonly string[], listener: (fact: PerformanceFact) => void): void {
  const observer = new PerformanceObserver((list) => list.getEntries().map(toFact).forEach(listener));
  for (const type of types) {
    const options = { type, buffered: true, durationThreshold: MIN_EVENT_MS };
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe(options);
  }
}

/** Returns the entries of requests that are complete. */
export const listResourceFacts = (): readonly PerformanceFact[] => performance.getEntriesByType('resource').map(toFact);
