import { cleanLine } from '../../../base/text/clean-text';
import type { ResponseOf } from '../../../contract/endpoint';
import type { announcements } from '../../../contract/endpoints/site/announcements';
import type { SessionInfo } from '../../../contract/session-info';

/** Maximum number of titles; the response may contain thousands of announcements. */
const MAX_TITLES = 20;

/**
 * Returns at most MAX_TITLES different titles of the announcements for the current user; may be empty. An
 * announcement's execution code determines who sees it: B for visitors, A for members, F for members at their first
 * login (POP-1).
 * @param mayOffer whether the user may be offered something; otherwise promotions are left out (SAFE-4)
 */
export function listMarqueeTitles(
  { list }: ResponseOf<typeof announcements>,
  session: Pick<SessionInfo, 'firstTimeLogin'> | undefined,
  mayOffer: boolean,
): readonly string[] {
  const executions = session ? (session.firstTimeLogin ? ['A', 'F'] : ['A']) : ['B'];
  const titles = new Set<string>();
  for (const { title, execution, promotionType } of list) {
    if (!mayOffer && promotionType !== '') continue;
    const shown = cleanLine(title);
    if (executions.includes(execution) && shown !== '') titles.add(shown);
    if (titles.size === MAX_TITLES) break;
  }
  return [...titles];
}
