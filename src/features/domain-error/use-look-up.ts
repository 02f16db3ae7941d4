import { useEffect, useState } from 'react';
import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { fail } from '../../base/result';
import type { CustomerServiceEntry } from '../../contract/customer-service';
import { LINE_TEST_LIMIT } from '../../contract/worker-api';
import { fetchServices, knownServices } from '../../services/support/fetch-services';
import { findOtherLine } from './find-other-line';
import type { LineFinding } from './first-found';

/** Where the search for another domain stands. */
export interface LookUp {
  /** Undefined while it is waited for. */
  readonly finding: LineFinding | undefined;
  readonly services: readonly CustomerServiceEntry[];
  /** Looks once more. */
  again(): void;
}

/**
 * Looks for another domain as soon as it is shown; who could help last time can be asked meanwhile (DOM-1, DOM-3).
 * Nobody waits longer than ten seconds (DOM-2); a line that answers after them, its list having come late, still counts.
 */
export function useLookUp(): LookUp {
  const [services, setServices] = useState<LookUp['services']>(knownServices);
  const [finding, setFinding] = useState<LineFinding>();
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what starts it anew
  useEffect(() => {
    let gone = false;
    const settle = (found: LineFinding) => gone || setFinding(found);
    setFinding(undefined);
    void fetchServices().then((named) => gone || setServices(named));
    const search = findOtherLine();
    void search.then(settle);
    void withTimeout(search, LINE_TEST_LIMIT, systemClock).then((inTime) => inTime.ok || settle(fail('none')));
    return () => {
      gone = true;
    };
  }, [round]);

  return { finding, services, again: () => setRound((last) => last + 1) };
}
