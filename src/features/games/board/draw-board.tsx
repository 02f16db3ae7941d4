import { useMemo } from 'react';
import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { buildGamePath } from '../../../services/games/game-paths';
import { formatTimeLeft } from '../../../services/games/next-draw';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { useQueryViewState } from '../../../services/queries/use-query-view-state';
import card from '../../../ui/layout/card.module.css';
import { LazyImage } from '../../../ui/media/lazy-image';
import visually from '../../../ui/styles/visually-hidden.module.css';
import type { GameWithCategory } from '../data/find-game';
import { decideDrawView } from '../draws/decide-draw-view';
import { DrawTime } from '../draws/draw-time';
import { useDraws } from '../draws/draws-query';
import { NumberBalls } from '../draws/number-balls';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { useNow } from '../lanes/use-now';
import { indexGamesByCode } from '../recent/recent-games';
import style from './draw-board.module.css';
import { orderDraws } from './order-draws';

interface DrawBoardProps {
  readonly categories: readonly GameCategory[];
}

/**
 * The lotteries that are drawn next, with countdowns and their last results (GAME-8). Renders nothing if the platform
 * tells of no draws, or they cannot be fetched.
 */
export function DrawBoard({ categories }: DrawBoardProps) {
  const t = useTranslate();
  const query = useDraws();
  const view = useQueryViewState(query, { keepsRefusedData: true });
  const games = useMemo(() => indexGamesByCode(categories), [categories]);
  // By the announced times, so that the rows keep their places until the next response.
  const rows = useMemo(
    () => orderDraws(query.data?.value.list ?? [], games, query.data?.value.at ?? 0),
    [query.data, games],
  );
  if (view.phase === 'failed' || (view.phase === 'ready' && rows.length === 0)) return null;
  return (
    <LaneSection
      id="lane-draws"
      title={t('games.draws.title')}
      rowClass={style.row}
      placeholder={<DrawPlaceholder />}
      eager
    >
      {() =>
        rows.length === 0 ? (
          <DrawPlaceholder />
        ) : (
          rows.map(({ draws, game }) => (
            <li key={draws.nodeId}>
              <DrawCard draws={draws} game={game} isStale={view.phase === 'ready' && view.staleAt !== undefined} />
            </li>
          ))
        )
      }
    </LaneSection>
  );
}

/** An empty card of the size of a draw. */
const DrawPlaceholder = () => <li aria-hidden="true" className={[card.card, style.draw].join(' ')} />;

interface DrawCardProps {
  readonly draws: GameDraws;
  readonly game: GameWithCategory;
  readonly isStale: boolean;
}

function DrawCard({ draws, game: { card: game }, isStale }: DrawCardProps) {
  const t = useTranslate();
  const now = useNow();
  const { nextAt, left, results, missing } = decideDrawView(draws, now, isStale);
  const [newest] = results;
  return (
    <AppLink to={buildGamePath(game)} className={[card.card, style.draw].join(' ')}>
      <div className={style.head}>
        <LazyImage src={game.image} alt="" width={40} height={40} />
        <bdi className={style.name}>{game.displayName}</bdi>
        {nextAt !== undefined && (
          <b className={style.left} dir="ltr" aria-hidden="true" data-live>
            {formatTimeLeft(nextAt - now)}
          </b>
        )}
      </div>
      <div className={style.track} aria-hidden="true">
        {left !== undefined && <span style={{ inlineSize: `${(left * 100).toFixed(1)}%` }} />}
      </div>
      <div className={style.result} data-missing={missing}>
        {missing ? (
          <>
            {t(`games.draws.${missing}`)}
            {/* The last result stays until the next one has come; a board without numbers looks broken. */}
            {newest && missing === 'pending' && (
              <>
                {/* A screen reader must not take the numbers for those of the draw that goes on. */}
                <span className={visually.hidden}>{newest.at > 0 && <DrawTime at={newest.at} now={now} />}</span>
                <NumberBalls numbers={newest.numbers} label={t('games.draws.numbers')} size="small" />
              </>
            )}
          </>
        ) : newest ? (
          <>
            {isStale && newest.at > 0 && <DrawTime at={newest.at} now={now} />}
            <NumberBalls numbers={newest.numbers} label={t('games.draws.numbers')} size="small" />
          </>
        ) : (
          nextAt !== undefined && <DrawTime at={nextAt} now={now} />
        )}
      </div>
    </AppLink>
  );
}
