import { getFirstGrapheme } from '../../base/text/graphemes';
import style from './avatar.module.css';

const RADIUS = 30;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface AvatarProps {
  readonly name: string;
  /** Fraction of the ring that is drawn, 0 to 1; if undefined, only its track is drawn. */
  readonly ring?: number | undefined;
}

/** The first letter of a name in a ring; decorative, because the name itself is shown beside it. */
export function Avatar({ name, ring = 0 }: AvatarProps) {
  return (
    <svg className={style.avatar} viewBox="0 0 68 68" aria-hidden="true" focusable="false">
      <circle className={style.ground} cx="34" cy="34" r="26" />
      <circle className={style.track} cx="34" cy="34" r={RADIUS} />
      {ring > 0 && (
        <circle
          className={style.ring}
          cx="34"
          cy="34"
          r={RADIUS}
          strokeDasharray={`${ring * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          transform="rotate(-90 34 34)"
        />
      )}
      <text x="34" y="34" dominantBaseline="central" textAnchor="middle">
        {getFirstGrapheme(name).toLocaleUpperCase()}
      </text>
    </svg>
  );
}
