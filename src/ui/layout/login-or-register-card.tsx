import type { ReactNode } from 'react';
import { Card } from './card';
import style from './login-or-register-card.module.css';

/**
 * Card that invites a visitor of a public page to log in or register: the merchant's welcome illustration above the
 * buttons.
 */
export function LoginOrRegisterCard({ children }: { readonly children: ReactNode }) {
  return <Card className={style.join}>{children}</Card>;
}
