import type { ReactNode } from 'react';
import type { IconName } from '../media/icon-names';
import { WelcomeIllustration } from '../media/welcome-illustration';
import { Card } from './card';
import style from './login-or-register-card.module.css';

interface LoginOrRegisterCardProps {
  /** Icon for what a visitor logs in for, shown while there is no illustration. */
  readonly icon: IconName;
  readonly children: ReactNode;
}

/**
 * Card that invites a visitor of a public page to log in or register: the merchant's welcome illustration, or an icon,
 * above the buttons.
 */
export function LoginOrRegisterCard({ icon, children }: LoginOrRegisterCardProps) {
  return (
    <Card className={style.join}>
      <WelcomeIllustration icon={icon} className={style.picture} />
      {children}
    </Card>
  );
}
