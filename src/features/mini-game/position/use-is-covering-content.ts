import { type RefObject, useEffect, useState } from 'react';
import { hasContentUnder } from '../../../browser/document/content-under';
import { AREA_POLL_INTERVAL_MS } from './use-mini-game-placement';

/**
 * Whether the docked bubble stands over content of the page, which reaches the edge of the screen where rows scroll.
 * Polls, because no event tells of every movement of a page.
 */
export function useIsCoveringContent(bubble: RefObject<Element | null>, isDocked: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isDocked) return;
    const check = () => setCovering(bubble.current !== null && hasContentUnder(bubble.current));
    check();
    const timer = setInterval(check, AREA_POLL_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      setCovering(false);
    };
  }, [bubble, isDocked]);
  return isCovering;
}
