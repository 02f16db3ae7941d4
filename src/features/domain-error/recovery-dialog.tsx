import type { ReactNode } from 'react';
import { leaveTo } from '../../browser/windows';
import { useText } from '../../services/i18n/i18n';
import { carriedParameter } from '../../services/navigation/navigator';
import { ServiceButtons } from '../../services/support/service-buttons';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { lineAddress } from './line-address';
import { LookUpProgress } from './look-up-progress';
import style from './recovery-dialog.module.css';
import type { LookUp } from './use-look-up';

/** Key of the dialog that offers another domain over what is on screen. */
export const OFFER = 'other line';

interface RecoveryDialogProps {
  readonly message: string;
  readonly lookUp: Omit<LookUp, 'again'>;
  /** Tries once more, where no other domain answers. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
  readonly overlay?: ReactNode;
}

/** What is wrong with this domain, who can help, and the way to one that answers (DOM-1). */
export function RecoveryDialog({ message, lookUp, onRetry, onClose, overlay }: RecoveryDialogProps) {
  const t = useText();
  const { finding, services } = lookUp;

  function retry() {
    if (!finding) return;
    if (finding.ok) leaveTo(lineAddress(finding.value, carriedParameter));
    else onRetry();
  }

  return (
    <Dialog
      title={t('notice.title')}
      role="alertdialog"
      closeLabel={t('action.close')}
      onClose={onClose}
      overlay={overlay}
    >
      <div className={style.body}>
        <p className={style.message}>{message}</p>
        <div role="status">
          {!finding && <LookUpProgress />}
          {finding && (
            <p>
              {finding.ok ? t('domain.found', { host: new URL(finding.value).host }) : t(`domain.${finding.error}`)}
            </p>
          )}
        </div>
        <div className={style.actions}>
          <ServiceButtons entries={services} />
          <Button wide busy={!finding} onClick={retry}>
            {t('action.retry')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
