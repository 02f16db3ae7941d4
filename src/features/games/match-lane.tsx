import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addOutOfSight } from '../../browser/add-out-of-sight';
import { isVisible, subscribeVisible } from '../../browser/visibility';
import type { AnswerOf } from '../../contract/endpoint';
import { gameMatches } from '../../contract/endpoints/game';
import { useText } from '../../services/i18n/i18n';
import { type PublicSource, usePublicAnswer } from '../../services/last-known/use-public-answer';
import { call } from '../../services/platform/platform';
import type { GameCategory } from './arrange-lanes';
import { LaneFrame } from './lane-frame';
import { MatchCard } from './match-card';
import style from './match-lane.module.css';
import { matchViews } from './match-view';
import { gamesByCode } from './recent-cards';

const SOURCE: PublicSource<AnswerOf<typeof gameMatches>> = {
  name: gameMatches.name,
  schema: gameMatches.answer,
  ask: (manner) => call(gameMatches, manner),
};

/** How often they are asked for while home is looked at, milliseconds: a score is soon an old one. */
const EVERY = 60_000;
/** More than anyone swipes through. */
const MOST = 20;

/** Matches that run or are to come (GAME-6); nothing where there are none. They come in off the screen, and so move nothing. */
export function MatchLane({ categories }: { readonly categories: readonly GameCategory[] }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const still = useRef<() => void>(undefined);
  const [isFree, setFree] = useState(SOURCE.held !== undefined);
  const { known, retry } = usePublicAnswer(SOURCE);
  const games = useMemo(() => gamesByCode(categories), [categories]);
  const matches = known ? matchViews(known.value.matches, Date.now() - known.at).slice(0, MOST) : [];
  const hasMatches = matches.length > 0;

  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    // Each try draws the lane anew, so what has grown old goes also when none succeeds.
    const refresh = () => isVisible() && latest.current();
    const timer = setInterval(refresh, EVERY);
    const stop = subscribeVisible(refresh);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, []);

  useEffect(() => {
    if (isFree || !hasMatches || !place.current) return;
    return addOutOfSight(place.current, (keepStill) => {
      still.current = keepStill;
      setFree(true);
    });
  }, [isFree, hasMatches]);
  useLayoutEffect(() => {
    if (isFree) still.current?.();
  }, [isFree]);

  if (!isFree || !hasMatches) return <div ref={place} />;
  return (
    <LaneFrame
      id="lane-matches"
      title={t('games.matches')}
      row={style.row}
      empty={<li className={style.card} aria-hidden="true" />}
    >
      {() =>
        matches.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} game={games.get(match.nodeId)} />
          </li>
        ))
      }
    </LaneFrame>
  );
}
