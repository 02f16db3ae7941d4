import { useEffect, useState } from 'react';
import type { ApiError } from '../../contract/api-error';
import { useText } from '../../services/i18n/i18n';
import { closeLayer, useLayers } from '../../services/layers/layers';
import { Brand } from '../../services/merchant/brand';
import { Button } from '../../ui/button';
import { FullScreenMessage } from '../../ui/full-screen-message';
import { Toasts } from '../../ui/toasts';
import { OFFER, RecoveryDialog } from './recovery-dialog';
import { useLookUp } from './use-look-up';

interface DomainErrorScreenProps {
  /** Why the status could not be had here. */
  readonly error: ApiError;
  /** Asks this domain for the status again. */
  readonly onRetry: () => Promise<void>;
}

/** In place of every page while this domain fails (DOM-1). The dialog can be closed; the screen under it opens it again. */
export default function DomainErrorScreen({ error, onRetry }: DomainErrorScreenProps) {
  const t = useText();
  const lookUp = useLookUp();
  const toasts = useLayers((state) => state.toasts);
  const [open, setOpen] = useState(true);
  // This screen looks for another domain itself.
  useEffect(() => closeLayer(OFFER), []);
  const message = (error.layer === 'business' && error.message.trim()) || t('start.error');

  function retry() {
    // This domain may be back before another one answers: both are asked.
    void onRetry();
    lookUp.again();
  }

  return (
    <>
      <FullScreenMessage
        brand={<Brand />}
        title={t('domain.title')}
        actions={<Button onClick={() => setOpen(true)}>{t('action.retry')}</Button>}
      >
        <p>{t('domain.description')}</p>
      </FullScreenMessage>
      {open && (
        <RecoveryDialog
          message={message}
          lookUp={lookUp}
          onRetry={retry}
          onClose={() => setOpen(false)}
          overlay={<Toasts toasts={toasts} />}
        />
      )}
    </>
  );
}
