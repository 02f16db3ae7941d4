import type { UseQueryResult } from '@tanstack/react-query';
import { toErrorMessage } from '../errors/to-error-message';
import { resolveDisplayText } from '../i18n/display-text';
import { useTranslate } from '../i18n/i18n';

type Failure = Pick<UseQueryResult<unknown>, 'data' | 'error'>;

/** Whether two queries have nothing to show but the same message about their failure. */
export function useIsSameFailure(...queries: readonly [Failure, Failure]): boolean {
  const t = useTranslate();
  const [first, second] = queries.map(({ data, error }) =>
    data === undefined && error ? resolveDisplayText(toErrorMessage(error, 'query').text, t) : undefined,
  );
  return first !== undefined && first === second;
}
