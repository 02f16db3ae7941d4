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
  const { looking, line, services } = lookUp;

  function retry() {
    if (looking) return;
    if (line === undefined) onRetry();
    else leaveTo(lineAddress(line, carriedParameter));
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
        {looking && <LookUpProgress />}
        <p role="status" hidden={looking}>
          {looking ? '' : line === undefined ? t('domain.none') : t('domain.found', { host: new URL(line).host })}
        </p>
        <div className={style.actions}>
          <ServiceButtons entries={services} />
          <Button wide busy={looking} onClick={retry}>
            {t('action.retry')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
