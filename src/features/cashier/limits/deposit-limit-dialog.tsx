import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { showToast } from '../../../services/overlays/overlays';
import { Dialog } from '../../../ui/dialog/dialog';
import { outdateLimits } from './outdate-limits';
import { PlayLimitForm } from './play-limit-form';

interface DepositLimitDialogProps {
  /** ISO 4217 code of the amounts. */
  readonly currency: string;
  /** Called with true if the member has set or declined a limit, with false if the dialog closes in any other way. */
  readonly onAnswer: (isAnswered: boolean) => void;
  readonly overlay: ReactNode;
}

/** How long the outcome stays over the page of the deposit (ms). */
const SAVED_TOAST_MS = 4_000;

/** Asks for a deposit limit before the first deposit; to go on without one is as easy (SAFE-5.4). */
export default function DepositLimitDialog({ currency, onAnswer, overlay }: DepositLimitDialogProps) {
  const t = useTranslate();
  const client = useQueryClient();
  function finish(outcome?: string) {
    if (outcome) showToast({ verbatim: outcome }, 'status', SAVED_TOAST_MS);
    onAnswer(true);
  }
  return (
    <Dialog
      title={t('limit.question.title')}
      closeLabel={t('action.close')}
      onClose={() => onAnswer(false)}
      overlay={overlay}
    >
      <p>{t('limit.question.text')}</p>
      <PlayLimitForm kind="DEPOSIT" currency={currency} onSent={() => outdateLimits(client)} onAnswered={finish} />
    </Dialog>
  );
}
