import { decideErrorNotice } from '../../api/error-text';
import type { ApiError } from '../../contract/api-error';
import { useText } from '../../services/i18n/i18n';
import { errorText } from '../../services/layers/notices';
import { Brand } from '../../services/merchant/brand';
import { FullScreenMessage } from '../../ui/full-screen-message';
import { RetryButton } from './retry-button';

/** When no status was ever had: what went wrong, and another try (BOOT-4). Part of the first load: the network is away. */
export function StartFailedScreen({ error }: { readonly error: ApiError }) {
  const t = useText();
  const notice = decideErrorNotice(error);
  return (
    <FullScreenMessage brand={<Brand />} title={t('start.failed.title')} actions={<RetryButton />}>
      <p role="alert">{notice ? errorText(notice) : t('start.failed.description')}</p>
    </FullScreenMessage>
  );
}
