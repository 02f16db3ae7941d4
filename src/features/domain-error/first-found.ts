import { fail, type Result } from '../../base/result';

/** The origin of another domain that answers; else whether none does, or they could not be asked. */
export type LineFinding = Result<string, 'none' | 'untested'>;

/** The first line that any of the searches finds; when none does, whether one of them could not ask. */
export const firstFound = (searches: readonly Promise<LineFinding>[]): Promise<LineFinding> =>
  new Promise((resolve) => {
    for (const search of searches) void search.then((finding) => finding.ok && resolve(finding));
    void Promise.all(searches).then((findings) => {
      const isUntested = findings.some((finding) => !finding.ok && finding.error === 'untested');
      resolve(fail(isUntested ? 'untested' : 'none'));
    });
  });
