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

/** Categories of a Chromium trace that tell of tasks and of paints. */
export const TASK_CATEGORIES = ['toplevel', 'loading', 'blink.user_timing'];

/** Microseconds in a millisecond. */
const MICRO = 1000;

/** A task of the main thread, in milliseconds. */
export interface Task {
  /** From its begin to its end, waiting for the processor included: on a busy machine that tells of the machine. */
  readonly took: number;
  /** What it kept the processor busy. */
  readonly worked: number;
}

/** The tasks that a page's main thread ran after its first content was painted. */
export function tasksAfterPaint(recorded: Buffer): readonly Task[] {
  const { traceEvents } = parse(trace, JSON.parse(recorded.toString()));
  const paints = traceEvents.filter(({ name }) => name === 'firstContentfulPaint');
  const painted = paints.at(-1);
  if (!painted) throw new Error('The trace holds no first paint');
  const isTask = (event: TraceEvent) =>
    event.name === 'ThreadControllerImpl::RunTask' &&
    event.pid === painted.pid &&
    event.tid === painted.tid &&
    event.ts > painted.ts;
  return traceEvents.filter(isTask).map(({ dur = 0, tdur = dur }) => ({ took: dur / MICRO, worked: tdur / MICRO }));
}
