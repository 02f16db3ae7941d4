import style from './skeleton.module.css';
import visually from './visually-hidden.module.css';

/** Where a list will stand while it is on its way; `label` is what a screen reader says meanwhile. */
export function Skeleton({ label, rows = 3 }: { readonly label: string; readonly rows?: number }) {
  return (
    <div className={style.skeleton} role="status">
      <span className={visually.hidden}>{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={row} className={style.row} />
      ))}
    </div>
  );
}
