import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icon-names';
import { useIllustration } from '../media/use-illustration';
import { Card } from './card';
import style from './page-intro-card.module.css';

interface PageIntroCardProps {
  /** Icon for the subject of the page, shown while there is no illustration. */
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** First card of a page: what the page is for, beside the merchant's welcome illustration or an icon. */
export function PageIntroCard({ icon, children }: PageIntroCardProps) {
  const isIllustrated = useIllustration('welcome');
  return (
    <Card tone="feature" flush className={style.intro}>
      <p>{children}</p>
      <span className={style.picture} data-illustrated={isIllustrated || undefined}>
        {!isIllustrated && <Icon name={icon} size={40} />}
      </span>
    </Card>
  );
}
