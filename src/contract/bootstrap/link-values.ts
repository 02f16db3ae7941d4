import { repairAmpersands } from './clean-address';

/*
 * Values of links: click ids, campaign names, and the codes of affiliates and members. Every reader of a link uses this
 * module, also the inline bootstrap script, so that all of them find the same values (ROUTE-5, BOOT-1, TRK-3).
 */

/** URL parameters that identify an advertisement, in order of precedence: click ids before campaign names. */
export const TOUCH_PARAMETERS = [
  'click_id',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'twclid',
  'cid',
  'utm_campaign',
  'utm_source',
] as const;

/** Maximum length of a percent-encoded value (characters), because it travels in URLs and cookies. */
export const MAX_LINK_VALUE_LENGTH = 512;
/** How far a value is read (characters): what copying adds to one of the maximum length is far less. */
const MAX_READ_LENGTH = 4 * MAX_LINK_VALUE_LENGTH;

/**
 * What copying adds and nobody sees: control characters, direction marks, zero-width spaces, soft hyphens, and joiners
 * where they join nothing. Joiners between the letters of other scripts, and in emoji, belong to the name.
 */
const INVISIBLE =
  /[^\P{Cc}\s]|[\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\p{Cs}]|^[\u200c\u200d]+|[\u200c\u200d]+(?=\p{ASCII}|$)/gu;

/** Blanks, quotation marks and the punctuation of the sentence around a link, in any script. */
const EDGES = /^[\s"'“‘«]+|[\s"'”’»…\p{Term}]+$/gu;
/** As {@link EDGES}, with the bracket around a link: only if the value has none of its own, as in `Sale (May)`. */
const EDGES_AND_BRACKET = /^[\s"'“‘«]+|[\s"'”’»…\p{Term})\]}）】」』》]+$/gu;

/** What the names of macros contain. Without it, text in brackets or after `$` is a name, as in `[VN]` and `$ave`. */
const MACRO_NAME =
  '[\\w.:]*(?:click|clid|campaign|ad_?(?:set|group|id|name)|creative|placement|keyword|sub_?id|_id|_name|cachebuster)[\\w.:]*';

/** A macro or a tag in place of a value, which the ad network should have replaced. A macro has no blanks. */
const createUnfilledPattern = () =>
  new RegExp(
    '^\\S*[{}]\\S*$|\\{\\{|%7b|%%|^%[^%\\s]+%$|(?:^|\\W)__\\w+__(?:\\W|$)|^<.*>$|^\\*\\||^\\$\\(\\S+\\)$|^#+\\w+#+$|' +
      `^(?:null|undefined|insert_\\w+)$|\\{${MACRO_NAME}\\}|^\\[+${MACRO_NAME}\\]+$|^\\$+${MACRO_NAME}\\$*$`,
    'i',
  );
// Pure, so that the inline bootstrap script, which does not use it, does not contain it.
const UNFILLED = /* @__PURE__ */ createUnfilledPattern();

/** A code in one pair of brackets, or of the marks that show it in bold or as code in chats, which are not part of it. */
const IN_BRACKETS = /^[[(（【「*`]([^\s[\](){}（）【】]+)[\])）】」*`]$/;

/**
 * Returns a value of a link in the form in which it is saved and sent: without what copying added, and at most
 * MAX_LINK_VALUE_LENGTH long; empty if there is no value, or only a macro that an ad network left unfilled.
 */
export function cleanLinkValue(text: string): string {
  const value = cutToFit(text.slice(0, MAX_READ_LENGTH).replace(INVISIBLE, '').replace(/\s+/g, ' ').trim());
  const cleaned = value.replace(/[([{（【「『《]/.test(value) ? EDGES : EDGES_AND_BRACKET, '');
  if (UNFILLED.test(cleaned)) return '';
  const inside = IN_BRACKETS.exec(cleaned)?.[1];
  return inside === undefined ? cleaned : cleanLinkValue(inside);
}

/**
 * Cuts a value to MAX_LINK_VALUE_LENGTH, before the flag or the family of which only a part would fit. Browsers without
 * `Intl.Segmenter` cut there between code points: the initial scripts have no room for the rules of
 * `base/text/graphemes.ts`, and a value so long is never shown.
 */
function cutToFit(text: string): string {
  const fitting = [...text].slice(0, MAX_LINK_VALUE_LENGTH);
  while (encodeURIComponent(fitting.join('')).length > MAX_LINK_VALUE_LENGTH) fitting.pop();
  const { length } = fitting.join('');
  if (length === text.length) return text;
  const start = 'Segmenter' in Intl ? new Intl.Segmenter().segment(text).containing(length)?.index : length;
  // One character may be longer than the whole value, as a letter with hundreds of marks: a part is more than nothing.
  return text.slice(0, start || length);
}

/** Whether a stored value is one that {@link cleanLinkValue} returns. */
export const isLinkValue = (value: string): boolean => value !== '' && cleanLinkValue(value) === value;

/**
 * Reads the values of a query string, with or without `?`. Returns a function that returns the first value of a
 * parameter; empty if there is none. A `+` in a click id or pixel id is a character of base64, in a name or code a
 * blank.
 */
export function readLink(search: string): (name: string) => string {
  const query = new URLSearchParams(repairAmpersands(search));
  return (name) => {
    const value = query.getAll(name).map(cleanLinkValue).find(Boolean) ?? '';
    return /(?:cl|_)id$/.test(name) ? value.replaceAll(' ', '+') : value;
  };
}

/** Returns the first click id or campaign name of a query string; an empty string if there is none (BOOT-1). */
export const findAttributionId = (search: string): string => TOUCH_PARAMETERS.map(readLink(search)).find(Boolean) ?? '';
