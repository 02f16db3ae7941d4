import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { buildGamePath, buildLaunchPath } from '../../../services/games/game-paths';
import { formatTimeLeft } from '../../../services/games/next-draw';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { LazyImage } from '../../../ui/media/lazy-image';
import visually from '../../../ui/styles/visually-hidden.module.css';
import type { GameWithCategory } from '../data/find-game';
import { decideDrawView } from '../draws/decide-draw-view';
import { DrawTime } from '../draws/draw-time';
import { NumberBalls } from '../draws/number-balls';
import { useNow } from '../lanes/use-now';
import style from './draw-board.module.css';

interface DrawCardProps {
  readonly draws: GameDraws;
  readonly game: GameWithCategory;
  /** Whether the draws are those of an earlier response. */
  readonly isStale: boolean;
  /** How many drawn numbers have a place side by side. */
  readonly places: number;
}

/**
 * A lottery of the board: the time until its next draw, its last numbers with the time of their draw, and a link that
 * launches it. Everything else of the card leads to the lottery's page (GAME-8).
 */
export function DrawCard({ draws, game: { category, card: game }, isStale, places }: DrawCardProps) {
  const t = useTranslate();
  const now = useNow();
  const { nextAt, left, results, missing } = decideDrawView(draws, now, isStale);
  const [newest] = results;
  const drawnAt = newest && newest.at > 0 && <DrawTime at={newest.at} now={now} />;
  return (
    <>
      <LazyImage className={style.art} src={game.image} alt="" width={40} height={40} />
      <AppLink to={buildGamePath(game)} className={style.name} data-display>
        <bdi>{game.displayName}</bdi>
      </AppLink>
      {nextAt !== undefined && (
        <b className={style.left} dir="ltr" aria-hidden="true" data-live>
          {formatTimeLeft(nextAt - now)}
        </b>
      )}
      <div className={style.track} aria-hidden="true">
        {left !== undefined && <span style={{ inlineSize: `${(left * 100).toFixed(1)}%` }} />}
      </div>
      <div className={style.result} data-missing={missing}>
        {missing ? (
          <>
            <p>{t(`games.draws.${missing}`)}</p>
            {/* A screen reader must not take the numbers for those of the draw that goes on. */}
            {missing === 'pending' && <span className={visually.hidden}>{drawnAt}</span>}
          </>
        ) : newest ? (
          <p>
            {t('games.draws.previous')}
            {drawnAt && <> · {drawnAt}</>}
          </p>
        ) : (
          nextAt !== undefined && (
            <p>
              {t('games.draws.next')} · <DrawTime at={nextAt} now={now} />
            </p>
          )
        )}
        {/* While a draw goes on, the last result stays; a board without numbers looks broken. */}
        {newest && missing !== 'late' && (
          <NumberBalls numbers={newest.numbers} label={t('games.draws.numbers')} size="small" places={places} />
        )}
      </div>
      <AppLink
        to={buildLaunchPath(category, game)}
        className={style.play}
        aria-label={`${t('games.play')}: ${game.displayName}`}
      >
        <span>{t('games.play')}</span>
      </AppLink>
    </>
  );
}
