import { Fragment, type ReactNode, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type HomePlan, isTopModule } from '../../../contract/merchant/compose-home';
import type { HomeModuleName, LaneModuleName, TopModuleName } from '../../../contract/merchant/home-modules';
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
import { findLanesWithSkeleton, LaneSkeleton, TabsSkeleton } from '../lanes/lanes-skeleton';
import { CategoryTabs } from './category-tabs';
import { useHomeLanes } from './home-lanes';

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

type GameModuleName = LaneModuleName | 'tabs';
const showsGames = (name: HomeModuleName): name is GameModuleName => name === 'tabs' || !isTopModule(name);

interface HomeGamesProps {
  /** What the merchant's home consists of. */
  readonly plan: HomePlan;
  /** Renders a module that shows no games. */
  readonly renderTop: (name: Exclude<TopModuleName, 'tabs'>, variant: string) => ReactNode;
}

/**
 * The modules of home in their order (WL-2.13), or the tabs and the games of the selected category (GAME-5). While the
 * games load, and if they cannot, one message stands for all modules that show them.
 */
export function HomeGames({ plan, renderTop }: HomeGamesProps) {
  const [params] = useSearchParams();
  const { view, isFetching, retry } = useLanes();
  const lanes = getLanes(view);
  const categories = useMemo(() => groupLanesByCategory(lanes), [lanes]);
  const wanted = params.get(HOME_CATEGORY_PARAMETER);
  const selected = wanted === null ? undefined : findLinked(categories, wanted, ({ category }) => category);
  useUnknownCategory(wanted !== null && categories.length > 0 && !selected && !isFetching);
  const renderLane = useHomeLanes({ plan, categories, data: view.phase === 'ready' ? view.value.data : undefined });

  const hasNoGames = view.phase === 'ready' && categories.length === 0;
  const modules = plan.modules.filter(({ name }) =>
    selected ? name === 'tabs' : wanted === null || hasNoGames || showsGames(name),
  );
  const firstWithGames = modules.find(({ name }) => showsGames(name))?.name;
  const [firstLane, ...nextLanes] = findLanesWithSkeleton(
    modules.map(({ name }) => name).filter((name) => !isTopModule(name)),
  );

  function renderGames(name: GameModuleName, variant: string): ReactNode {
    if (view.phase === 'loading') {
      if (name === 'tabs') return <TabsSkeleton isBoard={variant === 'board' && wanted === null} />;
      if (name === 'recent') return renderLane(name, variant);
      const isFirst = name === firstLane;
      return (
        (isFirst || nextLanes.includes(name)) && <LaneSkeleton name={name} variant={variant} isAnnounced={isFirst} />
      );
    }
    if (view.phase === 'failed' || categories.length === 0) {
      const error = view.phase === 'failed' ? view.error : undefined;
      return name === firstWithGames && <LanesErrorMessage error={error} busy={isFetching} onRetry={retry} />;
    }
    if (name !== 'tabs') return renderLane(name, variant);
    return (
      <CategoryTabs
        categories={categories}
        current={selected?.category}
        isBoard={variant === 'board' && wanted === null}
      />
    );
  }

  return (
    <>
      {modules.map(({ name, variant }) => (
        <Fragment key={name}>{showsGames(name) ? renderGames(name, variant) : renderTop(name, variant)}</Fragment>
      ))}
      {selected && (
        <LazyBoundary
          fallback={<CategoryPlaceholder title={selected.title} />}
          errorFallback={<CategoryLane {...selected} eager />}
        >
          <CategoryGames key={selected.category} {...selected} />
        </LazyBoundary>
      )}
      {view.phase === 'ready' && categories.length > 0 && view.staleAt !== undefined && (
        <LazyBoundary fallback={null}>
          <StaleDataNotice at={view.staleAt} busy={isFetching} onRetry={retry} />
        </LazyBoundary>
      )}
    </>
  );
}
