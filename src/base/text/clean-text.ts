const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Matches controls other than line breaks. */
const CONTROLS = /[^\P{Cc}\n]+/gu;
/**
 * Matches an emoji with the tags of a region, such as the flag of Wales, or else a tag or another character that must
 * not be in a text: embeddings, overrides and isolates, which reverse what is beside them; deprecated format
 * characters; and what is not a character of Unicode. Unassigned characters stay: they are those of a newer Unicode.
 */
const FORBIDDEN =
  /(\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]?[\u{e0020}-\u{e007e}]{1,32}\u{e007f})|[\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const VISIBLE = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether a reader sees anything of a text: not if it consists of spaces, joiners and other invisible characters. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);

/**
 * Removes from a text of people what could garble or hide what is around it: controls, direction overrides and the like.
 * Keeps what emoji and scripts need: joiners, variation selectors, tags of flags, and invisible word breaks. Returns ''
 * if nothing visible remains.
 */
export function cleanText(text: string): string {
  const clean = text.replace(LINE_BREAKS, '\n').replace(CONTROLS, ' ').replace(FORBIDDEN, '$1').trim();
  return hasVisibleText(clean) ? clean : '';
}

/** Does the same as cleanText(), and makes one line of the text. */
export const cleanLine = (text: string): string => cleanText(text).replace(/[ \n]+/g, ' ');
