import { useEffect, useState } from 'react';
import { type TranslationCatalogue, translationCatalogueLoader } from './catalogue';

/** Returns the English catalogue, for texts that are also shown in English; undefined until it has loaded. */
export function useEnglishTexts(): TranslationCatalogue | undefined {
  const [english, setEnglish] = useState<TranslationCatalogue>();
  useEffect(() => {
    // If the catalogue does not load, only the current language is shown.
    translationCatalogueLoader.load('EN').then(setEnglish, () => undefined);
  }, []);
  return english;
}
