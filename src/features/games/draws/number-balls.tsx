import style from './number-balls.module.css';

interface NumberBallsProps {
  readonly numbers: readonly string[];
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The numbers that are marked, because they match. */
  readonly marked?: ReadonlySet<string>;
  /** What a screen reader adds to a marked number. */
  readonly markedText?: string;
  readonly size?: 'small' | 'normal';
  /** The most places there are; the last of them says how many more numbers there are. Default: a place for each. */
  readonly places?: number;
}

/** Drawn or picked numbers, each on a ball. */
export function NumberBalls({
  numbers,
  label,
  marked,
  markedText = '',
  size = 'normal',
  places = Number.POSITIVE_INFINITY,
}: NumberBallsProps) {
  const shown = numbers.length > places ? numbers.slice(0, places - 1) : numbers;
  const more = numbers.length - shown.length;
  return (
    <ul
      className={[style.balls, size === 'small' && style.small].filter(Boolean).join(' ')}
      aria-label={label}
      dir="ltr"
    >
      {shown.map((number, index) => {
        const mark = marked?.has(number) ? { 'data-marked': true, 'aria-label': `${number}, ${markedText}` } : {};
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a digit may be drawn twice; the list never reorders
          <li key={index} {...mark}>
            {number}
          </li>
        );
      })}
      {more > 0 && <li data-more>+{more}</li>}
    </ul>
  );
}
