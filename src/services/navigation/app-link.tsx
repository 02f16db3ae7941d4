import { Link, type LinkProps } from 'react-router-dom';
import { withCampaignParams } from './navigate';

interface AppLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
}

/** A link to a page of the app with the saved campaign parameters (ROUTE-5). */
export function AppLink({ to, ...rest }: AppLinkProps) {
  return <Link {...rest} to={withCampaignParams(to)} />;
}
