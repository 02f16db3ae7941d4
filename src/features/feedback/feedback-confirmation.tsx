import { useEffect, useRef } from 'react';
import type { Clock } from '../../base/clock';
import type { IllustrationName } from '../../contract/merchant/illustration-names';
import { ROUTES } from '../../contract/paths';
import { formatErrorCode } from '../../services/errors/error-code';
import { useTranslate } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { useOnline } from '../../services/network/use-online';
import { useOutboxEntryStatus } from '../../services/outbox/use-outbox-entry-status';
import { Button } from '../../ui/button/button';
import type { IconName } from '../../ui/media/icon-names';
import { IllustratedIcon } from '../../ui/media/illustrated-icon';
import style from './feedback-confirmation.module.css';
import type { QueuedFeedback } from './feedback-draft';

/** Text, icon and illustration for the status of the feedback. Only delivered feedback is said to have arrived (OFF-4). */
const STATES = {
  sending: { text: 'feedback.sending', icon: 'feedback', illustration: 'chat' },
  delivered: { text: 'feedback.sent', icon: 'check', illustration: 'success' },
  queued: { text: 'feedback.waiting', icon: 'offline', illustration: 'offline' },
  dropped: { text: 'feedback.dropped', icon: 'warning', illustration: 'failed' },
  unknown: { text: 'feedback.unknown', icon: 'warning', illustration: 'failed' },
} as const satisfies Record<
  string,
  { readonly text: string; readonly icon: IconName; readonly illustration: IllustrationName }
>;

interface FeedbackConfirmationProps {
  readonly feedback: QueuedFeedback;
  readonly onAnother: () => void;
  /** Called when the visitor wants to send feedback again that was dropped, or of which nothing is known. */
  readonly onEdit: () => void;
  readonly clock: Clock;
}

/**
 * Shows the status of the feedback, with the merchant's illustration and an icon. It follows the delivery, because
 * an endpoint may fail although the device is online.
 */
export function FeedbackConfirmation({ feedback, onAnother, onEdit, clock }: FeedbackConfirmationProps) {
  const t = useTranslate();
  const online = useOnline();
  const delivery = useOutboxEntryStatus(feedback.key, feedback.outcome, clock);
  // Without a network, the first seconds are no different from the later ones.
  const status = delivery === 'sending' && !online ? 'queued' : delivery;
  const canEdit = status === 'dropped' || status === 'unknown';
  const code = canEdit ? formatErrorCode(feedback.key) : undefined;
  const message = useRef<HTMLParagraphElement>(null);
  // The focused form has unmounted.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={style.sent}>
      <div className={style.picture}>
        <IllustratedIcon icon={STATES[status].icon} illustration={STATES[status].illustration} strong />
      </div>
      <p
        ref={message}
        tabIndex={-1}
        role="status"
        className={style.message}
        data-display
        data-offline={(!online && status === 'queued') || undefined}
      >
        {t(STATES[status].text)}
      </p>
      {code && <small className={style.code}>{t('error.code', { code })}</small>}
      {canEdit && (
        <Button wide onClick={onEdit}>
          {t('feedback.edit')}
        </Button>
      )}
      <ButtonLink to={ROUTES.home.path} wide look={canEdit ? 'secondary' : 'primary'}>
        {t('action.home')}
      </ButtonLink>
      <Button look="secondary" wide onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </div>
  );
}
