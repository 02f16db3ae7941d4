import type { GameDraws } from '../../../contract/endpoints/games/draws';
import { useTranslate } from '../../../services/i18n/i18n';
import { StaleDataNotice } from '../../../services/queries/stale-data-notice';
import { useQueryViewState } from '../../../services/queries/use-query-view-state';
import { Card } from '../../../ui/layout/card';
import { useNow } from '../lanes/use-now';
import { decideDrawView } from './decide-draw-view';
import { DrawRing } from './draw-ring';
import { DrawTime } from './draw-time';
import { useDraws } from './draws-query';
import style from './game-draws-panel.module.css';
import { NumberBalls } from './number-balls';

interface GameDrawsPanelProps {
  /** Node id of the lottery. */
  readonly nodeId: string;
}

/**
 * The next draw of a lottery, with a ring that empties, and its last five results (GAME-8). Renders nothing if the
 * platform tells neither.
 */
export function GameDrawsPanel({ nodeId }: GameDrawsPanelProps) {
  const query = useDraws();
  const view = useQueryViewState(query, { keepsRefusedData: true });
  if (view.phase !== 'ready') return null;
  const draws = view.value.list.find((one) => one.nodeId === nodeId);
  if (!draws) return null;
  return (
    <>
      {view.staleAt !== undefined && (
        <StaleDataNotice at={view.staleAt} busy={query.isFetching} onRetry={() => void query.refetch()} />
      )}
      <Draws draws={draws} isStale={view.staleAt !== undefined} />
    </>
  );
}

function Draws({ draws, isStale }: { readonly draws: GameDraws; readonly isStale: boolean }) {
  const t = useTranslate();
  const now = useNow();
  const { nextAt, left, results, missing } = decideDrawView(draws, now, isStale);
  if (nextAt === undefined && results.length === 0 && missing === undefined) return null;
  return (
    <Card className={style.panel}>
      {nextAt !== undefined && (
        <div className={style.next}>
          <DrawRing leftMs={nextAt - now} left={left} />
          <div>
            <h2>{t('games.draws.next')}</h2>
            <p>
              <DrawTime at={nextAt} now={now} />
              {draws.issue !== '' && <span dir="ltr">#{draws.issue}</span>}
            </p>
          </div>
        </div>
      )}
      {missing && <p className={style.missing}>{t(`games.draws.${missing}`)}</p>}
      {results.length > 0 && (
        <>
          <h2>{t('games.draws.last')}</h2>
          <ol className={style.results}>
            {results.map(({ issue, at, numbers }) => (
              <li key={`${issue} ${at}`}>
                <span className={style.when}>
                  {issue !== '' && <span dir="ltr">#{issue}</span>}
                  {at > 0 && <DrawTime at={at} now={now} />}
                </span>
                <NumberBalls numbers={numbers} label={t('games.draws.numbers')} size="small" />
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
