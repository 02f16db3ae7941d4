import type { Merchant } from './merchant';

/**
 * Returns the requested language if the merchant offers it, otherwise the merchant's default language. @param
 * language language code of the platform's specification
 */
export const resolveLanguage = ({ languages, defaultLanguage }: Merchant, language: string): string =>
  languages.includes(language) ? language : defaultLanguage;
