import { useRef } from 'react';
import { Button } from '../../ui/button/button';
import visually from '../../ui/styles/visually-hidden.module.css';
import { useTranslate } from '../i18n/i18n';
import style from './resend-sms-code-button.module.css';

interface ResendSmsCodeButtonProps {
  /** Seconds until the next code may be requested, from useResendCountdown(). */
  readonly secondsLeft: number;
  readonly busy: boolean;
  readonly coolingDown?: boolean;
  readonly onPress: () => void;
}

/**
 * Button that requests a code by SMS, placed inside the code field. Screen readers announce only the end of the
 * countdown, once (LOGIN-7).
 */
export function ResendSmsCodeButton({ secondsLeft, busy, coolingDown = false, onPress }: ResendSmsCodeButtonProps) {
  const t = useTranslate();
  const hasCountedDown = useRef(false);
  if (secondsLeft > 0) hasCountedDown.current = true;
  return (
    <div className={style.resend}>
      <Button
        look="quiet"
        busy={busy}
        coolingDown={coolingDown}
        disabled={secondsLeft > 0}
        onClick={() => {
          if (secondsLeft === 0 && !busy && !coolingDown) onPress();
        }}
      >
        <span className={style.text}>
          {secondsLeft > 0 ? t('resend.wait', { seconds: secondsLeft }) : t('resend.send')}
        </span>
      </Button>
      <p role="status" className={visually.hidden}>
        {hasCountedDown.current && secondsLeft === 0 ? t('resend.ready') : ''}
      </p>
    </div>
  );
}
