import { Link, type LinkProps } from 'react-router-dom';
import { carried } from './navigator';

interface ProductLinkProps extends Omit<LinkProps, 'to'> {
  readonly to: string;
}

/** A link to a page of the product that carries the kept parameters along (ROUTE-5). */
export function ProductLink({ to, ...rest }: ProductLinkProps) {
  return <Link {...rest} to={carried(to)} />;
}
