import type { Merchant } from './merchant';

/** The language a merchant answers a call in: the caller's when it is offered. @param language spec code */
export const spokenTo = ({ languages, defaultLanguage }: Merchant, language: string): string =>
  languages.includes(language) ? language : defaultLanguage;
