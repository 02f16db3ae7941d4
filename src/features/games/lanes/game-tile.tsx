import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { buildLaunchPath, buildTrialPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { Icon } from '../../../ui/media/icon';
import { LazyImage } from '../../../ui/media/lazy-image';
import { getGameInitial } from './game-initial';
import style from './game-tile.module.css';
import { LotteryDrawCountdown } from './lottery-draw-countdown';

interface GameTileProps {
  readonly category: string;
  readonly card: GameCard;
  /** Whether the image loads immediately instead of lazily. */
  readonly eager?: boolean;
}

/**
 * Game tile: image, with the first letter of the name as fallback, countdown to the next draw, name and vendor. Links
 * to the launch page (GAME-1) and, if the game has one, to the trial (GAME-3).
 */
export function GameTile({ category, card, eager = false }: GameTileProps) {
  const t = useTranslate();
  const launch = (
    <AppLink to={buildLaunchPath(category, card)} className={style.tile}>
      <span className={style.picture} aria-hidden="true" data-initial={getGameInitial(card)}>
        <LazyImage src={card.image} alt="" width={240} height={240} eager={eager} />
        <span className={style.badge}>
          <LotteryDrawCountdown card={card} />
        </span>
      </span>
      <span className={style.text}>
        <span className={style.name}>
          <bdi>{card.displayName}</bdi>
        </span>
        <span className={style.vendor}>{card.providerName}</span>
      </span>
    </AppLink>
  );
  if (!card.trial) return launch;
  return (
    <div className={style.both}>
      {launch}
      <AppLink to={buildTrialPath(card)} className={style.trial} aria-label={`${t('games.try')}: ${card.displayName}`}>
        <span>
          <Icon name="trial" size={16} />
        </span>
      </AppLink>
    </div>
  );
}
