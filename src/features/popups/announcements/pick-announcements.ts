import { computeTextFingerprint } from '../../../base/text-fingerprint';
import type { Announcement, AnnouncementRecipient } from '../../../services/promotions/announcement-audience';
import { isAnnouncementForRecipient } from '../../../services/promotions/announcement-audience';

/** Maximum number of announcements in one popup; the response may contain thousands. */
const MAX_SLIDES = 20;

/** An announcement in the popup, with a hash of its title and content (POP-1). */
export interface AnnouncementSlide extends Announcement {
  readonly hash: string;
}

const EXECUTIONS = ['F', 'A', 'B'];

/**
 * Returns at most MAX_SLIDES announcements for a viewer, starting with the announcements for a first login. Leaves
 * out empty announcements and duplicates, which have the same title and content (POP-1).
 */
export function pickAnnouncements(
  list: readonly Announcement[],
  viewer: AnnouncementRecipient,
): readonly AnnouncementSlide[] {
  const slides = new Map<string, AnnouncementSlide>();
  for (const execution of EXECUTIONS) {
    for (const announcement of list) {
      if (slides.size === MAX_SLIDES) return [...slides.values()];
      const { title, content } = announcement;
      if (announcement.execution !== execution || !isAnnouncementForRecipient(viewer, announcement)) continue;
      if (title.trim() === '' && content.trim() === '') continue;
      const hash = computeTextFingerprint(`${title}\n${content}`);
      if (!slides.has(hash)) slides.set(hash, { ...announcement, hash });
    }
  }
  return [...slides.values()];
}

/** Delay before the announcements are fetched again after a sign-out (ms, POP-4). */
const SIGNED_OUT_DELAY_MS = 1_000;

/**
 * Returns the delay before the announcements are fetched again (ms): 0 after a sign-in, SIGNED_OUT_DELAY_MS after a
 * sign-out (POP-4).
 */
export const getAnnouncementRefetchDelayMs = (hasSession: boolean): number => (hasSession ? 0 : SIGNED_OUT_DELAY_MS);
