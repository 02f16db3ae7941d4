import type { ReactNode } from 'react';
import style from './badge.module.css';

interface BadgeProps {
  readonly tone?: 'quiet' | 'accent' | 'highlight';
  readonly children: ReactNode;
}

/** A short label without an action, such as a rank or a state. */
export function Badge({ tone = 'quiet', children }: BadgeProps) {
  return (
    <span className={[style.badge, tone !== 'quiet' && style[tone]].filter(Boolean).join(' ')}>
      <bdi>{children}</bdi>
    </span>
  );
}
