import { useEffect, useRef } from 'react';
import { ROUTES } from '../../contract/paths';
import { useTranslate } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { useOnline } from '../../services/network/use-online';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/media/icon';
import style from './feedback-confirmation.module.css';

/**
 * Message that the feedback was sent or, while offline, that it will be sent when the network is back (OFF-4). Shown
 * with the merchant's illustration and a check mark or an offline icon.
 */
export function FeedbackConfirmation({ onAnother }: { readonly onAnother: () => void }) {
  const t = useTranslate();
  const online = useOnline();
  const message = useRef<HTMLParagraphElement>(null);
  // The focused form has unmounted.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={style.sent}>
      <span className={style.picture}>
        <Icon name={online ? 'check' : 'offline'} size={28} />
      </span>
      <p ref={message} tabIndex={-1} role="status" className={style.message}>
        {t(online ? 'feedback.sent' : 'feedback.waiting')}
      </p>
      <ButtonLink to={ROUTES.home.path} wide>
        {t('action.home')}
      </ButtonLink>
      <Button look="secondary" wide onClick={onAnother}>
        {t('feedback.another')}
      </Button>
    </div>
  );
}
