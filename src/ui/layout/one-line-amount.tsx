import type { CSSProperties } from 'react';
import style from './one-line-amount.module.css';

interface OneLineAmountProps {
  readonly size: 'title' | 'display';
  /** The formatted amount, such as `₱500.00`. */
  readonly children: string;
}

/** The main amount of a page. It stays on one line, whatever the size of the text and the width of the font (WL-2). */
export const OneLineAmount = ({ size, children }: OneLineAmountProps) => (
  <strong className={`${style.amount} ${style[size]}`} style={{ '--characters': children.length } as CSSProperties}>
    <bdi>{children}</bdi>
  </strong>
);
