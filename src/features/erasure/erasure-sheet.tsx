import { useState } from 'react';
import type { ApiResult } from '../../api/call';
import { isOutcomeUnknown } from '../../api/is-outcome-unknown';
import type { Erasure } from '../../contract/endpoints/account/erasure';
import { useGuardedSubmit } from '../../services/forms/use-guarded-submit';
import { useTranslate } from '../../services/i18n/i18n';
import { Button } from '../../ui/button/button';
import { Sheet } from '../../ui/dialog/sheet';
import style from './erasure.module.css';
import { toErasureErrorText } from './erasure-error-text';

interface ErasureSheetProps {
  readonly onSend: () => Promise<ApiResult<Erasure>>;
  readonly onClose: () => void;
}

/** Says what an erasure takes, and asks whether to send the request (SAFE-6). */
export function ErasureSheet({ onSend, onClose }: ErasureSheetProps) {
  const t = useTranslate();
  const { busy, coolingDown, submit, isShown } = useGuardedSubmit();
  const [problem, setProblem] = useState('');

  async function handlePress() {
    setProblem('');
    const result = await onSend();
    if (!isShown()) return result.ok;
    // One whose outcome is unknown is offered on the page, where it can be sent again.
    if (result.ok || isOutcomeUnknown(result.error)) onClose();
    else setProblem(toErasureErrorText(result.error, t));
    return result.ok;
  }

  /** Not while a request is in flight: its answer belongs here. */
  function handleClose() {
    if (!busy) onClose();
  }

  return (
    <Sheet title={t('erase.ask')} closeLabel={t('action.close')} onClose={handleClose}>
      <p>{t('erase.text')}</p>
      <p>
        {t('erase.lost')} <strong>{t('exclude.second.title')}</strong>
      </p>
      <p role="alert" className={style.problem}>
        {problem}
      </p>
      <div className={style.actions}>
        <Button look="danger" wide busy={busy} coolingDown={coolingDown} onClick={() => void submit(handlePress)}>
          {t('erase.confirm')}
        </Button>
        <Button look="secondary" wide disabled={busy} onClick={onClose}>
          {t('break.cancel')}
        </Button>
      </div>
    </Sheet>
  );
}
