import { isLottery, launchPath, lobbyPath, trialPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import type { FoundGame } from '../data/find-game';
import style from './game-entry.module.css';

/** A game's image, vendor, and links: play, trial if there is one, and lobby for a lottery. */
export function GameEntry({ category, card }: FoundGame) {
  const t = useTranslate();
  return (
    <div className={style.entry}>
      <span className={style.picture}>{card.image !== '' && <img src={card.image} alt="" />}</span>
      <p>{card.providerName}</p>
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
