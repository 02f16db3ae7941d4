import { useEffect, useState } from 'react';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { fetchServices } from './fetch-lines';
import { findOtherLine } from './find-other-line';

/** Where the search for another domain stands. */
export interface LookUp {
  readonly looking: boolean;
  /** Origin of the domain that answered. */
  readonly line: string | undefined;
  readonly services: readonly CustomerServiceEntry[];
  /** Looks once more. */
  again(): void;
}

/** Looks for another domain as soon as it is shown, and for who can help meanwhile (DOM-1). */
export function useLookUp(): LookUp {
  const [services, setServices] = useState<LookUp['services']>([]);
  const [found, setFound] = useState<{ readonly line: string | undefined }>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts it anew
  useEffect(() => {
    let gone = false;
    setFound(undefined);
    void fetchServices().then((named) => gone || setServices(named));
    void findOtherLine().then((line) => gone || setFound({ line }));
    return () => {
      gone = true;
    };
  }, [round]);

  return { looking: found === undefined, line: found?.line, services, again: () => setRound((last) => last + 1) };
}
