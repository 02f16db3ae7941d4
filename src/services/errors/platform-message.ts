import { htmlToPlainText } from '../../base/plain-text';
import { cleanText } from '../../base/text/clean-text';
import { truncateText } from '../../base/text/graphemes';

/** Maximum length of a platform message that is shown (UTF-16 code units). */
const MAX_MESSAGE_LENGTH = 300;

/**
 * Returns a message of the platform as the text that is shown: plain, clean and of limited length; undefined if a reader
 * would see nothing.
 */
export function toPlatformMessage(message: string): { readonly verbatim: string } | undefined {
  const text = truncateText(cleanText(htmlToPlainText(message)), MAX_MESSAGE_LENGTH);
  return text === '' ? undefined : { verbatim: text };
}
