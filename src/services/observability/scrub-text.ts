import { redact } from '../../base/log';
import { truncateText } from '../../base/text/graphemes';

const HIDDEN = '[hidden]';
/** How much of a text is read; an error message may have any length (characters). */
const MAX_READ = 2_000;
/** What follows may be cut off in the middle of a private text (characters). */
const CUT_MARGIN = 100;
/** How much of a text is sent (characters). */
const MAX_SENT = 300;
/**
 * Shortest private text that is looked for (characters), in Latin letters and in other scripts: a shorter one is part of
 * any text, but a name may have two characters.
 */
const MIN_PRIVATE_LENGTH = { latin: 4, other: 2 };
/** A longer word is a token, whatever it consists of; one of 16 characters if it has letters and digits. */
const MAX_WORD_LENGTH = 40;

const escapePattern = (text: string) => text.replace(/[^\w\s]/g, '\\$&');

/**
 * Returns a text that may leave this page (OPS-4): without the private texts, whatever stands in quotation marks
 * (browsers quote what they cannot read, such as a response), e-mail addresses, numbers of five digits or more, queries
 * of URLs, and words that look like tokens. Names of properties and files of the app are kept.
 */
export function scrubText(text: string, privateTexts: readonly string[]): string {
  const read = hidePrivateTexts(text.slice(0, MAX_READ), privateTexts);
  const whole = text.length > MAX_READ ? truncateText(read, read.length - CUT_MARGIN) : read;
  const scrubbed = String(redact(whole))
    .replace(/["“„«`](?:.*["”»`]|.*)/s, '"…"')
    .replace(/(reading |setting |property )?'([^']*)'/g, (quoted, known) => (known ? quoted : "'…'"))
    .split(' ')
    .map(scrubWord)
    .join(' ')
    .replace(/\p{Nd}(?:[\s().-]{0,2}\p{Nd}){4,}/gu, HIDDEN);
  return truncateText(scrubbed, MAX_SENT);
}

function hidePrivateTexts(text: string, privateTexts: readonly string[]): string {
  const forms = privateTexts
    .filter((one) => one.length >= MIN_PRIVATE_LENGTH[/^[\x20-\x7e]*$/.test(one) ? 'latin' : 'other'])
    // Half of a surrogate pair has no encoding.
    .flatMap((one) => [one, encodeURIComponent(one.replace(/\p{Cs}/gu, ''))])
    .filter((form) => form !== '')
    // The longest first: one may contain another.
    .sort((a, b) => b.length - a.length);
  return forms.length === 0 ? text : text.replace(new RegExp(forms.map(escapePattern).join('|'), 'gi'), HIDDEN);
}

function scrubWord(word: string): string {
  if (/@|%40/.test(word)) return HIDDEN;
  const query = word.includes('/') ? word.indexOf('?') : -1;
  const shown = query < 0 ? word : `${word.slice(0, query)}?…`;
  return shown.replace(/\/m\/assets\/[\w.-]+|[\w-]{16,}/g, (part) =>
    isOwnFile(part) || isPlainWord(part) ? part : HIDDEN,
  );
}

const isOwnFile = (part: string) => part.startsWith('/');

const isPlainWord = (part: string) => part.length <= MAX_WORD_LENGTH && !(/\d/.test(part) && /[a-z]/i.test(part));
