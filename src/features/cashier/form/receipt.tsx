import type { ReactNode } from 'react';
import style from './receipt.module.css';

export interface ReceiptLine {
  readonly label: string;
  /** The formatted amount, such as `₱500.00`. */
  readonly amount: string;
}

interface ReceiptProps {
  /** The lines from top to bottom; the last one is the result. */
  readonly lines: readonly ReceiptLine[];
  /** A condition below the lines. */
  readonly children?: ReactNode;
}

/** What a deposit or withdrawal costs and brings, directly above the button that sends it. */
export const Receipt = ({ lines, children }: ReceiptProps) => (
  <div className={style.receipt}>
    <dl>
      {lines.map(({ label, amount }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{amount}</bdi>
          </dd>
        </div>
      ))}
    </dl>
    {children}
  </div>
);
