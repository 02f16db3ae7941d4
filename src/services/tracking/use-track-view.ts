import { useEffect } from 'react';
import { track } from './track';

/** Kinds of content whose views are reported: a promotion and the page of a game (TRK-1). */
type ContentType = 'promotion' | 'game';

const viewed = new Set<string>();

/** Reports that a content is viewed, once while the tab shows the product. @param contentId empty: nothing is shown yet */
export function useTrackView(contentType: ContentType, contentId: string): void {
  useEffect(() => {
    const key = `${contentType} ${contentId}`;
    if (contentId === '' || viewed.has(key)) return;
    viewed.add(key);
    void track('viewContent', { contentType, contentId });
  }, [contentType, contentId]);
}
