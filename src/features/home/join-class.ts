import card from '../../ui/layout/card.module.css';
import style from './home-top-module.module.css';

/** Returns the class of the card for visitors; also for the first visit, which draws home by itself. */
export function getJoinClass(variant: string): string {
  const plain = `${card.card} ${style.join}`;
  if (variant === 'card') return plain;
  const offer = `${plain} ${card.feature} ${style.offer}`;
  return variant === 'packet' ? `${offer} ${style.packet}` : offer;
}
