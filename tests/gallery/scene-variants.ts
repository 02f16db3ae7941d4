import { LANGUAGES, type Language } from '../../src/services/i18n/languages';
import { MERCHANTS } from '../platform/merchants/find-merchant';
import type { Merchant } from '../platform/merchants/merchant';
import type { GalleryOptions } from './options';

/** A merchant in one color scheme and language. */
export interface SceneVariant {
  readonly merchant: Merchant;
  readonly scheme: 'light' | 'dark';
  readonly language: Language;
}

/**
 * Codes of the languages that are taken without a filter, among them those with the shortest and the longest texts,
 * and a right-to-left language.
 */
const DEFAULT_LANGUAGES = ['EN', 'VI', 'CN', 'UR'];

const SCHEMES = ['light', 'dark'] as const;

/** Returns the color schemes of a merchant: both if its design follows the system, else its only one. */
const schemesOf = ({ design }: Merchant): readonly SceneVariant['scheme'][] =>
  design.scheme === 'system' ? SCHEMES : [design.scheme];

const passes = (filter: readonly string[], value: string): boolean => filter.length === 0 || filter.includes(value);

/** Returns every combination of merchant, color scheme and language that the filters of the options match. */
export function chooseSceneVariants({ merchants, schemes, languages }: GalleryOptions): readonly SceneVariant[] {
  return MERCHANTS.filter(({ code }) => passes(merchants, code)).flatMap((merchant) =>
    schemesOf(merchant)
      .filter((scheme) => passes(schemes, scheme))
      .flatMap((scheme) =>
        [...LANGUAGES.values()]
          .filter(({ code }) => (languages.length > 0 ? languages : DEFAULT_LANGUAGES).includes(code))
          .map((language) => ({ merchant, scheme, language })),
      ),
  );
}

export const formatSceneVariantName = ({ merchant, scheme, language }: SceneVariant): string =>
  [merchant.code, scheme, language.code].join('.').toLowerCase();
