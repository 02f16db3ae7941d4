import { decideErrorNotice } from '../../api/error-text';
import type { ApiError } from '../../contract/api-error';
import type { TextKey, Translate } from '../i18n/catalogue';

/** What a form says of a failed call. `quiet` is no alarm: nothing the visitor did is wrong. */
export interface FormProblem {
  readonly tone: 'alert' | 'quiet';
  /** The server's own words; else the text of `key`. */
  readonly message?: string;
  readonly key: TextKey;
}

/**
 * What a form says of a failed call, undefined when there is nothing to say. What API-7 keeps from popping up is still
 * said in a quiet line: a form that does nothing when it is submitted looks broken.
 */
export function decideFormProblem(error: ApiError): FormProblem | undefined {
  switch (error.layer) {
    case 'aborted':
      return undefined;
    case 'offline':
      return { tone: 'alert', key: 'form.offline' };
    case 'timeout':
      return { tone: 'alert', key: 'form.timeout' };
    default: {
      const notice = decideErrorNotice(error);
      if (!notice) return { tone: 'quiet', key: error.layer === 'business' ? 'form.wait' : 'form.unavailable' };
      const words = notice.message === undefined ? {} : { message: notice.message };
      return { tone: 'alert', key: `error.${notice.key}`, ...words };
    }
  }
}

/** The problem's text in the language spoken. */
export const problemText = (problem: FormProblem, t: Translate): string => problem.message ?? t(problem.key);
