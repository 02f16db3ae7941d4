import type { ReactNode } from 'react';
import type { IllustrationName } from '../../contract/merchant/illustration-names';
import type { IconName } from '../media/icon-names';
import { WelcomeIllustration } from '../media/welcome-illustration';
import { Card } from './card';
import style from './page-intro-card.module.css';

interface PageIntroCardProps {
  /** Icon for the subject of the page, shown while there is no illustration. */
  readonly icon: IconName;
  readonly illustration?: IllustrationName;
  readonly children: ReactNode;
}

/** First card of a page: what the page is for, beside an illustration of the merchant, that of a welcome by default, or an icon. */
export function PageIntroCard({ icon, illustration, children }: PageIntroCardProps) {
  return (
    <Card tone="feature" flush className={style.intro}>
      <p data-display>{children}</p>
      <WelcomeIllustration icon={icon} illustration={illustration} className={style.picture} />
    </Card>
  );
}
