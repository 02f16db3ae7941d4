import type { ReactNode } from 'react';
import type { IllustrationName } from '../../contract/merchant/illustration-names';
import type { IconName } from '../media/icon-names';
import { IllustratedIcon } from '../media/illustrated-icon';
import style from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly illustration?: IllustrationName;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Placeholder for missing content: what is missing, why, and an action. */
export function EmptyState({ icon, illustration = 'empty', title, children, action }: EmptyStateProps) {
  return (
    <section className={style.empty} role="status">
      <IllustratedIcon icon={icon} illustration={illustration} />
      {title && <h2>{title}</h2>}
      {children && <p>{children}</p>}
      {action}
    </section>
  );
}
