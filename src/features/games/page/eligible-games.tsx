import { type ReactNode, useMemo } from 'react';
import { useTranslate } from '../../../services/i18n/i18n';
import { Button, type ButtonVariant } from '../../../ui/button/button';
import { getLanes, useLanes } from '../data/use-lanes';
import { GameTile } from '../lanes/game-tile';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';

/** A promotion names at most this many of its games, because it may count for thousands. */
const MAX_GAMES = 12;

/** Element id of the title of the lane. */
const LANE_TITLE_ID = 'lane-eligible';

/** Returns the games with these node ids that the merchant offers, each with its category. */
function useEligibleGames(nodeIds: readonly string[]) {
  const lanes = getLanes(useLanes().view);
  return useMemo(
    () =>
      groupLanesByCategory(lanes)
        .flatMap(({ category, cards }) => cards.map((card) => ({ category, card })))
        .filter(({ card }) => nodeIds.includes(card.nodeId))
        .slice(0, MAX_GAMES),
    [lanes, nodeIds],
  );
}

/** The games with these node ids that the merchant offers, as a lane; renders nothing without any (LINK-2). */
export function EligibleGames({ nodeIds }: { readonly nodeIds: readonly string[] }) {
  const t = useTranslate();
  const games = useEligibleGames(nodeIds);
  if (games.length === 0) return null;
  return (
    <LaneSection id={LANE_TITLE_ID} title={t('page.activity.games')} eager>
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

/** Scrolls to the lane, and moves the focus to its first game. */
function showLane() {
  const lane = document.getElementById(LANE_TITLE_ID)?.closest('section');
  // In the middle, where neither the bar above nor the buttons below cover it.
  lane?.scrollIntoView({ block: 'center' });
  lane?.querySelector('a')?.focus({ preventScroll: true });
}

interface PlayEligibleGamesProps {
  readonly nodeIds: readonly string[];
  /** Renders the other button, which is the primary one if the merchant offers none of the games. */
  readonly renderOther: (look: ButtonVariant) => ReactNode;
}

/** The way to the lane of these games, and the other button beside it (LINK-2). */
export function PlayEligibleGames({ nodeIds, renderOther }: PlayEligibleGamesProps) {
  const t = useTranslate();
  if (useEligibleGames(nodeIds).length === 0) return renderOther('primary');
  return (
    <>
      <Button wide onClick={showLane}>
        {t('games.play')} · {t('page.activity.games')}
      </Button>
      {renderOther('secondary')}
    </>
  );
}
