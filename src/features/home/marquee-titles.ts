import type { AnswerOf } from '../../contract/endpoint';
import type { announcements } from '../../contract/endpoints/promotion';
import type { SessionInfo } from '../../contract/session-info';

/** More would never be read; the list may hold thousands. */
const MOST = 20;

/** Titles of what is for visitors (B), or for members (A, and F at their first login) (POP-1). */
export function marqueeTitles(
  { list }: AnswerOf<typeof announcements>,
  session: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
): readonly string[] {
  const executions = session ? (session.firstTimeLogin ? ['A', 'F'] : ['A']) : ['B'];
  const titles = new Set<string>();
  for (const { title, execution } of list) {
    if (executions.includes(execution) && title.trim() !== '') titles.add(title.trim());
    if (titles.size === MOST) break;
  }
  return [...titles];
}
