import { type ReactNode, useEffect, useId, useState } from 'react';
import { DOMAIN_PROBE_TIMEOUT_MS } from '../../../base/web-worker-api';
import { navigateAway } from '../../../browser/page/windows';
import { toErrorText } from '../../../services/errors/to-error-message';
import type { TranslationKey } from '../../../services/i18n/catalogue';
import { type DisplayText, resolveDisplayText } from '../../../services/i18n/display-text';
import { useTranslate } from '../../../services/i18n/i18n';
import { getMerchantCode } from '../../../services/merchant/merchant-store';
import { getSavedCampaignParam } from '../../../services/navigation/navigate';
import { CustomerServiceEntryLinks } from '../../../services/support/ui/customer-service-links';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { ProgressBar } from '../../../ui/feedback/progress-bar';
import { Icon } from '../../../ui/media/icon';
import { IllustratedIcon } from '../../../ui/media/illustrated-icon';
import style from './failover-dialog.module.css';
import { buildFallbackDomainUrl } from './fallback-domain-url';
import type { DomainSearchState } from './use-domain-search';

/** Overlay key of the dialog that offers a fallback domain. */
export const FAILOVER_DIALOG_OVERLAY_KEY = 'domain-failover';

interface FailoverDialogProps {
  /** The merchant's name or logo, if the dialog is the whole screen and not over the app. */
  readonly brand?: ReactNode;
  /** What has happened, in the user's language, above a message that may be in another one. */
  readonly heading?: TranslationKey;
  readonly message: DisplayText;
  /** Code to read out to support (OPS-4). */
  readonly code?: string | undefined;
  readonly search: Omit<DomainSearchState, 'restart'>;
  /**
   * Called when the user presses Retry after the search has found no fallback domain. After a successful search,
   * Retry opens the domain that was found.
   */
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/**
 * Ref callback that makes `showModal()` focus this button instead of the close button, which comes first. React's
 * `autoFocus` does not set the `autofocus` attribute; it would focus the button before the dialog opens.
 */
function setInitialFocus(button: HTMLButtonElement | null) {
  if (button) button.autofocus = true;
}

/**
 * Dialog with the error of this domain, links to customer service and a Retry button, which has the initial focus
 * (DOM-1). After the search, the button opens the fallback domain or, if none was found, calls `onRetry`.
 */
export function FailoverDialog({
  brand,
  heading,
  message,
  code,
  search,
  onRetry,
  onClose,
  overlay,
}: FailoverDialogProps) {
  const t = useTranslate();
  const { result, services } = search;
  const headingId = useId();
  const messageId = useId();

  function retry() {
    if (!result) return;
    if (result.ok) navigateAway(buildFallbackDomainUrl(result.value, getSavedCampaignParam, getMerchantCode()));
    else onRetry();
  }

  // Below a heading of its own it is last, because it is for customer service.
  const reason = (
    <div id={messageId}>
      <p className={heading ? style.code : style.message} data-display={heading ? undefined : true}>
        {resolveDisplayText(message, t)}
      </p>
      {code !== undefined && <p className={style.code}>{t('error.code', { code })}</p>}
    </div>
  );
  return (
    <Dialog
      title={t('notice.title')}
      role="alertdialog"
      describedBy={heading ? `${headingId} ${messageId}` : messageId}
      closeLabel={t('action.close')}
      onClose={onClose}
      overlay={overlay}
      isScreen={brand !== undefined}
    >
      <div className={style.body}>
        {brand && <div className={style.brand}>{brand}</div>}
        <IllustratedIcon icon="offline" illustration="offline" />
        {heading ? (
          <p id={headingId} className={style.message} data-display>
            {t(heading)}
          </p>
        ) : (
          reason
        )}
        <div role="status">
          {!result && <SearchProgress />}
          {result && (
            <p className={result.ok ? style.found : undefined}>
              {result.ok && <Icon name="check" size={20} />}
              {result.ok
                ? t('domain.found', { host: new URL(result.value).host })
                : toErrorText(result.error, 'domain', t)}
            </p>
          )}
        </div>
        <div className={style.actions}>
          <Button ref={setInitialFocus} wide busy={!result} onClick={retry}>
            {t('action.retry')}
          </Button>
          <CustomerServiceEntryLinks entries={services} />
        </div>
        {heading && reason}
      </div>
    </Dialog>
  );
}

const PROGRESS_STEP_MS = 250;
/** Maximum progress shown while the search is running (0 to 1). */
const MAX_PROGRESS_RATIO = 0.95;

/** Progress bar of the search: the elapsed part of the probe timeout, limited to MAX_PROGRESS_RATIO (DOM-2). */
function SearchProgress() {
  const t = useTranslate();
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs((previous) => previous + PROGRESS_STEP_MS), PROGRESS_STEP_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <ProgressBar
      ratio={Math.min(MAX_PROGRESS_RATIO, elapsedMs / DOMAIN_PROBE_TIMEOUT_MS)}
      label={t('domain.looking')}
    />
  );
}
