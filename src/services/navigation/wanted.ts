import { object, safeParse, string } from 'valibot';
import { isOwnPath } from './decide-access';

const wantedSchema = object({ wanted: string() });

/** What travels to the sign-in page with the history entry: the page that is returned to (ROUTE-2). */
export const wantedState = (path: string) => ({ wanted: path });

/** The page that was wanted, out of a history entry's state; only pages of the product count. */
export function readWanted(state: unknown): string | undefined {
  const parsed = safeParse(wantedSchema, state);
  return parsed.success && isOwnPath(parsed.output.wanted) ? parsed.output.wanted : undefined;
}
