import type { ReactNode } from 'react';
import { Card } from './card';
import style from './join-card.module.css';

/** Invites a visitor of a public page to come in: the merchant's welcome illustration above the ways in. */
export function JoinCard({ children }: { readonly children: ReactNode }) {
  return <Card className={style.join}>{children}</Card>;
}
