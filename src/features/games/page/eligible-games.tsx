import { type ReactNode, useMemo } from 'react';
import { ROUTES } from '../../../contract/paths';
import { HOME_CATEGORY_PARAMETER } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { ButtonLink } from '../../../services/navigation/button-link';
import { getLanes, useLanes } from '../data/use-lanes';
import { GameTile } from '../lanes/game-tile';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';

/** A promotion names at most this many of its games, because it may count for thousands. */
const MAX_GAMES = 12;

/** Returns the games with these node ids that the merchant offers, each with the title of its category. */
function useEligibleGames(nodeIds: readonly string[]) {
  const lanes = getLanes(useLanes().view);
  return useMemo(
    () =>
      groupLanesByCategory(lanes)
        .flatMap(({ category, title, cards }) => cards.map((card) => ({ category, title, card })))
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

interface PlayEligibleGamesProps {
  readonly nodeIds: readonly string[];
  /** Shown if the merchant offers none of the games. */
  readonly otherwise: ReactNode;
}

/** The way to the category of the first of these games (LINK-2). */
export function PlayEligibleGames({ nodeIds, otherwise }: PlayEligibleGamesProps) {
  const t = useTranslate();
  const [first] = useEligibleGames(nodeIds);
  if (!first) return otherwise;
  return (
    <ButtonLink to={`${ROUTES.home.path}?${HOME_CATEGORY_PARAMETER}=${encodeURIComponent(first.category)}`} wide>
      {t('games.play')} · <bdi>{first.title}</bdi>
    </ButtonLink>
  );
}
