import { boolean, type InferOutput, picklist, string } from 'valibot';
import { fieldGroup, lenient, listOf, numberOr, text } from './fields';

/** `info.whitelabelVal.popups`: how a merchant's announcements, banner popups and app upgrade pop up; assumed. */
export const popupSettings = fieldGroup({
  /** Off: nothing pops up. */
  enabled: lenient(boolean(), true),
  layout: lenient(picklist(['carousel', 'list']), 'carousel'),
  /** Whether the announcements have a close button besides their last action. */
  closable: lenient(boolean(), true),
  /** What the checkbox of the announcements does: hides them for the day, for good, or there is none. */
  hideBox: lenient(picklist(['today', 'forever', 'none']), 'today'),
  /** How long home is shown before a banner pops up (s) (BAN-1). */
  bannerWait: numberOr(20),
  /** The groups of banners that pop up, the first and the second (BAN-1). */
  bannerGroups: listOf(string(), ['m_popup1', 'm_popup2']),
  /** The newest version of the native app; empty: the one this product is made for (INST-7). */
  appVersion: text,
});
export type PopupSettings = InferOutput<typeof popupSettings>;
