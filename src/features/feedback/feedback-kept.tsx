import { useEffect, useRef } from 'react';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import { useOnline } from '../../services/network/use-online';
import { Button } from '../../ui/button';
import style from './feedback-kept.module.css';

/** After a feedback: whether it is on its way or waits for the network, and the ways on (OFF-4). */
export function FeedbackKept({ onAnother }: { readonly onAnother: () => void }) {
  const t = useText();
  const online = useOnline();
  const words = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={style.kept}>
      <p ref={words} tabIndex={-1} role="status" className={style.words}>
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
