import { buildLaunchPath } from '../../../services/games/game-paths';
import { AppLink } from '../../../services/navigation/app-link';
import card from '../../../ui/layout/card.module.css';
import { LazyImage } from '../../../ui/media/lazy-image';
import poster from '../featured/jackpot-card.module.css';
import lane from '../lanes/category-lane.module.css';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import style from './live-tables.module.css';

/** Home shows this many tables. */
const MAX_TABLES = 8;

/**
 * Tables of the live casino as wide pictures with their names (WL-2.13). Renders nothing without a live category. What
 * gives them their size is in the style of the first screen, because a home snapshot has no other (OFF-2.6).
 */
export function LiveTables({ categories }: { readonly categories: readonly GameCategory[] }) {
  const live = categories.find(({ category }) => category.startsWith('LIVE'));
  if (!live) return null;
  return (
    <LaneSection id="lane-tables" title={live.title} rowClass={lane.tables} placeholder={<li aria-hidden="true" />}>
      {() =>
        live.cards.slice(0, MAX_TABLES).map((game) => (
          <li key={game.nodeId}>
            <AppLink
              to={buildLaunchPath(live.category, game)}
              className={`${card.card} ${card.feature} ${poster.poster} ${style.table}`}
            >
              <LazyImage src={game.image} alt="" width={240} height={240} />
              <span className={poster.text}>
                <bdi className={style.name}>{game.displayName}</bdi>
                <span className={style.provider}>{game.providerName}</span>
              </span>
            </AppLink>
          </li>
        ))
      }
    </LaneSection>
  );
}
