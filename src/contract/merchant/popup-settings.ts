import { boolean, type InferOutput, picklist, string } from 'valibot';
import { count, lenientField, lenientObject, listOf, numberWithFallback, text } from '../fields';

/**
 * Popup settings of a merchant, `info.whitelabelVal.popups`: announcements, banner popups and the app upgrade; assumed.
 */
export const popupSettings = lenientObject({
  /** Whether popups are shown at all. */
  enabled: lenientField(boolean(), true),
  /** Whether announcements are shown one by one or as a list. */
  layout: lenientField(picklist(['carousel', 'list']), 'carousel'),
  /**
   * Whether announcements have a close button in their header. The button below the last announcement always closes
   * them.
   */
  closable: lenientField(boolean(), true),
  /**
   * Checkbox in the announcements. `today`: the checkbox hides them for the day; `forever`: it hides them
   * permanently; `none`: there is no checkbox.
   */
  hideBox: lenientField(picklist(['today', 'forever', 'none']), 'today'),
  /** How long home must have been shown before a banner popup opens (s) (BAN-1). */
  bannerWait: numberWithFallback(20),
  /** How many banner popups, install banners and push prompts may open in 24 hours; 0 for any number (BAN-2). */
  maxPerDay: count,
  /** Banner groups of the first and of the second banner popup (BAN-1). */
  bannerGroups: listOf(string(), ['m_popup1', 'm_popup2']),
  /** Latest version of the native app; if empty, the default version built into this web app (INST-7). */
  appVersion: text,
});
export type PopupSettings = InferOutput<typeof popupSettings>;
