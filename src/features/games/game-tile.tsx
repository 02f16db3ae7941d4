import type { GameCard } from '../../contract/endpoints/game-lanes';
import { launchPath } from '../../services/games/launch-path';
import { trialPath } from '../../services/games/trial-path';
import { vendorOf } from '../../services/games/vendor';
import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { LazyImage } from '../../ui/lazy-image';
import style from './game-tile.module.css';

interface GameTileProps {
  readonly category: string;
  readonly card: GameCard;
}

/** A game: its picture over a drawn initial, its name, its vendor; a tap starts it (GAME-1), or its trial (GAME-3). */
export function GameTile({ category, card }: GameTileProps) {
  const t = useText();
  const launch = (
    <ProductLink to={launchPath(category, card)} className={style.tile}>
      <span className={style.picture} aria-hidden="true" data-initial={[...card.displayName.trim()][0]?.toUpperCase()}>
        <LazyImage src={card.image} alt="" width={240} height={240} />
      </span>
      <span className={style.text}>
        <span className={style.name}>{card.displayName}</span>
        <span className={style.vendor}>{vendorOf(card.accountTypeName)}</span>
      </span>
    </ProductLink>
  );
  if (!card.trial) return launch;
  return (
    <div className={style.both}>
      {launch}
      <ProductLink
        to={trialPath(card)}
        className={style.trial}
        aria-label={t('games.try_named', { name: card.displayName })}
      >
        <span>{t('games.try')}</span>
      </ProductLink>
    </div>
  );
}
