import { useRef } from 'react';
import { Button } from '../../ui/button/button';
import visually from '../../ui/styles/visually-hidden.module.css';
import { useTranslate } from '../i18n/i18n';
import style from './resend-button.module.css';

interface ResendButtonProps {
  /** Seconds until the next code may be requested, from useCountdown(). */
  readonly left: number;
  readonly busy: boolean;
  readonly coolingDown?: boolean;
  readonly onPress: () => void;
}

/** Button that requests a code by SMS. Screen readers announce only the end of the countdown, once (LOGIN-7). */
export function ResendButton({ left, busy, coolingDown = false, onPress }: ResendButtonProps) {
  const t = useTranslate();
  const hasCountedDown = useRef(false);
  if (left > 0) hasCountedDown.current = true;
  return (
    <div className={style.resend}>
      <Button
        look="secondary"
        wide
        busy={busy}
        coolingDown={coolingDown}
        disabled={left > 0}
        onClick={() => {
          if (left === 0 && !busy && !coolingDown) onPress();
        }}
      >
        <span className={style.text}>{left > 0 ? t('resend.wait', { seconds: left }) : t('resend.send')}</span>
      </Button>
      <p role="status" className={visually.hidden}>
        {hasCountedDown.current && left === 0 ? t('resend.ready') : ''}
      </p>
    </div>
  );
}
