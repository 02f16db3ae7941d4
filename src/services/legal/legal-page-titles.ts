import type { LegalPage } from '../../contract/merchant/legal-kit';
import type { TranslationKey } from '../i18n/catalogue';

/** Titles of the merchant's legal pages. */
export const LEGAL_PAGE_TITLES: Readonly<Record<LegalPage, TranslationKey>> = {
  play: 'trust.play',
  exclusion: 'exclude.title',
  terms: 'trust.terms',
  privacy: 'legal.privacy',
  complaints: 'legal.complaints',
  accessibility: 'access.title',
};
