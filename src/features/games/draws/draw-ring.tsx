import { formatTimeLeft } from '../../../services/games/next-draw';
import style from './draw-ring.module.css';

interface DrawRingProps {
  /** Time until the draw (ms). */
  readonly leftMs: number;
  /** Share of the time between two draws that is left, 0 to 1; without it there is no ring around the time. */
  readonly left: number | undefined;
}

/** Countdown to a draw, in a ring that empties. Hidden from screen readers, because it changes every second. */
export const DrawRing = ({ leftMs, left }: DrawRingProps) => (
  <span className={style.ring} aria-hidden="true">
    {left !== undefined && (
      <svg viewBox="0 0 96 96" fill="none" aria-hidden="true">
        <circle cx="48" cy="48" r="43" className={style.track} />
        <circle cx="48" cy="48" r="43" className={style.rest} pathLength="1" strokeDasharray={`${left.toFixed(3)} 1`} />
      </svg>
    )}
    <b dir="ltr" data-live>
      {formatTimeLeft(leftMs)}
    </b>
  </span>
);
