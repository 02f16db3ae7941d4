import { number, object, safeParse, unknown } from 'valibot';

/** The router numbers the history entries of the product, and 0 is the one it was entered by. */
const routerState = object({ idx: number() });
/** What a page gave the router to keep with an entry. */
const givenState = object({ usr: unknown() });

/** Whether Back stays within the product. */
export function canGoBack(): boolean {
  const parsed = safeParse(routerState, window.history.state);
  return parsed.success && parsed.output.idx > 0;
}

/** The state that the product itself gave the history entry shown; undefined when it gave none. */
export function entryState(): unknown {
  const parsed = safeParse(givenState, window.history.state);
  return parsed.success ? parsed.output.usr : undefined;
}
