/** BCP 47 tags of the languages whose platform code is different (I18N-1), by platform code in lower case. */
const PLURAL_TAGS = { cn: 'zh', tw: 'zh', ty: 'fil', pt: 'pt-PT' };

/**
 * Returns the BCP 47 tag whose plural rules a catalogue has.
 * @param {string} code platform code in lower case
 */
export const toPluralTag = (code) => PLURAL_TAGS[code] ?? code;
