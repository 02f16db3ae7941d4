import { lazy } from 'react';
import type { ApiError } from '../../contract/api-error';
import { errorText } from '../../services/errors/to-user-message';
import { useTranslate } from '../../services/i18n/i18n';
import { Brand } from '../../services/merchant/brand';
import { FullScreenMessage } from '../../ui/layout/full-screen-message';
import { LazyBoundary } from '../../ui/lazy/lazy-boundary';
import { RetryButton } from './retry-button';

interface StartFailedScreenProps {
  readonly phase: 'failed' | 'offline';
  readonly error: ApiError;
}

const ContactButton = lazy(async () => ({
  default: (await import('../../services/support/ui/contact-button')).ContactButton,
}));

/**
 * Screen of a start without a cached status: the error, customer service (CS-1) and a retry button (BOOT-4). Part of the
 * initial chunk, since the network may be unavailable.
 */
export function StartFailedScreen({ phase, error }: StartFailedScreenProps) {
  const t = useTranslate();
  return (
    <FullScreenMessage
      brand={<Brand />}
      title={t(`start.${phase}.title`)}
      actions={
        <>
          <LazyBoundary fallback={null}>
            <ContactButton />
          </LazyBoundary>
          <RetryButton />
        </>
      }
    >
      <p role="alert">{errorText(error, 'start', t)}</p>
    </FullScreenMessage>
  );
}
