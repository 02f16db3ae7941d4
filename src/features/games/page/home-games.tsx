import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ROUTES } from '../../../contract/paths';
import { HOME_CATEGORY_PARAMETER } from '../../../services/games/game-paths';
import { findLinked } from '../../../services/navigation/find-linked';
import { navigateTo } from '../../../services/navigation/navigate';
import { showToast } from '../../../services/overlays/overlays';
import { LazyBoundary } from '../../../ui/lazy/lazy-boundary';
import { lazyWithRetry } from '../../../ui/lazy/lazy-with-retry';
import { getLanes, useLanes } from '../data/use-lanes';
import { CategoryLane } from '../lanes/category-lane';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LaneSection, TilePlaceholder } from '../lanes/lane-section';
import { LanesErrorMessage } from '../lanes/lanes-error-message';
import { LanesSkeleton } from '../lanes/lanes-skeleton';
import { CategoryTabs } from './category-tabs';
import { HomeLanes } from './home-lanes';

/** How long the message about an unknown category is shown (ms). */
const UNKNOWN_TOAST_MS = 4000;

const StaleDataNotice = lazyWithRetry(async () => ({
  default: (await import('../../../services/queries/stale-data-notice')).StaleDataNotice,
}));
const CategoryGames = lazyWithRetry(async () => ({ default: (await import('./category-games')).CategoryGames }));

/**
 * Placeholder shown while the code of the category page loads. Its tiles are empty and have no links: a tile with a
 * link could move when the page has loaded, so that a tap would open the wrong game.
 */
function CategoryPlaceholder({ title }: { readonly title: string }) {
  return (
    <LaneSection id="category-placeholder" title={title} eager>
      {() => ['a', 'b', 'c', 'd'].map((key) => <TilePlaceholder key={key} />)}
    </LaneSection>
  );
}

/** If `isUnknown`, redirects to home and shows a toast that the category does not exist (GAME-5). */
function useUnknownCategory(isUnknown: boolean): void {
  useEffect(() => {
    if (!isUnknown) return;
    navigateTo(ROUTES.home.path, { replace: true });
    showToast({ key: 'games.category.unknown' }, 'status', UNKNOWN_TOAST_MS);
  }, [isUnknown]);
}

/** The merchant's games: category tabs, and the lanes of all categories or the games of the selected one (GAME-5). */
export function HomeGames() {
  const [params] = useSearchParams();
  const { view, isFetching, retry } = useLanes();
  const lanes = getLanes(view);
  const categories = useMemo(() => groupLanesByCategory(lanes), [lanes]);
  const wanted = params.get(HOME_CATEGORY_PARAMETER);
  const selected = wanted === null ? undefined : findLinked(categories, wanted, ({ category }) => category);
  useUnknownCategory(wanted !== null && categories.length > 0 && !selected && !isFetching);

  if (view.phase === 'loading') return <LanesSkeleton />;
  if (view.phase === 'failed') return <LanesErrorMessage error={view.error} busy={isFetching} onRetry={retry} />;
  if (categories.length === 0) return <LanesErrorMessage error={undefined} busy={isFetching} onRetry={retry} />;

  return (
    <>
      <CategoryTabs categories={categories} current={selected?.category} />
      {selected ? (
        <LazyBoundary
          fallback={<CategoryPlaceholder title={selected.title} />}
          errorFallback={<CategoryLane {...selected} eager />}
        >
          <CategoryGames key={selected.category} {...selected} />
        </LazyBoundary>
      ) : (
        <HomeLanes categories={categories} data={view.value.data} />
      )}
      {view.staleAt !== undefined && (
        <LazyBoundary fallback={null}>
          <StaleDataNotice at={view.staleAt} busy={isFetching} onRetry={retry} />
        </LazyBoundary>
      )}
    </>
  );
}
