import { Link, type LinkProps } from 'react-router-dom';
import { withTrackingParams } from './navigate';

interface ProductLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
}

/** A link to a page of the app with the saved campaign parameters (ROUTE-5). */
export function ProductLink({ to, ...rest }: ProductLinkProps) {
  return <Link {...rest} to={withTrackingParams(to)} />;
}
