import type { ReactNode } from 'react';
import style from './message.module.css';

interface MessageProps {
  readonly tone: 'alert' | 'quiet';
  readonly children: ReactNode;
}

/** A message within a page: an alert or a quiet note. */
export function Message({ tone, children }: MessageProps) {
  return (
    <p className={[style.message, style[tone]].join(' ')}>
      <bdi>{children}</bdi>
    </p>
  );
}
