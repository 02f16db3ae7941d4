import { truncateText } from '../../base/text/graphemes';

/** Longest text that a message shows (characters): a picture may be a data URL of many kilobytes. */
const MAX_SHOWN_CHARS = 80;
/** How far a text is searched for what to mask, so that one of many megabytes takes no time. */
const MAX_READ_CHARS = 4096;
/** How much of a text is split into characters: more than is read, so that the last one read is whole. */
const MAX_SPLIT_UNITS = MAX_READ_CHARS + 64;
/** User name and password of a URL, also of one that no browser accepts. A port is neither. No lookbehind: iOS 16.3. */
const USER_INFO =
  /(^|[^a-z\d+.-])([a-z][a-z\d+.-]{0,19}:[\\/]*|\/\/)(?:[^\s/?#\\@:]*:(?!\d+(?:[/?#]|$))[^\s@]*|[^\s/?#\\]*)@/gi;
/** Query and fragment, which may have a signature or a token. A colour begins with its "#" and is neither. */
const QUERY = /(\S[?#])[^\s?#]\S*/g;
/** What JSON.stringify() leaves as it is, and a terminal may obey or not show. */
const UNSEEN = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/**
 * Returns a value of a configuration as the messages about it show it: they are printed into the logs of builds and
 * containers. Credentials and queries of URLs are masked, long texts shortened and control characters escaped.
 */
export function quoteValue(value: unknown): string {
  const text = typeof value === 'string' ? shorten(maskUrl(value)) : value;
  const quoted = JSON.stringify(text) ?? String(text);
  return (typeof text === 'string' ? quoted : shorten(maskUrl(quoted))).replace(UNSEEN, escapeUnit);
}

/** Returns a text like quoteValue(), but without quotation marks around it. */
export const showText = (text: string): string =>
  quoteValue(text)
    .slice(1, -1)
    .replaceAll(/\\(["\\])/g, '$1');

/* The text is cut before it is split into characters, which takes the whole of it. */
const maskUrl = (text: string) =>
  truncateText(text.slice(0, MAX_SPLIT_UNITS), MAX_READ_CHARS).replace(USER_INFO, '$1$2…@').replace(QUERY, '$1…');
const shorten = (text: string) => truncateText(text, MAX_SHOWN_CHARS);
const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
