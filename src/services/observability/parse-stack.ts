/** A call in a script of this site, by the names that Sentry has for its parts. */
export interface StackFrame {
  /** Path of the script, without host and query. */
  readonly filename: string;
  /** Name of the function; empty if it has none. */
  readonly function: string;
  readonly lineno: number;
  readonly colno: number;
}

const MAX_FRAMES = 10;
/** How much of a stack is read (lines, characters of a line). */
const MAX_LINES = 40;
const MAX_LINE_LENGTH = 200;

const CALL = /:(\d+):(\d+)\)?$/;
const FUNCTION_NAME = /^[\w$.<> [\]]{1,60}$/;

/**
 * Returns the calls of a stack in scripts of `origin`, as Chromium (`at name (url:1:2)`) and others (`name@url:1:2`)
 * write it; everything else is left out. Undefined if the stack has calls, but none in a script of this site: the error
 * is that of a browser extension.
 */
export function parseStack(stack: string, origin: string): readonly StackFrame[] | undefined {
  const calls = stack
    .slice(0, MAX_LINES * MAX_LINE_LENGTH)
    .split('\n', MAX_LINES)
    .filter((line) => line.length <= MAX_LINE_LENGTH && CALL.test(line));
  const frames = calls.flatMap((line) => parseCall(line, origin)).slice(0, MAX_FRAMES);
  return calls.length > 0 && frames.length === 0 ? undefined : frames;
}

function parseCall(line: string, origin: string): readonly StackFrame[] {
  const [before = '', after] = line.split(`${origin}/`, 2);
  if (after === undefined) return [];
  const caller = before.trim().replace(/^at( async)?( |$)| ?[(@]$/g, '');
  const [, lineno, colno] = CALL.exec(after) ?? [];
  return [
    {
      filename: `/${after.replace(CALL, '').replace(/[?#].*/, '')}`,
      function: FUNCTION_NAME.test(caller) ? caller : '',
      lineno: Number(lineno),
      colno: Number(colno),
    },
  ];
}
