import { RowContent, type RowItemProps } from '../../ui/list/rows';
import rows from '../../ui/list/rows.module.css';
import { Icon } from '../../ui/media/icon';
import { useIsPageOffered } from '../merchant/page-needs';
import { AppLink } from './app-link';

interface LinkRowProps extends Omit<RowItemProps, 'aside'> {
  readonly to: string;
}

/** A list row that links to a page of the app. Renders nothing if the merchant does not offer the page (ROUTE-10). */
export function LinkRow({ to, position, ...content }: LinkRowProps) {
  const isOffered = useIsPageOffered(to);
  if (!isOffered) return null;
  return (
    <li {...position}>
      <AppLink to={to} className={rows.row}>
        <RowContent {...content} aside={<Icon name="forward" size={20} directional />} />
      </AppLink>
    </li>
  );
}
