import { useRef } from 'react';
import { Button } from '../../ui/button';
import visually from '../../ui/visually-hidden.module.css';
import { useText } from '../i18n/i18n';
import style from './resend-button.module.css';

interface ResendButtonProps {
  /** Seconds until another code may be asked for, from useCountdown(). */
  readonly left: number;
  readonly busy: boolean;
  readonly resting?: boolean;
  readonly onPress: () => void;
}

/** Asks for a code by SMS. The seconds are seen, not read out; that the wait is over is said once (LOGIN-7). */
export function ResendButton({ left, busy, resting = false, onPress }: ResendButtonProps) {
  const t = useText();
  const waited = useRef(false);
  if (left > 0) waited.current = true;
  return (
    <div className={style.resend}>
      <Button
        look="secondary"
        wide
        busy={busy}
        resting={resting}
        disabled={left > 0}
        onClick={() => {
          if (left === 0 && !busy && !resting) onPress();
        }}
      >
        <span className={style.text}>{left > 0 ? t('resend.wait', { seconds: left }) : t('resend.send')}</span>
      </Button>
      <p role="status" className={visually.hidden}>
        {waited.current && left === 0 ? t('resend.ready') : ''}
      </p>
    </div>
  );
}
