import type { ApiError } from '../../contract/api-error';
import { useText } from '../../services/i18n/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { failureText } from './failure-text';

interface LanesMissingProps {
  /** Undefined: the platform answered, with no games. */
  readonly error: ApiError | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** In the place of the lanes when there are none to show: why, and another try (OFF-2). */
export function LanesMissing({ error, busy, onRetry }: LanesMissingProps) {
  const t = useText();
  return (
    <EmptyState
      icon={error ? (error.layer === 'offline' ? 'offline' : 'warning') : 'games'}
      title={t(error ? 'games.missing.title' : 'games.none.title')}
      action={
        <Button busy={busy} onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {error ? failureText(error, t) : t('games.none.description')}
    </EmptyState>
  );
}
