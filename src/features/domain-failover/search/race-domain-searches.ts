import { fail, type Result } from '../../../base/result';
import type { DomainSearchError } from '../../../contract/app-error';

/** The origin of a fallback domain, or why none was found. */
export type DomainSearchResult = Result<string, DomainSearchError>;

export const createDomainSearchFailure = (problem: DomainSearchError['problem']) =>
  fail({ layer: 'domain-search', problem } as const);

/**
 * Resolves with the first domain that any of the searches finds. If all searches fail, resolves with an error:
 * `untested` if a search could not probe its domains, otherwise `none`.
 */
export const raceDomainSearches = (searches: readonly Promise<DomainSearchResult>[]): Promise<DomainSearchResult> =>
  new Promise((resolve) => {
    for (const search of searches) void search.then((result) => result.ok && resolve(result));
    void Promise.all(searches).then((results) => {
      const isUntested = results.some((result) => !result.ok && result.error.problem === 'untested');
      resolve(createDomainSearchFailure(isUntested ? 'untested' : 'none'));
    });
  });
