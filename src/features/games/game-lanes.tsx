import { lazy, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decideView } from '../../services/last-known/answer-state';
import { KeptNotice } from '../../services/last-known/kept-notice';
import { usePublicAnswer } from '../../services/last-known/use-public-answer';
import { LatePart } from '../../ui/late-part';
import { arrangeLanes } from './arrange-lanes';
import { CategoryTabs } from './category-tabs';
import { Lane } from './lane';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { LANES } from './lanes-source';
import { useGrowingCount } from './use-growing-count';

const CategoryGames = lazy(() => import('./category-games'));
/** Lanes made ready at a time. */
const STEP = 4;

/** The games of the merchant: the categories, and their lanes or the games of the one that is chosen (GAME-5). */
export function GameLanes() {
  const [search] = useSearchParams();
  const lanes = usePublicAnswer(LANES);
  const { known, error, asking, retry } = lanes;
  const categories = useMemo(() => arrangeLanes(known?.value.data.lanes ?? []), [known]);
  const { count, end } = useGrowingCount(categories.length, STEP);

  const view = decideView(lanes);
  if (view === 'waiting') return <LanesSkeleton />;
  if (categories.length === 0) return <LanesMissing error={error} busy={asking} onRetry={retry} />;

  const chosen = categories.find(({ category }) => category === search.get('category'));
  return (
    <>
      <CategoryTabs categories={categories} current={chosen?.category} />
      {chosen ? (
        <LatePart meanwhile={<Lane {...chosen} />}>
          <CategoryGames key={chosen.category} {...chosen} />
        </LatePart>
      ) : (
        categories.slice(0, count).map((category) => <Lane key={category.category} {...category} />)
      )}
      <div ref={end} />
      {view === 'kept' && known && (
        <KeptNotice at={known.at} offline={error?.layer === 'offline'} busy={asking} onRetry={retry} />
      )}
    </>
  );
}
