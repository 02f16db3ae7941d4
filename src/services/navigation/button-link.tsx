import type { ReactNode } from 'react';
import type { ButtonVariant } from '../../ui/button/button';
import button from '../../ui/button/button.module.css';
import { AppLink } from './app-link';

interface ButtonLinkProps {
  readonly to: string;
  readonly look?: ButtonVariant;
  readonly wide?: boolean;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

/** A link to a page of the app that looks like a button. */
export function ButtonLink({ to, look = 'primary', wide = false, onClick, children }: ButtonLinkProps) {
  return (
    <AppLink
      to={to}
      onClick={onClick}
      className={[button.button, button[look], wide && button.wide].filter(Boolean).join(' ')}
    >
      {children}
    </AppLink>
  );
}
