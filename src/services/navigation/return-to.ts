import { object, safeParse, string } from 'valibot';
import { isAppPath } from './decide-access';

const returnToSchema = object({ returnTo: string() });

/** Returns the history state for the sign-in page: the page to return to (ROUTE-2). */
export const returnToState = (path: string) => ({ returnTo: path });

/** Returns the page to return to from a history state; undefined unless it is a page of the app. */
export function readReturnTo(state: unknown): string | undefined {
  const parsed = safeParse(returnToSchema, state);
  return parsed.success && isAppPath(parsed.output.returnTo) ? parsed.output.returnTo : undefined;
}
