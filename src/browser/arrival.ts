import { readUrl } from '../base/read-url';

/** The query of the address this page was loaded by, which later navigation within it has long replaced; with `?`, or empty. */
export function arrivalSearch(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return readUrl(navigation?.name ?? '')?.search ?? window.location.search;
}
