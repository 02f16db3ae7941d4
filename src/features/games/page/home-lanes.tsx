import { Fragment, useMemo } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import type { gameLanes } from '../../../contract/endpoints/games/game-lanes';
import { readRecentGames } from '../../../services/games/recent-games';
import { useTranslate } from '../../../services/i18n/i18n';
import { useMemberKey } from '../../../services/session/use-member-key';
import { AfterFirstPaint } from '../../../ui/lazy/after-first-paint';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { JackpotCard } from '../featured/jackpot-card';
import { pickFeaturedGames } from '../featured/pick-featured-games';
import { CategoryLane, EAGER_IMAGES_PER_ROW, useRenderedTileCount } from '../lanes/category-lane';
import lane from '../lanes/category-lane.module.css';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection, TilePlaceholder } from '../lanes/lane-section';

/**
 * Returns the index of the category before which the match lane is inserted: the index of the first sports category
 * or, if there is no sports category, the number of categories (GAME-6).
 */
export function findMatchLaneIndex(categories: readonly string[]): number {
  const sportsIndex = categories.findIndex((category) => category.startsWith('SPORT'));
  return sportsIndex === -1 ? categories.length : sportsIndex;
}

const MatchLane = lazyWithRetry(async () => ({ default: (await import('../matches/match-lane')).MatchLane }));
const VendorLane = lazyWithRetry(async () => ({ default: (await import('../featured/vendor-lane')).VendorLane }));
const RecentGamesLane = lazyWithRetry(async () => ({
  default: (await import('../recent/recent-games-lane')).RecentGamesLane,
}));

/**
 * Minimum number of rows on the first screen: on a phone, these are the jackpot and the row after it. Taller screens
 * show one row per VIEWPORT_HEIGHT_PER_ROW_PX of their height.
 */
const MIN_EAGER_ROWS = 2;
const VIEWPORT_HEIGHT_PER_ROW_PX = 400;

/** Returns how many rows can be on the first screen; the others are rendered when they approach the viewport. */
const countEagerRows = () => Math.max(MIN_EAGER_ROWS, Math.round(innerHeight / VIEWPORT_HEIGHT_PER_ROW_PX));

interface HomeLanesProps {
  readonly categories: readonly GameCategory[];
  readonly data: ResponseOf<typeof gameLanes>['data'];
}

/**
 * The rows of home: the jackpot, recently played games, the most played games, the categories with the match lane among
 * them, and the vendors (GAME-5, GAME-6).
 */
export function HomeLanes({ categories, data: { currency, at, providers } }: HomeLanesProps) {
  const t = useTranslate();
  const member = useMemberKey();
  const { jackpot, hot } = useMemo(() => pickFeaturedGames(categories), [categories]);
  const hotCount = useRenderedTileCount(hot.length);
  const eagerLaneCount = countEagerRows() - (jackpot ? 1 : 0) - (hot.length > 0 ? 1 : 0);
  const featured = new Set([jackpot, ...hot].map((game) => game?.card));
  const recentPlaceholder = (
    <LaneSection id="lane-recent" title={t('games.recent')} eager>
      {TilePlaceholder}
    </LaneSection>
  );
  const vendorsPlaceholder = (
    <LaneSection id="lane-providers" title={t('games.providers')} rowClass={lane.providers} eager>
      {() => <li aria-hidden="true" />}
    </LaneSection>
  );
  const matches = (
    <AfterFirstPaint>
      <MatchLane categories={categories} />
    </AfterFirstPaint>
  );
  const matchIndex = findMatchLaneIndex(categories.map(({ category }) => category));
  return (
    <>
      {jackpot && <JackpotCard game={jackpot} currency={currency} fetchedAt={at} />}
      {readRecentGames(member).length > 0 && (
        <LazyBoundary fallback={recentPlaceholder}>
          <RecentGamesLane member={member} categories={categories} />
        </LazyBoundary>
      )}
      {hot.length > 0 && (
        <LaneSection id="lane-hot" title={t('games.hot')} rowClass={lane.posters} eager>
          {() =>
            hot.slice(0, hotCount).map(({ category, card }, index) => (
              <li key={card.nodeId}>
                <GameTile category={category} card={card} eager={index < EAGER_IMAGES_PER_ROW} />
              </li>
            ))
          }
        </LaneSection>
      )}
      {categories.map((category, index) => (
        <Fragment key={category.category}>
          {index === matchIndex && matches}
          <CategoryLane
            {...category}
            cards={category.cards.filter((card) => !featured.has(card))}
            eager={index < eagerLaneCount}
            eagerImages={index === 0 && hot.length === 0}
          />
        </Fragment>
      ))}
      {matchIndex === categories.length && matches}
      {providers.length > 0 && (
        <AfterFirstPaint fallback={vendorsPlaceholder}>
          <VendorLane vendors={providers} />
        </AfterFirstPaint>
      )}
    </>
  );
}
