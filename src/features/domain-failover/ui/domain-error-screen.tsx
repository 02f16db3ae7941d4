import { useEffect, useState } from 'react';
import type { ApiError } from '../../../contract/api-error';
import { toErrorMessage } from '../../../services/errors/to-error-message';
import { useTranslate } from '../../../services/i18n/i18n';
import { LazyLegalInformation } from '../../../services/legal/lazy-legal-information';
import { Brand } from '../../../services/merchant/brand';
import { DiagnosticsLink } from '../../../services/navigation/diagnostics-link';
import { useOnline } from '../../../services/network/use-online';
import { closeOverlay, useToasts } from '../../../services/overlays/overlays';
import { CustomerServiceEntryLinks } from '../../../services/support/ui/customer-service-links';
import { Button } from '../../../ui/button/button';
import { Toasts } from '../../../ui/feedback/toasts';
import { FullScreenMessage } from '../../../ui/layout/full-screen-message';
import { FAILOVER_DIALOG_OVERLAY_KEY, FailoverDialog } from './failover-dialog';
import { useDomainSearch } from './use-domain-search';

interface DomainErrorScreenProps {
  /** Why the status request failed. */
  readonly error: ApiError;
  /** Fetches the status from this domain again. */
  readonly onRetry: () => Promise<void>;
}

/**
 * Screen shown instead of every page while this domain fails (DOM-1). The failover dialog is open at first and fills
 * the screen. While it is closed, the screen itself shows the explanation, a button that reopens the dialog, and
 * customer service. While the browser reports no network, the texts are about that; the search runs all the same,
 * because the browser may be wrong.
 */
export default function DomainErrorScreen({ error, onRetry }: DomainErrorScreenProps) {
  const t = useTranslate();
  const search = useDomainSearch();
  const toasts = useToasts();
  // A platform that has answered was reached.
  const isOffline = !useOnline() && error.layer !== 'business';
  const message = toErrorMessage(error, 'domain');
  const heading = isOffline ? 'start.offline.title' : 'domain.title';
  const [isDialogOpen, setDialogOpen] = useState(true);
  // This screen runs its own search for a fallback domain.
  useEffect(() => closeOverlay(FAILOVER_DIALOG_OVERLAY_KEY), []);

  function retry() {
    // This domain may recover before a fallback domain responds, so try both.
    void onRetry();
    search.restart();
  }

  return (
    <>
      <FullScreenMessage
        brand={<Brand />}
        icon="offline"
        illustration="offline"
        title={t(heading)}
        actions={
          !isDialogOpen && (
            <>
              <Button onClick={() => setDialogOpen(true)}>{t('action.retry')}</Button>
              <CustomerServiceEntryLinks entries={search.services} />
              <DiagnosticsLink />
              <LazyLegalInformation />
            </>
          )
        }
      >
        {!isDialogOpen && <p>{t(isOffline ? 'error.network_offline' : 'domain.description')}</p>}
      </FullScreenMessage>
      {isDialogOpen && (
        <FailoverDialog
          brand={<Brand />}
          heading={heading}
          message={isOffline ? { key: 'error.network_offline' } : message.text}
          code={isOffline ? undefined : message.code}
          search={search}
          onRetry={retry}
          onClose={() => setDialogOpen(false)}
          overlay={<Toasts toasts={toasts} />}
        />
      )}
    </>
  );
}
