import { Link, type LinkProps } from 'react-router-dom';
import { useIsPageOffered } from '../merchant/page-needs';
import { withCampaignParams } from './navigate';

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
}

/**
 * A link to a page of the app with the saved campaign parameters (ROUTE-5). Renders nothing if the merchant does not
 * offer the page (ROUTE-10); a list of links leaves such links out before, so that no empty item remains.
 */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const isOffered = useIsPageOffered(to);
  return isOffered && <Link {...rest} to={withCampaignParams(to)} />;
}
