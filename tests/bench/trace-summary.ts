import { array, number, object, optional, parse, record, string, unknown } from 'valibot';

const traceEvent = object({
  name: string(),
  ph: string(),
  pid: number(),
  tid: number(),
  /** Start time (µs); `dur` is in microseconds, too. */
  ts: number(),
  dur: optional(number(), 0),
  args: optional(record(string(), unknown()), {}),
});
const trace = object({ traceEvents: array(traceEvent) });
type TraceEvent = ReturnType<typeof parseTrace>[number];

/** Categories of a Chromium trace that {@link summarizeMainThread} and {@link listScreenshots} read. */
export const PROFILE_TRACE_CATEGORIES = [
  'devtools.timeline',
  'v8',
  'v8.execute',
  'blink.user_timing',
  'disabled-by-default-v8.compile',
  'disabled-by-default-devtools.screenshot',
];

const MICROSECONDS_PER_MS = 1000;

/** Patterns of the names of trace events, by kind of work. The kinds are similar to the groups in DevTools. */
const EVENTS_OF_KIND = {
  compiling: /^(v8\.compile|V8\.Compile|v8\.parseOnBackground|v8\.deserialize|V8\.Deserialize)/,
  scripting:
    /^(EvaluateScript|v8\.(evaluateModule|run|callFunction)|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|FireIdleCallback|V8\.)/,
  'garbage collection': /GC/,
  'style and layout': /^(UpdateLayoutTree|Layout|RecalculateStyles|ScheduleStyleRecalculation|IntersectionObserver)/,
  painting: /^(PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers|Decode|Draw|RasterTask)/,
  'HTML and CSS': /^(ParseHTML|ParseAuthorStyleSheet)/,
} as const;
export type WorkKind = keyof typeof EVENTS_OF_KIND | 'other';

/** Main-thread time of a page (ms). The time of an event does not include that of the events nested in it. */
export interface MainThreadSummary {
  readonly byKind: ReadonlyMap<WorkKind, number>;
  /**
   * Main-thread time by the script that runs. Keys are file names without hashes; `index.html` stands for inline
   * scripts.
   */
  readonly byFile: ReadonlyMap<string, number>;
}

/** Returns the events of a trace in the JSON format of Chromium. Throws if `json` is not such a trace. */
export function parseTrace(json: string) {
  return parse(trace, JSON.parse(json)).traceEvents;
}

/** Sums up the main-thread time of the last page that painted content in a trace. Throws if no page did. */
export function summarizeMainThread(events: readonly TraceEvent[]): MainThreadSummary {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint');
  const start = events.findLast((event) => isPageNavigation(event) && event.ts <= paint.ts)?.ts ?? 0;
  const onMainThread = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === paint.pid && tid === paint.tid && ts >= start)
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);

  const byKind = new Map<WorkKind, number>();
  const byFile = new Map<string, number>();
  const open: { end: number; kind: WorkKind; file: string | undefined }[] = [];
  const add = (microseconds: number, { kind, file }: { kind: WorkKind; file: string | undefined }) => {
    const ms = microseconds / MICROSECONDS_PER_MS;
    byKind.set(kind, (byKind.get(kind) ?? 0) + ms);
    if (file) byFile.set(file, (byFile.get(file) ?? 0) + ms);
  };
  for (const event of onMainThread) {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= event.ts) open.pop();
    const parent = open.at(-1);
    const kind = kindOf(event.name) ?? parent?.kind ?? 'other';
    const work = { end: event.ts + event.dur, kind, file: fileOf(event) ?? parent?.file };
    add(event.dur, work);
    if (parent) add(-event.dur, parent);
    open.push(work);
  }
  return { byKind, byFile };
}

/** Returns the screenshots of a trace as JPEG files, with their time after the start of the last navigation (ms). */
export function listScreenshots(events: readonly TraceEvent[]): readonly { at: number; jpeg: Buffer }[] {
  const start = events.findLast(isPageNavigation)?.ts ?? 0;
  return events
    .filter(({ name, ts }) => name === 'Screenshot' && ts >= start)
    .map(({ ts, args }) => ({
      at: (ts - start) / MICROSECONDS_PER_MS,
      jpeg: Buffer.from(String(args.snapshot), 'base64'),
    }));
}

/** Whether an event is the start of a page navigation; SVG images have such events too, but without a URL. */
function isPageNavigation({ name, args }: TraceEvent): boolean {
  const data = args.data as { documentLoaderURL?: unknown } | undefined;
  return name === 'navigationStart' && String(data?.documentLoaderURL).startsWith('http');
}

function kindOf(name: string): WorkKind | undefined {
  const kinds = Object.entries(EVENTS_OF_KIND) as [WorkKind, RegExp][];
  return kinds.find(([, pattern]) => pattern.test(name))?.[0];
}

function fileOf({ args }: TraceEvent): string | undefined {
  const data = args.data as { url?: unknown } | undefined;
  const url = data?.url ?? args.fileName;
  if (typeof url !== 'string' || !url.startsWith('http')) return undefined;
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  return name.endsWith('.js') ? name.replace(/-\w{5}\.js$/, '.js') : 'index.html';
}
