import { useId } from 'react';
import style from './progress-bar.module.css';

/** A labelled progress bar. @param ratio from 0 to 1 */
export function ProgressBar({ ratio, label }: { readonly ratio: number; readonly label: string }) {
  const id = useId();
  return (
    <div className={style.progress}>
      <label htmlFor={id}>{label}</label>
      <progress id={id} max={1} value={ratio} />
    </div>
  );
}
