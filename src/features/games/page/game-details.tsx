import { useQuery } from '@tanstack/react-query';
import { ROUTES } from '../../../contract/paths';
import form from '../../../services/forms/form.module.css';
import { buildLaunchPath, buildLobbyPath, buildTrialPath, isLotteryCategory } from '../../../services/games/game-paths';
import { formatMoney, NO_DECIMALS_FORMAT } from '../../../services/i18n/format-money';
import { useI18n } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { useQueryScope } from '../../../services/queries/query-scope';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { Card } from '../../../ui/layout/card';
import { OneLineAmount } from '../../../ui/layout/one-line-amount';
import { Icon } from '../../../ui/media/icon';
import { Picture } from '../../../ui/media/picture';
import { gameFactsQuery, useDraws } from '../draws/draws-query';
import { formatGameFacts } from '../draws/format-game-facts';
import { GameDrawsPanel } from '../draws/game-draws-panel';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { LotteryDrawCountdown } from '../lanes/lottery-draw-countdown';
import style from './game-details.module.css';
import { pickSimilarGames } from './similar-games';

/** How to win is said in this many lines. */
const MAX_RULES = 3;

interface GameDetailsProps {
  readonly nodeId: string;
  readonly categories: readonly GameCategory[];
  /** ISO 4217 code of the jackpot's currency; if empty, the jackpot is formatted as a plain number. */
  readonly currency: string;
}

/**
 * A game's image, draws, vendor, category, jackpot and what else the platform tells of it, with links: play, trial if
 * there is one, lobby for a lottery, and similar games. Play and trial stay at the bottom of the screen. Renders nothing if no category contains the game.
 */
export function GameDetails({ nodeId, categories, currency }: GameDetailsProps) {
  const { t, language } = useI18n();
  const home = categories.find(({ cards }) => cards.some((card) => card.nodeId === nodeId));
  const card = home?.cards.find((one) => one.nodeId === nodeId);
  const isLottery = home !== undefined && isLotteryCategory(home.category);
  const factsQuery = useQuery(gameFactsQuery(useQueryScope(), nodeId));
  const drawsQuery = useDraws(isLottery);
  if (!home || !card) return null;
  const { category, title } = home;
  const told = factsQuery.data?.value;
  const hasDraws = drawsQuery.data?.value.list.some((draws) => draws.nodeId === nodeId);
  // Facts, draws and rules would move what stands below them. A request that is repeated after a failure hides nothing.
  const isLoading = [factsQuery, drawsQuery].some((query) => query.isLoading && !query.isFetched);
  const facts = told ? formatGameFacts(told, language.locale) : [];
  const rules = [...new Set(told?.rules.filter((rule) => rule !== ''))].slice(0, MAX_RULES);
  const similar = pickSimilarGames(home.cards, card);
  return (
    <>
      <div className={style.entry}>
        <span className={style.picture} data-page-picture>
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
          {!hasDraws && (
            <span className={style.draw}>
              <LotteryDrawCountdown card={card} />
            </span>
          )}
        </span>
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
          {facts.map(({ name, text, textKey }) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{textKey ? t(textKey) : text}</dd>
            </div>
          ))}
        </Card>
        {isLoading && <Skeleton label={t('state.loading')} rows={5} />}
        {isLottery && !isLoading && <GameDrawsPanel nodeId={nodeId} />}
        {!isLoading && rules.length > 0 && (
          <Card as="section" aria-labelledby="how-to-win">
            <h2 id="how-to-win" className={style.title}>
              {t('games.rules')}
            </h2>
            <ol className={style.rules} dir="auto">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
          </Card>
        )}
        {isLottery && !isLoading && (
          <div className={style.more}>
            <ButtonLink to={ROUTES.memberTickets.path} look="quiet">
              {t('page.tickets.title')}
            </ButtonLink>
            <ButtonLink to={buildLobbyPath(category, card)} look="quiet">
              {t('games.lobby')}
            </ButtonLink>
          </div>
        )}
      </div>
      {!isLoading && similar.length > 0 && (
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
      <div className={[form.sticky, style.actions].join(' ')}>
        <ButtonLink to={buildLaunchPath(category, card)}>{t('games.play')}</ButtonLink>
        {card.trial && (
          <ButtonLink to={buildTrialPath(card)} look="secondary">
            {t('games.try')}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
