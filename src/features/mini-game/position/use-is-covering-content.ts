import { type RefObject, useEffect, useState } from 'react';
import { observeContentUnder } from '../../../browser/document/content-under';

/** Whether the docked bubble stands over content of the page, which reaches the edge of the screen where rows scroll. */
export function useIsCoveringContent(bubble: RefObject<Element | null>, isDocked: boolean): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    if (!isDocked || !bubble.current) return;
    const stop = observeContentUnder(bubble.current, setCovering);
    return () => {
      stop();
      setCovering(false);
    };
  }, [bubble, isDocked]);
  return isCovering;
}
