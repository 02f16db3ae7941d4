import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../browser/device/device';
import visually from '../styles/visually-hidden.module.css';
import { OneLineAmount } from './one-line-amount';

/** How long the digits roll (ms). */
const ROLL_MS = 600;

/**
 * Returns the amount that is shown while an amount rolls to another one: quickly at first, and exact at the end.
 * @param from hundredths; `to` as well
 */
export function interpolateAmount(from: number, to: number, elapsedMs: number): number {
  const rest = 1 - Math.min(Math.max(elapsedMs / ROLL_MS, 0), 1);
  return Math.round(to - (to - from) * rest ** 3);
}

interface RollingAmountProps {
  /** Amounts in hundredths. */
  readonly from: number;
  readonly to: number;
  /** Formats an amount in hundredths. */
  readonly format: (minor: number) => string;
}

/** An amount whose digits roll from an old value to a new one. Screen readers and reduced motion get the new one only. */
export function RollingAmount({ from, to, format }: RollingAmountProps) {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? to : from));
  useEffect(() => {
    if (prefersReducedMotion()) return setShown(to);
    const start = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      setShown(interpolateAmount(from, to, now - start));
      if (now - start < ROLL_MS) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, to]);
  return (
    <>
      <span aria-hidden="true">
        <OneLineAmount size="display">{format(shown)}</OneLineAmount>
      </span>
      <span className={visually.hidden}>{format(to)}</span>
    </>
  );
}
