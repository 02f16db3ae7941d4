import type { Merchant } from './merchant';

/** Returns the requested language if the merchant offers it, else its default. @param language spec code */
export const resolveLanguage = ({ languages, defaultLanguage }: Merchant, language: string): string =>
  languages.includes(language) ? language : defaultLanguage;
