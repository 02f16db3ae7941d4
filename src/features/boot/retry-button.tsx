import { useState } from 'react';
import { useText } from '../../services/i18n/i18n';
import { Button } from '../../ui/button';
import { retryStart } from './start';

/** Asks for the status again, in place (BOOT-2). */
export function RetryButton() {
  const t = useText();
  const [busy, setBusy] = useState(false);

  async function retry() {
    if (busy) return;
    setBusy(true);
    await retryStart();
    setBusy(false);
  }

  return (
    <Button busy={busy} onClick={retry}>
      {t('action.retry')}
    </Button>
  );
}
