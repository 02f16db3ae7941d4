import { useMemo } from 'react';
import type { TranslationKey, TranslationValues } from '../i18n/catalogue';
import { useI18n } from '../i18n/i18n';
import { ENGLISH } from '../i18n/languages';
import { createPlainTranslator } from '../i18n/plain-translate';

/** Texts by language code and key. */
export type TextsByLanguage = Readonly<Record<string, Readonly<Record<string, string>>>>;

let texts: TextsByLanguage = {};

/** Sets the texts of the merchant's extension. */
export function setExtensionTexts(ofExtension: TextsByLanguage): void {
  texts = ofExtension;
}

/**
 * Returns the function that reads an extension's own texts in the language of the page; where the language has none, the
 * text is English.
 */
export function useExtensionTexts(): (key: string, values?: TranslationValues) => string {
  const language = useI18n((state) => state.language);
  return useMemo(() => {
    const own = createPlainTranslator(texts[language.code] ?? {}, language);
    const english = createPlainTranslator(texts.EN ?? {}, ENGLISH);
    // The keys are those of the extension, which the catalogue of the app does not have.
    return (key, values) => own(key as TranslationKey, values) || english(key as TranslationKey, values);
  }, [language]);
}
