import { useMemo } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { useQueryViewState } from '../../../services/queries/use-query-view-state';
import { useDraws } from '../draws/draws-query';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { getDrawRow } from '../modules/draw-row';
import { indexGamesByCode } from '../recent/recent-games';
import style from './draw-board.module.css';
import { DrawCard } from './draw-card';
import { orderDraws } from './order-draws';

/** Classes of the variants other than a row of cards. */
const CARD_CLASSES: Readonly<Record<string, string | undefined>> = { list: style.list, pairs: style.pairs };

interface DrawBoardProps {
  readonly categories: readonly GameCategory[];
  /** How the draws are arranged; see HOME_MODULES. */
  readonly variant: string;
}

/**
 * The lotteries that are drawn next, with countdowns and their last results (GAME-8). Renders nothing if the platform
 * tells of no draws, or they cannot be fetched.
 */
export function DrawBoard({ categories, variant }: DrawBoardProps) {
  const t = useTranslate();
  const { rowClass, count, places, numbers } = getDrawRow(variant);
  const query = useDraws();
  const view = useQueryViewState(query, { keepsRefusedData: true });
  const games = useMemo(() => indexGamesByCode(categories), [categories]);
  // By the announced times, so that the rows keep their places until the next response.
  const rows = useMemo(
    () => orderDraws(query.data?.value.list ?? [], games, query.data?.value.at ?? 0, count),
    [query.data, games, count],
  );
  if (view.phase === 'failed' || (view.phase === 'ready' && rows.length === 0)) return null;
  const empty = places.map((key) => <li key={key} aria-hidden="true" className={style.draw} />);
  return (
    <LaneSection
      id="lane-draws"
      title={t('games.draws.title')}
      rowClass={`${rowClass} ${CARD_CLASSES[variant] ?? style.row}`}
      placeholder={empty}
      eager
    >
      {() =>
        rows.length === 0
          ? empty
          : rows.map(({ draws, game }) => (
              <li key={draws.nodeId} className={style.draw} data-place-only>
                <DrawCard
                  draws={draws}
                  game={game}
                  isStale={view.phase === 'ready' && view.staleAt !== undefined}
                  places={numbers}
                />
              </li>
            ))
      }
    </LaneSection>
  );
}
