import { lazy } from 'react';
import { decideErrorNotice } from '../../api/error-text';
import type { ApiError } from '../../contract/api-error';
import { useText } from '../../services/i18n/i18n';
import { errorText } from '../../services/layers/notices';
import { Brand } from '../../services/merchant/brand';
import { FullScreenMessage } from '../../ui/full-screen-message';
import { LatePart } from '../../ui/late-part';
import { RetryButton } from './retry-button';

interface StartFailedScreenProps {
  readonly phase: 'failed' | 'offline';
  readonly error: ApiError;
}

const ContactButton = lazy(async () => ({ default: (await import('./site-screen')).ContactButton }));

/**
 * When no status was ever had: what went wrong, whoever is known to help (CS-1), and another try (BOOT-4). Part of the
 * first load: the network is away.
 */
export function StartFailedScreen({ phase, error }: StartFailedScreenProps) {
  const t = useText();
  const notice = decideErrorNotice(error);
  return (
    <FullScreenMessage
      brand={<Brand />}
      title={t(`start.${phase}.title`)}
      actions={
        <>
          <LatePart meanwhile={null}>
            <ContactButton />
          </LatePart>
          <RetryButton />
        </>
      }
    >
      <p role="alert">{notice ? errorText(notice) : t('start.failed.description')}</p>
    </FullScreenMessage>
  );
}
