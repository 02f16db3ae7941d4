import type { ReactNode } from 'react';
import { Card } from '../layout/card';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icon-names';
import style from './rows.module.css';

/** A list of rows on one card. */
export function RowList({ children, label }: { readonly children: ReactNode; readonly label?: string }) {
  return (
    <Card as="ul" flush className={style.rows} aria-label={label}>
      {children}
    </Card>
  );
}

/**
 * Attributes of an item in a list of which only a part is rendered, so that a screen reader knows its position in the
 * whole list.
 */
export interface ListPosition {
  readonly 'aria-setsize'?: number;
  readonly 'aria-posinset'?: number;
}

export interface RowProps {
  /** Icon at the start of the row. */
  readonly icon?: IconName | undefined;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Content at the end of the row. */
  readonly aside?: ReactNode;
}

export interface RowItemProps extends RowProps {
  readonly position?: ListPosition | undefined;
}

/** Content of a row: an icon, a title, a detail below it, and an aside. */
export function RowContent({ icon, title, detail, aside }: RowProps) {
  return (
    <>
      {icon && (
        <span className={style.icon}>
          <Icon name={icon} size={20} />
        </span>
      )}
      <span className={style.text}>
        <span className={style.title}>
          <bdi>{title}</bdi>
        </span>
        {detail !== undefined && <span className={style.detail}>{detail}</span>}
      </span>
      {aside !== undefined && <span className={style.aside}>{aside}</span>}
    </>
  );
}

/** A row that is not interactive. */
export function Row({ position, ...content }: RowItemProps) {
  return (
    <li className={style.row} {...position}>
      <RowContent {...content} />
    </li>
  );
}

interface ButtonRowProps extends RowProps {
  readonly onPress: () => void;
  /** Whether the action is running: presses are ignored. */
  readonly busy?: boolean;
}

/** A row that is a button. */
export function ButtonRow({ onPress, busy = false, ...content }: ButtonRowProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy}
        className={[style.row, style.button].join(' ')}
        onClick={() => busy || onPress()}
      >
        <RowContent {...content} />
      </button>
    </li>
  );
}
