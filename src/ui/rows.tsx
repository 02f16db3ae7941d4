import type { ReactNode } from 'react';
import style from './rows.module.css';

/** A list of rows on one card. */
export function Rows({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <ul className={style.rows} aria-label={label}>
      {children}
    </ul>
  );
}

interface RowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** At the end of the row. */
  readonly aside?: ReactNode;
}

/** What stands in a row: a title, a detail below it, something at its end. */
export function RowContent({ title, detail, aside }: RowProps) {
  return (
    <>
      <span className={style.text}>
        <span className={style.title}>{title}</span>
        {detail !== undefined && <span className={style.detail}>{detail}</span>}
      </span>
      {aside !== undefined && <span className={style.aside}>{aside}</span>}
    </>
  );
}

/** One row that leads nowhere. */
export function Row(props: RowProps) {
  return (
    <li className={style.row}>
      <RowContent {...props} />
    </li>
  );
}

interface ButtonRowProps extends RowProps {
  readonly onPress: () => void;
}

/** One row that does something, and leads to no page. */
export function ButtonRow({ onPress, ...content }: ButtonRowProps) {
  return (
    <li>
      <button type="button" className={[style.row, style.button].join(' ')} onClick={onPress}>
        <RowContent {...content} />
      </button>
    </li>
  );
}
