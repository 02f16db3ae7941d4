import { useRef, useState } from 'react';
import { confirmPlayLimits } from '../../../contract/endpoints/account/play-limits';
import { toCashierErrorText } from '../../../services/errors/cashier-error-message';
import { useTranslate } from '../../../services/i18n/i18n';
import { call } from '../../../services/platform/api-client';
import { Button } from '../../../ui/button/button';
import { Card } from '../../../ui/layout/card';

interface LimitReviewProps {
  /** Whether the platform says that it is time. */
  readonly isDue: boolean;
  /**
   * Called when the request has completed, also after an error: the review may have been recorded. Resolves with whether
   * it is still due.
   */
  readonly onSent: () => Promise<boolean>;
}

/**
 * Asks the member to review the limits, at the latest every six months (SAFE-2.16). To change one is as easy as to leave
 * them: the forms are below.
 */
export function LimitReview({ isDue, onSent }: LimitReviewProps) {
  const t = useTranslate();
  const [isSending, setSending] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  async function keep() {
    setProblem('');
    setSending(true);
    const result = await call(confirmPlayLimits, { body: {}, quiet: true });
    if (result.ok) setDone(true);
    const isStillDue = await onSent();
    setSending(false);
    if (!result.ok && isStillDue) return setProblem(toCashierErrorText(result.error, t));
    setDone(true);
    // The button that had the focus has unmounted.
    status.current?.focus();
  }

  return (
    <>
      {isDue && !isDone && (
        <Card tone="tinted">
          <p>{t('limits.review.text')}</p>
          <Button look="secondary" wide busy={isSending} onClick={() => void keep()}>
            {t('limits.review.keep')}
          </Button>
          <p role="alert">{problem}</p>
        </Card>
      )}
      <p role="status" tabIndex={-1} ref={status}>
        {isDone && t('limits.review.done')}
      </p>
    </>
  );
}
