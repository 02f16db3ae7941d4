import { buildLaunchPath } from '../../../services/games/game-paths';
import { useI18n } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { Card } from '../../../ui/layout/card';
import card from '../../../ui/layout/card.module.css';
import type { GameWithCategory } from '../data/find-game';
import { formatMatchStartTime, type MatchCardData } from './match-card-data';
import style from './match-lane.module.css';

interface MatchCardProps {
  readonly match: MatchCardData;
  /** The game in which users bet on the match; undefined if no lane lists it. */
  readonly game: GameWithCategory | undefined;
}

/** A match: league, teams, and live score or start time. Links to the game in which users bet on it (GAME-6). */
export function MatchCard({ match: { league, sides, live, score, startTime }, game }: MatchCardProps) {
  const { t, language } = useI18n();
  const content = (
    <>
      <span className={style.league}>{league}</span>
      {sides.map((side) => (
        <bdi key={side} className={style.side}>
          {side}
        </bdi>
      ))}
      <span className={style.state}>
        {live && <b className={style.live}>{t('games.match.live')}</b>}
        {live && score !== '' && <span dir="ltr">{score}</span>}
        {!live && startTime > 0 && (
          <time dateTime={new Date(startTime).toISOString()}>
            {formatMatchStartTime(startTime, Date.now(), language.locale)}
          </time>
        )}
      </span>
    </>
  );
  return game ? (
    <AppLink to={buildLaunchPath(game.category, game.card)} className={[card.card, style.card].join(' ')}>
      {content}
    </AppLink>
  ) : (
    <Card flush className={style.card}>
      {content}
    </Card>
  );
}
