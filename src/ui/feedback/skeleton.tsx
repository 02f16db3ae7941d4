import visually from '../styles/visually-hidden.module.css';
import style from './skeleton.module.css';

/** Placeholder of a list that is loading; screen readers announce `label`. */
export function Skeleton({ label, rows = 3 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className={style.skeleton} role="status" data-loading="">
      <span className={visually.hidden}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className={style.row} />
      ))}
    </div>
  );
}
