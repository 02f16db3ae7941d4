import type { ReactNode } from 'react';
import { Card } from './card';
import style from './intro.module.css';

/** First card of a page: what the page is for, beside the merchant's welcome illustration. */
export function Intro({ children }: { readonly children: ReactNode }) {
  return (
    <Card tone="feature" flush className={style.intro}>
      <p>{children}</p>
    </Card>
  );
}
