import { launchPath } from '../../services/games/launch-path';
import { useI18n } from '../../services/i18n/i18n';
import { ProductLink } from '../../services/navigation/product-link';
import type { FoundGame } from './find-game';
import { formatStart } from './format-start';
import style from './match-lane.module.css';
import type { MatchView } from './match-view';

interface MatchCardProps {
  readonly match: MatchView;
  /** The game that the match is played in; undefined when home has none of that number. */
  readonly game: FoundGame | undefined;
}

/** A match: its league, its sides, and whether it runs or when it begins (GAME-6). A tap starts its game. */
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
            {formatStart(startTime, Date.now(), language.locale)}
          </time>
        )}
      </span>
    </>
  );
  return game ? (
    <ProductLink to={launchPath(game.category, game.card)} className={style.card}>
      {content}
    </ProductLink>
  ) : (
    <div className={style.card}>{content}</div>
  );
}
