import { isLottery, launchPath, lobbyPath } from '../../services/games/launch-path';
import { vendorOf } from '../../services/games/vendor';
import { useText } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import { buttonClass } from '../../ui/button';
import type { FoundGame } from './find-game';
import style from './game-entry.module.css';

/** A game's picture, its vendor and the ways into it: straight to it, and for a lottery by its lobby. */
export function GameEntry({ category, card }: FoundGame) {
  const t = useText();
  return (
    <div className={style.entry}>
      <span className={style.picture}>{card.image !== '' && <img src={card.image} alt="" />}</span>
      <p>{vendorOf(card.accountTypeName)}</p>
      <ProductLink to={launchPath(category, card)} className={buttonClass()}>
        {t('games.play')}
      </ProductLink>
      {isLottery(category) && (
        <ProductLink to={lobbyPath(category, card)} className={buttonClass('secondary')}>
          {t('games.lobby')}
        </ProductLink>
      )}
    </div>
  );
}
