import { buildLaunchPath, buildLobbyPath, buildTrialPath, isLotteryCategory } from '../../../services/games/game-paths';
import { formatMoney, NO_DECIMALS_FORMAT } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { Card } from '../../../ui/layout/card';
import { OneLineAmount } from '../../../ui/layout/one-line-amount';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { LotteryDrawCountdown } from '../lanes/lottery-draw-countdown';
import style from './game-details.module.css';
import { pickSimilarGames } from './similar-games';

interface GameDetailsProps {
  readonly nodeId: string;
  readonly categories: readonly GameCategory[];
  /** ISO 4217 code of the jackpot's currency; if empty, the jackpot is formatted as a plain number. */
  readonly currency: string;
}

/**
 * A game's image, vendor, category and jackpot, with links: play, trial if there is one, lobby for a lottery, and
 * similar games. Renders nothing if no category contains the game.
 */
export function GameDetails({ nodeId, categories, currency }: GameDetailsProps) {
  const { t, language } = useI18n();
  const home = categories.find(({ cards }) => cards.some((card) => card.nodeId === nodeId));
  const card = home?.cards.find((one) => one.nodeId === nodeId);
  if (!home || !card) return null;
  const { category, title } = home;
  const similar = pickSimilarGames(home.cards, card);
  return (
    <>
      <div className={style.entry}>
        <span className={style.picture}>
          <Icon name="games" size={56} />
          <Picture
            src={card.image}
            alt=""
            frame={(image) => (
              <>
                <img src={card.image} alt="" className={style.ground} />
                {image}
              </>
            )}
          />
          <span className={style.draw}>
            <LotteryDrawCountdown card={card} />
          </span>
        </span>
        <ButtonLink to={buildLaunchPath(category, card)} wide>
          <Icon name="play" size={20} />
          {t('games.play')}
        </ButtonLink>
        <div className={style.more}>
          {card.trial && (
            <ButtonLink to={buildTrialPath(card)} look="secondary">
              {t('games.try')}
            </ButtonLink>
          )}
          {isLotteryCategory(category) && (
            <ButtonLink to={buildLobbyPath(category, card)} look="secondary">
              {t('games.lobby')}
            </ButtonLink>
          )}
        </div>
        <Card as="dl" flush className={style.facts}>
          <div>
            <dt>{t('games.provider')}</dt>
            <dd>{card.providerName || card.accountTypeName}</dd>
          </div>
          <div>
            <dt>{t('games.category')}</dt>
            <dd>{title}</dd>
          </div>
          {card.jackpot > 0 && (
            <div>
              <dt>{t('games.jackpot')}</dt>
              <dd>
                <OneLineAmount size="body">
                  {formatMoney(card.jackpot, currency, language.locale, NO_DECIMALS_FORMAT)}
                </OneLineAmount>
              </dd>
            </div>
          )}
        </Card>
      </div>
      {similar.length > 0 && (
        <div className={style.similar}>
          <LaneSection id="lane-similar" title={t('games.similar')} eager>
            {() =>
              similar.map((one) => (
                <li key={one.nodeId}>
                  <GameTile category={category} card={one} />
                </li>
              ))
            }
          </LaneSection>
        </div>
      )}
    </>
  );
}
