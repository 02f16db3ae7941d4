import { lazy } from 'react';
import type { ApiError } from '../../contract/api-error';
import { toErrorText } from '../../services/errors/to-error-message';
import { resolveDisplayText } from '../../services/i18n/display-text';
import { useTranslate } from '../../services/i18n/i18n';
import { LazyLegalInformation } from '../../services/legal/lazy-legal-information';
import { Brand } from '../../services/merchant/brand';
import { DiagnosticsLink } from '../../services/navigation/diagnostics-link';
import { useInlineNotice } from '../../services/overlays/overlays';
import { FullScreenMessage } from '../../ui/layout/full-screen-message';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { StatusRetryButton } from './status-retry-button';

interface StartWaitingScreenProps {
  readonly onRetry: () => Promise<void>;
}

interface StartFailedScreenProps extends StartWaitingScreenProps {
  readonly phase: 'failed' | 'offline';
  readonly error: ApiError;
}

const ContactButton = lazy(async () => ({
  default: (await import('../../services/support/ui/contact-button')).ContactButton,
}));
const StartNotice = lazy(() => import('./start-notice'));

/** Screen shown while a start has waited for a status for some time: it goes on by itself, or by Retry (BOOT-5). */
export function StartWaitingScreen({ onRetry }: StartWaitingScreenProps) {
  const t = useTranslate();
  return (
    <FullScreenMessage
      brand={<Brand />}
      icon="refresh"
      illustration="offline"
      title={t('state.connecting')}
      actions={
        <>
          <StatusRetryButton onRetry={onRetry} />
          <DiagnosticsLink />
        </>
      }
    >
      <p role="status">{t('start.waiting.description')}</p>
    </FullScreenMessage>
  );
}

/**
 * Screen shown if the status request fails at the start and no status is cached: the error, customer service (CS-1) and
 * a retry button (BOOT-4). Part of the initial chunk, because the network may be unavailable.
 */
export function StartFailedScreen({ phase, error, onRetry }: StartFailedScreenProps) {
  const t = useTranslate();
  const notice = useInlineNotice();
  return (
    <FullScreenMessage
      brand={<Brand />}
      icon={phase === 'offline' ? 'offline' : 'warning'}
      illustration={phase}
      title={t(`start.${phase}.title`)}
      actions={
        <>
          <StatusRetryButton onRetry={onRetry} />
          <LazyBoundary fallback={null}>
            <ContactButton />
          </LazyBoundary>
          <DiagnosticsLink />
          <LazyLegalInformation />
        </>
      }
    >
      <p role="alert">
        {phase === 'offline'
          ? t('error.network_offline')
          : toErrorText(error, notice ? 'start-beside-notice' : 'start', t)}
      </p>
      {notice && (
        <LazyBoundary fallback={<p>{resolveDisplayText(notice.message, t)}</p>}>
          <StartNotice notice={notice} />
        </LazyBoundary>
      )}
    </FullScreenMessage>
  );
}
