import type { ReactNode } from 'react';
import style from './receipt.module.css';

export interface ReceiptLine {
  readonly label: string;
  /** The formatted amount, such as `₱500.00`. */
  readonly amount: string;
}

interface ReceiptProps {
  /** The lines from top to bottom. */
  readonly lines: readonly ReceiptLine[];
  /** Whether the last line is the result of the others. */
  readonly hasResult?: boolean;
  /** A condition below the lines. */
  readonly children?: ReactNode;
}

/** What a deposit or withdrawal costs and brings. */
export const Receipt = ({ lines, hasResult = true, children }: ReceiptProps) => (
  <div className={style.receipt}>
    <dl data-result={hasResult || undefined}>
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
