import type { HtmlUrlRules } from '../../../browser/security/sanitize-html';
import type { Announcement, AnnouncementRecipient } from '../../../services/promotions/announcement-audience';
import { isAnnouncementForRecipient } from '../../../services/promotions/announcement-audience';
import {
  computeAnnouncementIdentity,
  computeEarlierAnnouncementHash,
  isAnnouncementVisible,
  readAnnouncementContent,
} from '../../../services/promotions/announcement-content';

/** Maximum number of announcements in one popup; the response may contain thousands. */
const MAX_SLIDES = 20;

/** The hashes by which the closing of an announcement is remembered (POP-1). */
export interface AnnouncementHashes {
  /** Hash of what a reader sees. */
  readonly hash: string;
  /** Hash of the HTML, which earlier versions stored. */
  readonly earlierHash: string;
}

/** An announcement in the popup. */
export interface AnnouncementSlide extends Announcement, AnnouncementHashes {}

/** The announcements for a viewer. */
export interface PickedAnnouncements {
  readonly slides: readonly AnnouncementSlide[];
  /** The announcements that are left out because a reader would see nothing. */
  readonly invisible: readonly Announcement[];
}

const EXECUTIONS = ['F', 'A', 'B'];

/**
 * Returns at most MAX_SLIDES announcements for a viewer, starting with the announcements for a first login. Leaves out
 * those that show nothing, and duplicates, which a reader cannot tell apart (POP-1).
 */
export function pickAnnouncements(
  list: readonly Announcement[],
  viewer: AnnouncementRecipient,
  rules: Pick<HtmlUrlRules, 'allowImage'>,
): PickedAnnouncements {
  const slides = new Map<string, AnnouncementSlide>();
  const invisible: Announcement[] = [];
  for (const execution of EXECUTIONS) {
    for (const announcement of list) {
      if (slides.size === MAX_SLIDES) break;
      if (announcement.execution !== execution || !isAnnouncementForRecipient(viewer, announcement)) continue;
      const content = readAnnouncementContent(announcement);
      if (!isAnnouncementVisible(content, rules)) {
        invisible.push(announcement);
        continue;
      }
      const hash = computeAnnouncementIdentity(content);
      const earlierHash = computeEarlierAnnouncementHash(announcement);
      if (!slides.has(hash)) slides.set(hash, { ...announcement, hash, earlierHash });
    }
  }
  return { slides: [...slides.values()], invisible };
}

/** Delay before the announcements are fetched again after a sign-out (ms, POP-4). */
const SIGNED_OUT_DELAY_MS = 1_000;

/**
 * Returns the delay before the announcements are fetched again (ms): 0 after a sign-in, SIGNED_OUT_DELAY_MS after a
 * sign-out (POP-4).
 */
export const getAnnouncementRefetchDelayMs = (hasSession: boolean): number => (hasSession ? 0 : SIGNED_OUT_DELAY_MS);
