import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { computeNextDrawTime, formatTimeLeft } from '../../../services/games/next-draw';
import style from './lottery-draw-countdown.module.css';
import { useNow } from './use-now';

/**
 * Countdown to the next draw of a lottery; renders nothing for other games. Hidden from screen readers, because it
 * changes every second.
 */
export function LotteryDrawCountdown({ card }: { readonly card: Pick<GameCard, 'drawAt' | 'drawInterval'> }) {
  const now = useNow(card.drawAt > 0);
  const next = computeNextDrawTime(card, now);
  if (next === undefined) return null;
  return (
    <span className={style.countdown} dir="ltr" aria-hidden="true" data-live>
      {formatTimeLeft(next - now)}
    </span>
  );
}
