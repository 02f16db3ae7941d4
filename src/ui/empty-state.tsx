import type { ReactNode } from 'react';
import style from './empty-state.module.css';
import { Icon, type IconName } from './icon';

interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** Stands where content would be: what is missing, why, and what can be done. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <section className={style.empty} role="status">
      <span className={style.icon}>
        <Icon name={icon} size={36} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </section>
  );
}
