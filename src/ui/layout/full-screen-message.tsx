import type { ReactNode } from 'react';
import style from './full-screen-message.module.css';

interface FullScreenMessageProps {
  /** The merchant's name or logo, above the title. */
  readonly brand: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/** A full screen that replaces the product while it is not available. */
export function FullScreenMessage({ brand, title, children, actions }: FullScreenMessageProps) {
  return (
    <main className={style.page}>
      <div className={style.card}>
        <div className={style.brand}>{brand}</div>
        <h1>{title}</h1>
        {children}
        <div className={style.actions}>{actions}</div>
      </div>
    </main>
  );
}
