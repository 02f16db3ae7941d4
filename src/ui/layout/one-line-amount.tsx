import type { CSSProperties } from 'react';
import style from './one-line-amount.module.css';

interface OneLineAmountProps {
  readonly size: 'body' | 'title' | 'display';
  /** The formatted amount, such as `₱500.00`. */
  readonly children: string;
}

/** An amount that stands alone. It stays on one line, whatever the size of the text and the width of the font (WL-2). */
export const OneLineAmount = ({ size, children }: OneLineAmountProps) => (
  <strong
    className={`${style.amount} ${style[size]}`}
    style={{ '--characters': children.length } as CSSProperties}
    data-display
  >
    <bdi>{children}</bdi>
  </strong>
);
