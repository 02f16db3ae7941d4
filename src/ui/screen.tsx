import type { ReactNode } from 'react';
import { Icon } from './icon';
import style from './screen.module.css';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** The way back; a screen without one is a place of its own. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** Beside the title, at the end of the line. */
  readonly aside?: ReactNode;
}

/** A screen: its one `h1`, its one `main`, and a way back. */
export function Screen({ title, children, back, aside }: ScreenProps) {
  return (
    <>
      <header className={style.bar}>
        {back && (
          <button type="button" className={style.back} aria-label={back.label} onClick={back.onPress}>
            <Icon name="back" directional />
          </button>
        )}
        <h1>{title}</h1>
        {aside}
      </header>
      <main className={style.main}>{children}</main>
    </>
  );
}
