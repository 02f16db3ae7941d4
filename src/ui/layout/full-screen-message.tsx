import type { ReactNode } from 'react';
import type { IllustrationName } from '../../contract/merchant/illustration-names';
import type { IconName } from '../media/icon-names';
import { IllustratedIcon } from '../media/illustrated-icon';
import style from './full-screen-message.module.css';

interface FullScreenMessageProps {
  /** The merchant's name or logo, above the title. */
  readonly brand: ReactNode;
  /** Icon for the type of the message, shown as a badge on the merchant's illustration, or alone. */
  readonly icon: IconName;
  /** The merchant's illustration for the situation; default: something has failed. */
  readonly illustration?: IllustrationName;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** Full-screen message that replaces the app while it is not available. */
export function FullScreenMessage({
  brand,
  icon,
  illustration = 'failed',
  title,
  children,
  actions,
}: FullScreenMessageProps) {
  return (
    <main className={style.page}>
      <div className={style.card}>
        <div className={style.brand}>{brand}</div>
        <div className={style.picture}>
          <IllustratedIcon icon={icon} illustration={illustration} />
        </div>
        <h1>{title}</h1>
        {children}
        <div className={style.actions}>{actions}</div>
      </div>
    </main>
  );
}
