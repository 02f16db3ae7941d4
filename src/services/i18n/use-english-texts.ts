import { useEffect, useState } from 'react';
import { CATALOGUE_LOADERS, type Catalogue } from './catalogue';

/** Returns the English catalogue, for texts that are also shown in English; undefined until it has loaded. */
export function useEnglishTexts(): Catalogue | undefined {
  const [english, setEnglish] = useState<Catalogue>();
  useEffect(() => {
    // If the catalogue does not load, only the current language is shown.
    CATALOGUE_LOADERS.EN().then(
      ({ default: catalogue }) => setEnglish(catalogue),
      () => undefined,
    );
  }, []);
  return english;
}
