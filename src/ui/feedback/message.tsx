import type { ReactNode } from 'react';
import style from './message.module.css';

interface MessageProps {
  readonly tone: 'alert' | 'quiet';
  /** A quiet line below, such as the code of an error. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

/** A message within a page: an alert or a quiet note. */
export function Message({ tone, note, children }: MessageProps) {
  return (
    <p className={[style.message, style[tone]].join(' ')}>
      <bdi>{children}</bdi>
      {note && <small className={style.note}>{note}</small>}
    </p>
  );
}
