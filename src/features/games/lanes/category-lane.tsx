import { startTransition } from 'react';
import { buildCategoryPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { useIsAfterFirstPaint } from '../../../ui/lazy/use-is-after-first-paint';
import { Icon } from '../../../ui/media/icon';
import lane from './category-lane.module.css';
import { GameTile } from './game-tile';
import type { GameCategory } from './group-lanes-by-category';
import { LaneSection, TilePlaceholder } from './lane-section';

/** Maximum number of games per lane on home; "see all" shows the rest. */
const MAX_GAMES_PER_LANE = 12;
/** Of a board without a gap at its end: two rows of four, or one. */
const GAMES_ON_BOARD = [8, 4];
/** Returns how many of `count` games a board shows: whole rows, unless there are fewer than one. */
const countGamesOnBoard = (count: number): number => GAMES_ON_BOARD.find((whole) => whole <= count) ?? count;

/**
 * Number of tiles per row whose images load immediately, because they may be in view on the first screen of a phone.
 */
export const EAGER_IMAGES_PER_ROW = 4;

/**
 * Number of tiles per row in the first render. No merchant's design shows more than five tiles and a part of the
 * sixth.
 */
const FIRST_TILE_COUNT = 6;

/** Returns how many of `count` tiles to render in a row: at most FIRST_TILE_COUNT until the first paint, then all. */
export function useRenderedTileCount(count: number): number {
  return useIsAfterFirstPaint(startTransition) ? count : Math.min(count, FIRST_TILE_COUNT);
}

/** Fewer games are in one row: two would leave the end of the screen empty. */
const MIN_GAMES_IN_TWO_ROWS = 7;

interface CategoryLaneProps extends GameCategory {
  /** Whether the tiles are rendered immediately instead of when the lane approaches the viewport. */
  readonly eager?: boolean;
  /** Whether the images of the first tiles load immediately instead of lazily. */
  readonly eagerImages?: boolean;
  /** Whether many games are in two rows that scroll (`double`), or all in a board of at most two rows (`board`). */
  readonly variant?: string;
}

/** A category's first games in a scrolling row, with a link to all games of the category (GAME-5). */
export function CategoryLane({
  category,
  title,
  cards,
  gameCount,
  eager = false,
  eagerImages = false,
  variant,
}: CategoryLaneProps) {
  const t = useTranslate();
  const isBoard = variant === 'board';
  const tileCount = useRenderedTileCount(isBoard ? countGamesOnBoard(cards.length) : MAX_GAMES_PER_LANE);
  const hasTwoRows = variant === 'double' && cards.length >= MIN_GAMES_IN_TWO_ROWS;
  return (
    <LaneSection
      id={`lane-${category}`}
      title={title}
      eager={eager}
      rowClass={isBoard ? lane.board : hasTwoRows ? lane.double : undefined}
      placeholder={hasTwoRows && [<TilePlaceholder key="a" />, <TilePlaceholder key="b" />]}
      aside={
        <AppLink to={buildCategoryPath(category)} aria-label={`${t('games.see_all', { number: gameCount })}: ${title}`}>
          {t('games.see_all', { number: gameCount })}
          <Icon name="forward" size={16} directional />
        </AppLink>
      }
    >
      {() =>
        cards.slice(0, tileCount).map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a platform may send one game twice; the list never reorders
          <li key={`${card.nodeId}:${index}`}>
            <GameTile category={category} card={card} eager={eagerImages && index < EAGER_IMAGES_PER_ROW} />
          </li>
        ))
      }
    </LaneSection>
  );
}
