import { Fragment } from 'react';
import { recentCount, recentOwner } from '../../services/games/recent-mark';
import { useText } from '../../services/i18n/i18n';
import { useSession } from '../../services/session/session-store';
import { LatePart } from '../../ui/late-part';
import { useAfterFirstPaint } from '../../ui/use-after-first-paint';
import type { GameCategory } from './arrange-lanes';
import { Lane } from './lane';
import { EmptyTile, LaneFrame } from './lane-frame';
import { MatchLane, RecentLane } from './late';
import { matchesBefore } from './matches-before';

/** Lanes that fit the screen. */
const EARLY = 2;

/** The lanes of home: what the member played lately, the categories, and the matches among them (GAME-5, GAME-6). */
export function HomeLanes({ categories }: { readonly categories: readonly GameCategory[] }) {
  const t = useText();
  const painted = useAfterFirstPaint();
  const owner = recentOwner(useSession(({ session }) => session));
  const room = (
    <LaneFrame id="lane-recent" title={t('games.recent')} early>
      {EmptyTile}
    </LaneFrame>
  );
  const matches = (
    <LatePart meanwhile={null}>
      <MatchLane categories={categories} />
    </LatePart>
  );
  const place = matchesBefore(categories.map(({ category }) => category));
  return (
    <>
      {owner !== undefined && recentCount(owner) > 0 && (
        <LatePart meanwhile={room}>
          <RecentLane owner={owner} categories={categories} />
        </LatePart>
      )}
      {categories.map((category, at) => (
        <Fragment key={category.category}>
          {painted && at === place && matches}
          <Lane {...category} early={at < EARLY} />
        </Fragment>
      ))}
      {painted && place === categories.length && matches}
    </>
  );
}
