import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icon-names';
import { Card } from './card';
import style from './page-intro-card.module.css';

interface PageIntroCardProps {
  /** Icon for the subject of the page, shown if the merchant has no illustrations. */
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** First card of a page: what the page is for, beside the merchant's welcome illustration or an icon. */
export function PageIntroCard({ icon, children }: PageIntroCardProps) {
  return (
    <Card tone="feature" flush className={style.intro}>
      <p>{children}</p>
      <span className={style.picture}>
        <Icon name={icon} size={40} />
      </span>
    </Card>
  );
}
