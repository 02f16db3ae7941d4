import { useCallback, useEffect, useState } from 'react';
import { createResendCountdown, RESEND_COUNTDOWN_INTERVAL_MS, type SmsCodeSender } from './resend-countdown';

interface NumberCountdown {
  /** Whole seconds until another code may be sent to the phone number; 0 if one may be sent now. */
  readonly left: number;
  /** Starts the resend countdown for the phone number that the code was sent to. */
  readonly start: (mobile: string, seconds: number) => void;
}

/**
 * Returns the resend countdown of a form's phone number, updated every 500 ms while it runs (LOGIN-7).
 * @param mobile in E.164 format; empty for the number that a code was last sent to
 */
export function useResendCountdown(sender: SmsCodeSender, mobile: string): NumberCountdown {
  const [countdown] = useState(() => createResendCountdown(sender));
  const [, setTicks] = useState(0);
  const left = countdown.left(mobile);
  const isRunning = left > 0;
  const update = useCallback(() => setTicks((ticks) => ticks + 1), []);

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(update, RESEND_COUNTDOWN_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [update, isRunning]);

  const start = useCallback(
    (sentTo: string, seconds: number) => {
      countdown.start(sentTo, seconds);
      update();
    },
    [countdown, update],
  );
  return { left, start };
}
