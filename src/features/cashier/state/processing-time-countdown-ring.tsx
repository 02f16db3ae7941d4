import { useEffect, useState } from 'react';
import style from './processing-time-countdown-ring.module.css';

const RADIUS = 38;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;
const TICK_MS = 1000;

interface ProcessingTimeCountdownRingProps {
  /** When the order was submitted (epoch ms). */
  readonly since: number;
  /** Usual processing time (minutes). */
  readonly minutes: number;
}

/** Countdown ring with the remaining part of the usual processing time; shows an ellipsis once that time has passed. */
export function ProcessingTimeCountdownRing({ since, minutes }: ProcessingTimeCountdownRingProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const totalSeconds = Math.max(minutes * 60, 1);
  const left = Math.min(Math.max(Math.ceil(totalSeconds - (now - since) / 1000), 0), totalSeconds);
  return (
    <span className={style.ring}>
      <svg viewBox="0 0 88 88" aria-hidden="true" focusable="false">
        <circle className={style.track} cx="44" cy="44" r={RADIUS} />
        <circle
          className={style.rest}
          cx="44"
          cy="44"
          r={RADIUS}
          strokeDasharray={`${(left / totalSeconds) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 44 44)"
        />
      </svg>
      <span className={style.left} aria-hidden="true">
        {left > 0 ? clockText(left) : '…'}
      </span>
    </span>
  );
}

/** Formats seconds as minutes and seconds, such as `4:05`. */
const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
