import { fingerprint } from '../../../base/fingerprint';
import type { Announcement, Viewer } from '../../../services/promotions/announcement-audience';
import { isForViewer } from '../../../services/promotions/announcement-audience';

/** Most announcements of one popup; a list may have thousands. */
const MAX_SLIDES = 20;

/** An announcement in the popup, with the hash of its title and content (POP-1). */
export interface AnnouncementSlide extends Announcement {
  readonly hash: string;
}

const EXECUTIONS = ['F', 'A', 'B'];

/** Returns the announcements that pop up for a viewer, those of a first login first, each text once (POP-1). */
export function pickAnnouncements(list: readonly Announcement[], viewer: Viewer): readonly AnnouncementSlide[] {
  const slides = new Map<string, AnnouncementSlide>();
  for (const execution of EXECUTIONS) {
    for (const announcement of list) {
      if (slides.size === MAX_SLIDES) return [...slides.values()];
      const { title, content } = announcement;
      if (announcement.execution !== execution || !isForViewer(viewer, announcement)) continue;
      if (title.trim() === '' && content.trim() === '') continue;
      const hash = fingerprint(`${title}\n${content}`);
      if (!slides.has(hash)) slides.set(hash, { ...announcement, hash });
    }
  }
  return [...slides.values()];
}

/** When the list is fetched again after a sign-out (ms, POP-4). */
const SIGNED_OUT_DELAY_MS = 1_000;

/** Returns after how many milliseconds the list is fetched again: at once for a member, later for a visitor (POP-4). */
export const refreshDelay = (hasSession: boolean): number => (hasSession ? 0 : SIGNED_OUT_DELAY_MS);
