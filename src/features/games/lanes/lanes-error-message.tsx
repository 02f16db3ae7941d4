import type { ApiError } from '../../../contract/api-error';
import { toErrorText } from '../../../services/errors/to-error-message';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface LanesErrorMessageProps {
  /** Error of the request for the lanes; undefined if it succeeded but returned no games. */
  readonly error: ApiError | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Message with a retry button that explains why there are no lanes; shown in place of the lanes (OFF-2). */
export function LanesErrorMessage({ error, busy, onRetry }: LanesErrorMessageProps) {
  const t = useTranslate();
  const failure = error?.layer === 'offline' ? 'offline' : 'failed';
  return (
    <EmptyState
      icon={error ? (failure === 'offline' ? 'offline' : 'warning') : 'games'}
      illustration={error ? failure : 'empty'}
      title={t(error ? 'games.missing.title' : 'games.none.title')}
      action={
        <Button busy={busy} restartable onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {error ? toErrorText(error, 'lanes', t) : t('games.none.description')}
    </EmptyState>
  );
}
