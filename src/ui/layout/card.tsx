import type { HTMLAttributes } from 'react';
import style from './card.module.css';

/**
 * Background of a card: `tinted` has the soft accent as background; `feature` has the merchant's gradient, for the hero
 * card of a page.
 */
type CardTone = 'plain' | 'tinted' | 'feature';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'li' | 'ul' | 'ol' | 'dl';
  readonly tone?: CardTone;
  /** Whether the card has no padding, for a list whose rows extend to the edges. */
  readonly flush?: boolean;
}

/**
 * Card container of the design system. To style a link as a card, apply the `card` class of card.module.css to it.
 */
export function Card({ as: Tag = 'div', tone = 'plain', flush = false, className, ...rest }: CardProps) {
  const names = [style.card, !flush && style.padded, tone !== 'plain' && style[tone], className];
  return <Tag {...rest} className={names.filter(Boolean).join(' ')} />;
}
