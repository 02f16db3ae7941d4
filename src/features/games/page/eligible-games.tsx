import { useMemo } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { getLanes, useLanes } from '../data/use-lanes';
import { GameTile } from '../lanes/game-tile';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';

/** A promotion names at most this many of its games, because it may count for thousands. */
const MAX_GAMES = 12;

/** The games with these node ids that the merchant offers, as a lane; renders nothing without any (LINK-2). */
export function EligibleGames({ nodeIds }: { readonly nodeIds: readonly string[] }) {
  const t = useTranslate();
  const lanes = getLanes(useLanes().view);
  const games = useMemo(
    () =>
      groupLanesByCategory(lanes)
        .flatMap(({ category, cards }) => cards.map((card) => ({ category, card })))
        .filter(({ card }) => nodeIds.includes(card.nodeId))
        .slice(0, MAX_GAMES),
    [lanes, nodeIds],
  );
  if (games.length === 0) return null;
  return (
    <LaneSection id="lane-eligible" title={t('page.activity.games')} eager>
      {() =>
        games.map(({ category, card }) => (
          <li key={card.nodeId}>
            <GameTile category={category} card={card} />
          </li>
        ))
      }
    </LaneSection>
  );
}
