import { useEffect } from 'react';
import { track } from './track';

/** Types of content whose views are reported: promotions and game pages (TRK-1). */
type ContentType = 'promotion' | 'game';

const viewed = new Set<string>();

/**
 * Reports a view of a promotion or game page, once per promotion or game until the app is reloaded.
 * @param contentId id of the promotion or game; if empty, nothing is reported
 */
export function useTrackPageView(contentType: ContentType, contentId: string): void {
  useEffect(() => {
    const key = `${contentType} ${contentId}`;
    if (contentId === '' || viewed.has(key)) return;
    viewed.add(key);
    void track('viewContent', { contentType, contentId });
  }, [contentType, contentId]);
}
