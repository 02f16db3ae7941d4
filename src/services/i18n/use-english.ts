import { useEffect, useState } from 'react';
import { CATALOGUES, type Catalogue } from './catalogue';

/** The English catalogue, undefined until it is here; for texts that are shown in two languages. */
export function useEnglish(): Catalogue | undefined {
  const [english, setEnglish] = useState<Catalogue>();
  useEffect(() => {
    // A catalogue that cannot be had leaves the one language alone.
    CATALOGUES.EN().then(
      ({ default: catalogue }) => setEnglish(catalogue),
      () => undefined,
    );
  }, []);
  return english;
}
