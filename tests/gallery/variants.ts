import { MERCHANTS } from '../platform/merchants/find-merchant';
import type { Merchant } from '../platform/merchants/merchant';
import type { GalleryOptions } from './options';

/** A merchant in one color scheme and language. */
export interface Variant {
  readonly merchant: Merchant;
  readonly scheme: 'light' | 'dark';
  readonly language: GalleryLanguage;
}

/** A language and text direction of the gallery. */
export interface GalleryLanguage {
  readonly name: string;
  /** The platform's code of the language. */
  readonly code: 'EN' | 'VI' | 'CN';
  readonly dir: 'ltr' | 'rtl';
}

const LANGUAGES: readonly GalleryLanguage[] = [
  { name: 'en', code: 'EN', dir: 'ltr' },
  // The longest texts of the catalogues.
  { name: 'vi', code: 'VI', dir: 'ltr' },
  { name: 'cn', code: 'CN', dir: 'ltr' },
  // No catalogue is right to left: English in the other direction.
  { name: 'rtl', code: 'EN', dir: 'rtl' },
];

const SCHEMES = ['light', 'dark'] as const;

/** Returns the color schemes of a merchant: both if its design follows the system, else its only one. */
const schemesOf = ({ design }: Merchant): readonly Variant['scheme'][] =>
  design.scheme === 'system' ? SCHEMES : [design.scheme];

const passes = (filter: readonly string[], value: string): boolean => filter.length === 0 || filter.includes(value);

/** Returns every combination of merchant, color scheme and language that the filters of the options match. */
export function chooseVariants({ merchants, schemes, languages }: GalleryOptions): readonly Variant[] {
  return MERCHANTS.filter(({ code }) => passes(merchants, code)).flatMap((merchant) =>
    schemesOf(merchant)
      .filter((scheme) => passes(schemes, scheme))
      .flatMap((scheme) =>
        LANGUAGES.filter(({ name }) => passes(languages, name)).map((language) => ({ merchant, scheme, language })),
      ),
  );
}

export const formatVariantName = ({ merchant, scheme, language }: Variant): string =>
  [merchant.code.toLowerCase(), scheme, language.name].join('.');
