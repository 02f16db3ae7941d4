import type { ApiError } from '../../../contract/api-error';
import { ROUTES } from '../../../contract/paths';
import { toErrorText } from '../../../services/errors/to-error-message';
import { useTranslate } from '../../../services/i18n/i18n';
import { useOfferedPages } from '../../../services/merchant/page-needs';
import { ButtonLink } from '../../../services/navigation/button-link';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/feedback/empty-state';

interface LanesErrorMessageProps {
  /** Error of the request for the lanes; undefined if it succeeded but returned no games. */
  readonly error: ApiError | undefined;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/**
 * Message that explains why there are no lanes, in place of them: after an error with a retry button (OFF-2), for a
 * merchant without games with a link to what else there is.
 */
export function LanesErrorMessage({ error, busy, onRetry }: LanesErrorMessageProps) {
  const t = useTranslate();
  const isOffered = useOfferedPages();
  const failure = error?.layer === 'offline' ? 'offline' : 'failed';
  return (
    <EmptyState
      icon={error ? (failure === 'offline' ? 'offline' : 'warning') : 'games'}
      illustration={error ? failure : 'empty'}
      title={t(error ? 'games.missing.title' : 'games.none.title')}
      action={
        error ? (
          <Button busy={busy} restartable onClick={onRetry}>
            {t('action.retry')}
          </Button>
        ) : (
          isOffered(ROUTES.activity.path) && <ButtonLink to={ROUTES.activity.path}>{t('nav.promotions')}</ButtonLink>
        )
      }
    >
      {error ? toErrorText(error, 'lanes', t) : t('games.none.description')}
    </EmptyState>
  );
}
