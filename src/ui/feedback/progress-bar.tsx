import { useId } from 'react';
import style from './progress-bar.module.css';

interface ProgressBarProps {
  /** Progress, from 0 to 1. */
  readonly ratio: number;
  readonly label: string;
  /** Number of equal segments that the bar is divided into; default: 1, an undivided bar. */
  readonly segments?: number;
}

/** A labelled progress bar. */
export function ProgressBar({ ratio, label, segments = 1 }: ProgressBarProps) {
  const id = useId();
  return (
    <div className={style.progress}>
      <label htmlFor={id}>{label}</label>
      <progress
        id={id}
        max={1}
        value={ratio}
        {...(segments > 1 && { className: style.segmented, style: { maskSize: `${100 / segments}% 100%` } })}
      />
    </div>
  );
}
