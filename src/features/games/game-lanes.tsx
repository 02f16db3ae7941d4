import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { decideView } from '../../services/last-known/answer-state';
import { KeptNotice } from '../../services/last-known/kept-notice';
import { usePublicAnswer } from '../../services/last-known/use-public-answer';
import { LatePart } from '../../ui/late-part';
import { arrangeLanes } from './arrange-lanes';
import { CategoryRoom } from './category-room';
import { CategoryTabs } from './category-tabs';
import { HomeLanes } from './home-lanes';
import { Lane } from './lane';
import { LanesMissing } from './lanes-missing';
import { LanesSkeleton } from './lanes-skeleton';
import { LANES } from './lanes-source';
import { CategoryGames } from './late';

/** The games of the merchant: the categories, and their lanes or the games of the one that is chosen (GAME-5). */
export function GameLanes() {
  const [search] = useSearchParams();
  const lanes = usePublicAnswer(LANES);
  const { known, error, asking, retry } = lanes;
  const categories = useMemo(() => arrangeLanes(known?.value.data.lanes ?? []), [known]);

  const view = decideView(lanes);
  if (view === 'waiting') return <LanesSkeleton />;
  if (categories.length === 0) return <LanesMissing error={error} busy={asking} onRetry={retry} />;

  const chosen = categories.find(({ category }) => category === search.get('category'));
  return (
    <>
      <CategoryTabs categories={categories} current={chosen?.category} />
      {chosen ? (
        <LatePart meanwhile={<CategoryRoom title={chosen.title} />} without={<Lane {...chosen} early />}>
          <CategoryGames key={chosen.category} {...chosen} />
        </LatePart>
      ) : (
        <HomeLanes categories={categories} />
      )}
      {view === 'kept' && known && (
        <KeptNotice at={known.at} offline={error?.layer === 'offline'} busy={asking} onRetry={retry} />
      )}
    </>
  );
}
