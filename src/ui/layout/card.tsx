import type { HTMLAttributes } from 'react';
import style from './card.module.css';

/** `tinted` has the soft accent; `feature` has the merchant's gradient, for the one thing that leads a page. */
type CardTone = 'plain' | 'tinted' | 'feature';

interface CardProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'section' | 'li' | 'ul' | 'ol' | 'dl';
  readonly tone?: CardTone;
  /** Without padding, for a list whose rows reach the edges. */
  readonly flush?: boolean;
}

/** The round-cornered surface of the product. A link that is a card has the class `card` of the style sheet. */
export function Card({ as: Tag = 'div', tone = 'plain', flush = false, className, ...rest }: CardProps) {
  const names = [style.card, !flush && style.padded, tone !== 'plain' && style[tone], className];
  return <Tag {...rest} className={names.filter(Boolean).join(' ')} />;
}
