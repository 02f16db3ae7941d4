import { useEffect, useRef } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';
import style from './unconfirmed-submission-card.module.css';

interface UnconfirmedSubmissionCardProps {
  /** Formatted amount of the submission, such as `₱500.00`. */
  readonly summary: string;
  readonly busy: boolean;
  /** Why the last attempt failed; empty if there is no error. */
  readonly problem: string;
  readonly onResend: () => void;
  readonly onGiveUp: () => void;
}

/**
 * Shown instead of a form whose submission got no response. One button sends the same submission again, which the
 * platform applies only once. The other button discards the submission (MEM-1, API-8).
 */
export function UnconfirmedSubmissionCard({
  summary,
  busy,
  problem,
  onResend,
  onGiveUp,
}: UnconfirmedSubmissionCardProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus has unmounted.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card as="section" className={style.card}>
      <h2 ref={heading} tabIndex={-1}>
        {t('cashier.unconfirmed.title')}
      </h2>
      <p className={style.amount}>{summary}</p>
      <p>{t('cashier.unconfirmed.text')}</p>
      <p role="status" className={style.problem}>
        {problem}
      </p>
      <Button wide busy={busy} onClick={onResend}>
        {t('cashier.unconfirmed.resend')}
      </Button>
      <Button look="quiet" wide disabled={busy} onClick={onGiveUp}>
        {t('cashier.unconfirmed.drop')}
      </Button>
    </Card>
  );
}
