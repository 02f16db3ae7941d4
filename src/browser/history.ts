import { number, object, safeParse } from 'valibot';

/** The router numbers the history entries of the product, and 0 is the one it was entered by. */
const routerState = object({ idx: number() });

/** Whether Back stays within the product. */
export function canGoBack(): boolean {
  const parsed = safeParse(routerState, window.history.state);
  return parsed.success && parsed.output.idx > 0;
}
