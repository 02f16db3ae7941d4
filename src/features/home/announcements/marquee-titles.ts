import type { ResponseOf } from '../../../contract/endpoint';
import type { announcements } from '../../../contract/endpoints/site/promotion';
import type { SessionInfo } from '../../../contract/session-info';

/** Maximum number of titles; the list may have thousands of entries. */
const MAX_TITLES = 20;

/** Returns the titles of announcements for visitors (B) or members (A, and F at first login), without duplicates (POP-1). */
export function marqueeTitles(
  { list }: ResponseOf<typeof announcements>,
  session: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
): readonly string[] {
  const executions = session ? (session.firstTimeLogin ? ['A', 'F'] : ['A']) : ['B'];
  const titles = new Set<string>();
  for (const { title, execution } of list) {
    if (executions.includes(execution) && title.trim() !== '') titles.add(title.trim());
    if (titles.size === MAX_TITLES) break;
  }
  return [...titles];
}
