import type { ByLanguage } from '../../contract/by-language';

/** A text or a URL of the merchant, and the code of its language; the code is empty if it is for every language. */
export interface PickedText {
  readonly value: string;
  readonly language: string;
}

interface Languages {
  /** Code of the member's language. */
  readonly own: string;
  /** Code of the merchant's default language. */
  readonly merchant: string;
}

/**
 * Picks what the merchant has in the member's language, otherwise in the merchant's own, in English, or in any: a legal
 * text in another language is worth more than none (SAFE-1).
 */
export function pickByLanguage(texts: ByLanguage, { own, merchant }: Languages): PickedText {
  if (typeof texts === 'string') return { value: texts.trim(), language: '' };
  const found = [own, merchant, 'EN', ...Object.keys(texts)].find((code) => (texts[code] ?? '').trim() !== '');
  return found === undefined ? { value: '', language: '' } : { value: (texts[found] ?? '').trim(), language: found };
}
