import { object, safeParse, string } from 'valibot';
import { isAppPath } from './decide-page-access';

const returnToSchema = object({ returnTo: string() });

/** Returns the history state for opening the sign-in page, which returns to `path` after the sign-in (ROUTE-2). */
export const createReturnToHistoryState = (path: string) => ({ returnTo: path });

/**
 * Returns the path to return to that a history state contains; undefined if the state contains no path, or one that
 * is not in the app.
 */
export function readReturnToPath(state: unknown): string | undefined {
  const parsed = safeParse(returnToSchema, state);
  return parsed.success && isAppPath(parsed.output.returnTo) ? parsed.output.returnTo : undefined;
}
