import { useCallback, useEffect, useState } from 'react';
import { createCountdown, LOOK_EVERY_MS } from './resend-countdown';

interface CountdownOfForm {
  /** Whole seconds left; 0 when a code may be asked for. */
  readonly left: number;
  /** Counts down from `seconds`, from now on. */
  readonly start: (seconds: number) => void;
}

/** The countdown of one form on screen, looked at every 500 ms while it runs (LOGIN-7). @param key see createCountdown() */
export function useCountdown(key: string): CountdownOfForm {
  const [countdown] = useState(() => createCountdown(key));
  const [left, setLeft] = useState(countdown.left);
  const runs = left > 0;

  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setLeft(countdown.left()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [countdown, runs]);

  const start = useCallback(
    (seconds: number) => {
      countdown.start(seconds);
      setLeft(countdown.left());
    },
    [countdown],
  );
  return { left, start };
}
