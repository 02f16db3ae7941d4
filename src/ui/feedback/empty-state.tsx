import type { ReactNode } from 'react';
import { Icon } from '../media/icon';
import type { IconName } from '../media/icon-names';
import style from './empty-state.module.css';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Placeholder for missing content: what is missing, why, and an action. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section className={style.empty} role="status">
      <span className={style.icon}>
        <Icon name={icon} size={28} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
