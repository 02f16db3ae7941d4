import { Fragment, type ReactNode, useMemo } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import type { gameLanes } from '../../../contract/endpoints/games/game-lanes';
import type { HomePlan } from '../../../contract/merchant/compose-home';
import type { LaneModuleName } from '../../../contract/merchant/home-modules';
import { readRecentGames } from '../../../services/games/recent-games';
import { useTranslate } from '../../../services/i18n/i18n';
import { useOfferState } from '../../../services/play-protection/play-pause-marker';
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
import { getDrawRow } from '../modules/draw-row';
import { getHotRowClass, MAX_BLOCKS } from '../modules/hot-row-class';
import style from './home-lanes.module.css';

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
const DrawBoard = lazyWithRetry(async () => ({ default: (await import('../board/draw-board')).DrawBoard }));
const LiveTables = lazyWithRetry(async () => ({ default: (await import('../board/live-tables')).LiveTables }));
const RecentGamesLane = lazyWithRetry(async () => ({
  default: (await import('../recent/recent-games-lane')).RecentGamesLane,
}));

/**
 * Minimum number of rows on the first screen: on a phone, these are the jackpot and the row after it. Taller screens
 * show one row per VIEWPORT_HEIGHT_PER_ROW_PX of their height.
 */
const MIN_EAGER_ROWS = 2;
const VIEWPORT_HEIGHT_PER_ROW_PX = 400;

/** Whether a category is the live casino, which `tables` shows too. */
const isLive = ({ category }: GameCategory) => category.startsWith('LIVE');

/** Returns how many rows can be on the first screen; the others are rendered when they approach the viewport. */
const countEagerRows = () => Math.max(MIN_EAGER_ROWS, Math.round(innerHeight / VIEWPORT_HEIGHT_PER_ROW_PX));

type LaneData = Pick<ResponseOf<typeof gameLanes>['data'], 'currency' | 'at' | 'providers'>;
const NO_DATA: LaneData = { currency: '', at: 0, providers: [] };

interface HomeLanesInput {
  readonly plan: HomePlan;
  readonly categories: readonly GameCategory[];
  /** The response with the games; undefined while there is none. */
  readonly data: LaneData | undefined;
}

/**
 * Returns what renders a lane of home: the jackpot, recently played games, the most played games, draws, live tables,
 * the categories with the match lane among them, and the vendors (GAME-5, GAME-6).
 */
export function useHomeLanes({
  plan: { modules, categoryRows },
  categories,
  data: { currency, at, providers } = NO_DATA,
}: HomeLanesInput): (name: LaneModuleName, variant: string) => ReactNode {
  const t = useTranslate();
  const member = useMemberKey();
  const offers = useOfferState();
  const { jackpot, hot } = useMemo(() => pickFeaturedGames(categories), [categories]);
  const variantOf = (name: LaneModuleName) => modules.find((module) => module.name === name)?.variant;
  const hotVariant = variantOf('hot');
  const shownHot = hotVariant === undefined ? [] : hot.slice(0, MAX_BLOCKS[hotVariant]);
  const hotCount = useRenderedTileCount(shownHot.length);
  const eagerLaneCount = countEagerRows() - (jackpot ? 1 : 0) - (shownHot.length > 0 ? 1 : 0);
  const featured = new Set(
    (offers === 'left-out' ? [] : [...(jackpot && variantOf('jackpot') ? [jackpot] : []), ...shownHot]).map(
      ({ card }) => card,
    ),
  );
  const rows = categories.filter((category) => !variantOf('tables') || !isLive(category)).slice(0, categoryRows);
  const recentPlaceholder = (
    <LaneSection id="lane-recent" title={t('games.recent')} rowClass={lane.recent} eager>
      {TilePlaceholder}
    </LaneSection>
  );
  const drawRow = getDrawRow(variantOf('draws'));
  const drawsPlaceholder = (
    <LaneSection id="lane-draws" title={t('games.draws.title')} rowClass={drawRow.rowClass} eager>
      {() => drawRow.places.map((key) => <li key={key} aria-hidden="true" />)}
    </LaneSection>
  );
  const live = categories.find(isLive);
  const tablesPlaceholder = live && (
    <LaneSection id="lane-tables" title={live.title} rowClass={lane.tables} eager>
      {() => <li aria-hidden="true" />}
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
  const matchIndex = findMatchLaneIndex(rows.map(({ category }) => category));
  // What invites to play. A place is kept while nothing is known, so that no row moves under a finger (SAFE-4).
  const asOffer = (content: ReactNode): ReactNode => {
    // Without content a place would be an empty block that goes away, which moves what follows.
    if (offers === 'left-out' || !content) return null;
    // A section, as lanes are, so that what follows keeps its distance.
    return offers === 'held' ? <section className={style.held}>{content}</section> : content;
  };
  const render: Readonly<Record<LaneModuleName, (variant: string) => ReactNode>> = {
    jackpot: (variant) =>
      asOffer(
        jackpot && <JackpotCard game={jackpot} currency={currency} fetchedAt={at} isPoster={variant === 'poster'} />,
      ),
    recent: () =>
      readRecentGames(member).length > 0 &&
      (categories.length === 0 ? (
        recentPlaceholder
      ) : (
        <LazyBoundary fallback={recentPlaceholder}>
          <RecentGamesLane member={member} categories={categories} />
        </LazyBoundary>
      )),
    hot: (variant) =>
      asOffer(
        shownHot.length > 0 && (
          <LaneSection id="lane-hot" title={t('games.hot')} rowClass={getHotRowClass(variant)} eager>
            {() =>
              shownHot.slice(0, variant === 'row' ? hotCount : undefined).map(({ category, card }, index) => (
                <li key={card.nodeId}>
                  <GameTile category={category} card={card} eager={index < EAGER_IMAGES_PER_ROW} />
                </li>
              ))
            }
          </LaneSection>
        ),
      ),
    draws: (variant) => (
      <AfterFirstPaint fallback={drawsPlaceholder}>
        <DrawBoard categories={categories} variant={variant} />
      </AfterFirstPaint>
    ),
    tables: () => (
      <AfterFirstPaint fallback={tablesPlaceholder}>
        <LiveTables categories={categories} />
      </AfterFirstPaint>
    ),
    categories: (variant) => (
      <>
        {rows.map((category, index) => (
          <Fragment key={category.category}>
            {index === matchIndex && matches}
            <CategoryLane
              {...category}
              cards={category.cards.filter((card) => !featured.has(card))}
              eager={index < eagerLaneCount}
              eagerImages={index === 0 && shownHot.length === 0}
              variant={variant}
            />
          </Fragment>
        ))}
        {matchIndex === rows.length && matches}
      </>
    ),
    providers: () =>
      providers.length > 0 && (
        <AfterFirstPaint fallback={vendorsPlaceholder}>
          <VendorLane vendors={providers} />
        </AfterFirstPaint>
      ),
  };
  return (name, variant) => render[name](variant);
}
