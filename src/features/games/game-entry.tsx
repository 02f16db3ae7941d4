import { isLottery, launchPath, lobbyPath } from '../../services/games/launch-path';
import { trialPath } from '../../services/games/trial-path';
import { vendorOf } from '../../services/games/vendor';
import { useText } from '../../services/i18n/i18n';
import { ButtonLink } from '../../services/navigation/button-link';
import type { FoundGame } from './find-game';
import style from './game-entry.module.css';

/** A game's picture, its vendor and the ways into it: straight to it, its trial, and for a lottery its lobby. */
export function GameEntry({ category, card }: FoundGame) {
  const t = useText();
  return (
    <div className={style.entry}>
      <span className={style.picture}>{card.image !== '' && <img src={card.image} alt="" />}</span>
      <p>{vendorOf(card.accountTypeName)}</p>
      <ButtonLink to={launchPath(category, card)}>{t('games.play')}</ButtonLink>
      {card.trial && (
        <ButtonLink to={trialPath(card)} look="secondary">
          {t('games.try')}
        </ButtonLink>
      )}
      {isLottery(category) && (
        <ButtonLink to={lobbyPath(category, card)} look="secondary">
          {t('games.lobby')}
        </ButtonLink>
      )}
    </div>
  );
}
