import type { ReactNode } from 'react';
import { IconButton } from '../media/icon-button';
import style from './titled-screen.module.css';

interface TitledScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Label and action of the back button; absent on top-level screens. */
  readonly back?: { readonly label: string; readonly onPress: () => void };
  /** Content at the end of the title bar. */
  readonly aside?: ReactNode;
}

/** A screen: title bar with the only `h1` of the page and a back button, and the only `main`. */
export function TitledScreen({ title, children, back, aside }: TitledScreenProps) {
  return (
    <>
      <header className={style.bar}>
        {back && (
          <IconButton icon="back" directional className={style.back} label={back.label} onClick={back.onPress} />
        )}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {aside}
      </header>
      <main className={style.main}>{children}</main>
    </>
  );
}
