import { useEffect, useState } from 'react';
import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { formatTimeLeft, nextDrawTime } from '../../../services/games/next-draw';
import style from './draw-countdown.module.css';

const SECOND_MS = 1_000;

/**
 * Countdown to the next draw of a lottery; renders nothing for other games. Hidden from screen readers, because it
 * changes every second.
 */
export function DrawCountdown({ card }: { readonly card: Pick<GameCard, 'drawAt' | 'drawInterval'> }) {
  const [now, setNow] = useState(Date.now);
  const hasDraws = card.drawAt > 0;
  useEffect(() => {
    if (!hasDraws) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [hasDraws]);
  const next = nextDrawTime(card, now);
  if (next === undefined) return null;
  return (
    <span className={style.countdown} dir="ltr" aria-hidden="true" data-live>
      {formatTimeLeft(next - now)}
    </span>
  );
}
