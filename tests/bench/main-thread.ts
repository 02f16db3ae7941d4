import { array, type InferOutput, number, object, optional, parse, string, unknown } from 'valibot';

const traceEvent = object({
  name: string(),
  ph: string(),
  pid: number(),
  tid: number(),
  ts: number(),
  dur: optional(number()),
  tdur: optional(number()),
  args: optional(unknown()),
});
type TraceEvent = InferOutput<typeof traceEvent>;
const trace = object({ traceEvents: array(traceEvent) });

/** Categories of a Chromium trace that contain tasks and paints. */
export const TASK_TRACE_CATEGORIES = ['toplevel', 'loading', 'blink.user_timing'];

/** Trace times are in microseconds. */
const MICROSECONDS_PER_MS = 1000;

/** Durations of a task of the main thread (ms). */
export interface MainThreadTask {
  /** Wall-clock time. It includes the wait for the CPU and therefore depends on the load of the machine. */
  readonly wallTime: number;
  /** CPU time. */
  readonly cpuTime: number;
}

/** Returns the tasks of a page's main thread after its first contentful paint. */
export function listTasksAfterFirstPaint(traceFile: Buffer): readonly MainThreadTask[] {
  const { traceEvents } = parse(trace, JSON.parse(traceFile.toString()));
  const paints = traceEvents.filter(({ name }) => name === 'firstContentfulPaint');
  const lastPaint = paints.at(-1);
  if (!lastPaint) throw new Error('The trace has no first contentful paint');
  const isTask = (event: TraceEvent) =>
    event.name === 'ThreadControllerImpl::RunTask' &&
    event.pid === lastPaint.pid &&
    event.tid === lastPaint.tid &&
    event.ts > lastPaint.ts;
  return traceEvents
    .filter(isTask)
    .map(({ dur = 0, tdur = dur }) => ({ wallTime: dur / MICROSECONDS_PER_MS, cpuTime: tdur / MICROSECONDS_PER_MS }));
}
