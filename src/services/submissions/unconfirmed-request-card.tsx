import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button';
import { Card } from '../../ui/layout/card';
import { useTranslate } from '../i18n/i18n';
import style from './unconfirmed-request-card.module.css';

interface UnconfirmedRequestCardProps {
  /** What was sent, such as `₱500.00`; absent if that is not stored. */
  readonly summary?: string;
  readonly busy?: boolean;
  /** Code of the last attempt, to read out to support (OPS-4); absent if it is shown elsewhere. */
  readonly code?: string | undefined;
  /** Why the last attempt failed, with its code if it has one; empty if there is no error. */
  readonly problem?: string;
  /** Sends the same request again; absent if the form below the card does so. */
  readonly onResend?: () => void;
  readonly onGiveUp: () => void;
}

/**
 * Shown while the outcome of a request is unknown. One button sends the same request again, which the platform applies
 * only once. The other button discards the request (MEM-1, API-8).
 */
export function UnconfirmedRequestCard({
  summary,
  busy = false,
  code,
  problem = '',
  onResend,
  onGiveUp,
}: UnconfirmedRequestCardProps) {
  const t = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  const replacesForm = onResend !== undefined;
  // The form with the focus has unmounted.
  useEffect(() => {
    if (replacesForm) heading.current?.focus();
  }, [replacesForm]);
  return (
    <Card as="section" className={style.card}>
      <h2 ref={heading} tabIndex={-1}>
        {t('cashier.unconfirmed.title')}
      </h2>
      {summary !== undefined && (
        <p className={style.summary} data-display>
          <bdi>{summary}</bdi>
        </p>
      )}
      <p>{t('cashier.unconfirmed.text')}</p>
      <p role="status" className={style.problem}>
        {problem}
      </p>
      {code !== undefined && !problem.includes(code) && <p className={style.note}>{t('error.code', { code })}</p>}
      {onResend && (
        <Button wide busy={busy} onClick={onResend}>
          {t('cashier.unconfirmed.resend')}
        </Button>
      )}
      <Button look="quiet" wide disabled={busy} onClick={onGiveUp}>
        {t('cashier.unconfirmed.drop')}
      </Button>
    </Card>
  );
}
