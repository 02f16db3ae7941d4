import { type MouseEvent, useMemo, useState } from 'react';
import { clearRecentGames, readRecentGames } from '../../../services/games/recent-games';
import { useTranslate } from '../../../services/i18n/i18n';
import { showToast } from '../../../services/overlays/overlays';
import { Button } from '../../../ui/button/button';
import { EAGER_IMAGES_PER_ROW } from '../lanes/category-lane';
import lane from '../lanes/category-lane.module.css';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { findRecentGames, indexGamesByCode } from './recent-games';

interface RecentGamesLaneProps {
  /** Key of the member. */
  readonly member: string;
  readonly categories: readonly GameCategory[];
}

/**
 * Lane of the member's recently played games, with a button that clears them. Renders nothing
 * if there are none.
 */
export function RecentGamesLane({ member, categories }: RecentGamesLaneProps) {
  const t = useTranslate();
  const [codes, setCodes] = useState(() => readRecentGames(member));

  const byCode = useMemo(() => indexGamesByCode(categories), [categories]);
  const games = findRecentGames(byCode, codes);
  if (games.length === 0) return null;

  function handleClear({ currentTarget }: MouseEvent) {
    // The lane unmounts together with the focused button; move the focus to the next lane, past the tabs.
    let next = currentTarget.closest('section')?.nextElementSibling;
    while (next && !next.querySelector('a')) next = next.nextElementSibling;
    const nextLink = next?.querySelector('a');
    clearRecentGames(member);
    setCodes([]);
    nextLink?.focus({ preventScroll: true });
    showToast({ key: 'games.recent.cleared' });
  }

  return (
    <LaneSection
      id="lane-recent"
      title={t('games.recent')}
      rowClass={lane.recent}
      eager
      aside={
        <Button look="quiet" aria-label={`${t('games.recent.clear')}: ${t('games.recent')}`} onClick={handleClear}>
          {t('games.recent.clear')}
        </Button>
      }
    >
      {() =>
        games.map(({ category, card }, index) => (
          <li key={card.nodeId}>
            <GameTile category={category} card={card} eager={index < EAGER_IMAGES_PER_ROW} />
          </li>
        ))
      }
    </LaneSection>
  );
}
