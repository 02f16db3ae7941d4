import { useEffect, useState } from 'react';
import { type Catalogue, catalogueLoader } from './catalogue';

/** Returns the English catalogue, for texts that are also shown in English; undefined until it has loaded. */
export function useEnglishTexts(): Catalogue | undefined {
  const [english, setEnglish] = useState<Catalogue>();
  useEffect(() => {
    // If the catalogue does not load, only the current language is shown.
    catalogueLoader.load('EN').then(setEnglish, () => undefined);
  }, []);
  return english;
}
