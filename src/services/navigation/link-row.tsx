import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import { RowContent } from '../../ui/rows';
import rows from '../../ui/rows.module.css';
import { ProductLink } from './product-link';

interface LinkRowProps {
  readonly to: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** A row that leads to a page of the product. */
export function LinkRow({ to, title, detail }: LinkRowProps) {
  return (
    <li>
      <ProductLink to={to} className={rows.row}>
        <RowContent title={title} detail={detail} aside={<Icon name="forward" size={20} directional />} />
      </ProductLink>
    </li>
  );
}
