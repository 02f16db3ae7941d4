import { useState } from 'react';
import { withTimeout } from '../../base/async';
import { systemClock } from '../../base/clock';
import { useTranslate } from '../../services/i18n/i18n';
import { NETWORK_FIRST_TIMEOUT_MS } from '../../services/network/network-first';
import { Button, type ButtonVariant } from '../../ui/button/button';

interface StatusRetryButtonProps {
  readonly onRetry: () => Promise<void>;
  readonly look?: ButtonVariant;
}

/**
 * Button that fetches the status again without a reload (BOOT-2). It is busy until the request has completed, but for
 * at most NETWORK_FIRST_TIMEOUT_MS.
 */
export function StatusRetryButton({ onRetry, look = 'primary' }: StatusRetryButtonProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    await withTimeout(onRetry(), NETWORK_FIRST_TIMEOUT_MS, systemClock);
    setBusy(false);
  }

  return (
    <Button look={look} busy={busy} onClick={retry}>
      {t('action.retry')}
    </Button>
  );
}
