import type { ReactNode } from 'react';
import type { IconName } from '../media/icon-names';
import { WelcomeIllustration } from '../media/welcome-illustration';
import { Card } from './card';
import style from './page-intro-card.module.css';

interface PageIntroCardProps {
  /** Icon for the subject of the page, shown while there is no illustration. */
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** First card of a page: what the page is for, beside the merchant's welcome illustration or an icon. */
export function PageIntroCard({ icon, children }: PageIntroCardProps) {
  return (
    <Card tone="feature" flush className={style.intro}>
      <p data-display>{children}</p>
      <WelcomeIllustration icon={icon} className={style.picture} />
    </Card>
  );
}
