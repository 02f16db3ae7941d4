import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { insertWithoutLayoutShift } from '../../../browser/document/insert-without-layout-shift';
import { gameMatches } from '../../../contract/endpoints/games/game';
import { useTranslate } from '../../../services/i18n/i18n';
import { createPlatformQueryOptions } from '../../../services/queries/platform-query';
import { type QueryScope, useQueryScope } from '../../../services/queries/query-scope';
import { Card } from '../../../ui/layout/card';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { indexGamesByCode } from '../recent/recent-games';
import { MatchCard } from './match-card';
import { selectMatchesToShow } from './match-card-data';
import style from './match-lane.module.css';

const MAX_MATCHES = 20;
/** How long fetched matches count as fresh, and the interval at which they are refetched while home is visible (ms). */
const MATCHES_STALE_MS = 60_000;

/** Query options for the live and upcoming matches (GAME-6). */
const matchesQuery = (scope: QueryScope) =>
  createPlatformQueryOptions(scope, gameMatches, { staleTime: MATCHES_STALE_MS, isStoredForHome: true });

/**
 * Lane of live and upcoming matches; renders nothing if there are none (GAME-6). When the matches have loaded, the lane
 * is inserted only while its place is outside the viewport, so that no visible content shifts.
 */
export function MatchLane({ categories }: { readonly categories: readonly GameCategory[] }) {
  const t = useTranslate();
  const marker = useRef<HTMLDivElement>(null);
  const restoreScrollPosition = useRef<() => void>(undefined);
  const queryClient = useQueryClient();
  const query = matchesQuery(useQueryScope());
  // Matches that were shown before in this page are in their place from the first render.
  const [canInsert, setCanInsert] = useState(
    () => (queryClient.getQueryState(query.queryKey)?.dataUpdateCount ?? 0) > 0,
  );
  const { data } = useQuery({
    ...query,
    // Scores change while home is visible.
    refetchInterval: MATCHES_STALE_MS,
    refetchOnWindowFocus: 'always',
    // A failed refresh also re-renders the lane, which removes matches that are too old.
    notifyOnChangeProps: 'all',
  });
  const games = useMemo(() => indexGamesByCode(categories), [categories]);
  const matches = data ? selectMatchesToShow(data.value.matches, Date.now() - data.at).slice(0, MAX_MATCHES) : [];
  const hasMatches = matches.length > 0;

  useEffect(() => {
    if (canInsert || !hasMatches || !marker.current) return;
    return insertWithoutLayoutShift(marker.current, (compensateScroll) => {
      restoreScrollPosition.current = compensateScroll;
      setCanInsert(true);
    });
  }, [canInsert, hasMatches]);
  useLayoutEffect(() => {
    if (canInsert) restoreScrollPosition.current?.();
  }, [canInsert]);

  if (!canInsert || !hasMatches) return <div ref={marker} />;
  return (
    <LaneSection
      id="lane-matches"
      title={t('games.matches')}
      rowClass={style.row}
      placeholder={<Card as="li" flush className={style.card} aria-hidden="true" />}
    >
      {() =>
        matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} game={games.get(match.nodeId)} />
          </li>
        ))
      }
    </LaneSection>
  );
}
