import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { clearRecentGames, loadRecentGames } from '../../../services/games/recent-games';
import { useTranslate } from '../../../services/i18n/i18n';
import { showToast } from '../../../services/overlays/overlays';
import { Button } from '../../../ui/button/button';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection, TilePlaceholder } from '../lanes/lane-section';
import { findRecentGames, indexGamesByCode } from './recent-games';

interface RecentGamesLaneProps {
  /** The merchant and member under whom the recent games are stored, as returned by getRecentGamesOwnerKey(). */
  readonly owner: string;
  readonly categories: readonly GameCategory[];
}

/**
 * Lane of the member's recently played games, with a button that clears them. Shows a placeholder while they load;
 * renders nothing if there are none.
 */
export function RecentGamesLane({ owner, categories }: RecentGamesLaneProps) {
  const t = useTranslate();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => void loadRecentGames(owner).then(setCodes), [owner]);

  const byCode = useMemo(() => indexGamesByCode(categories), [categories]);
  const games = codes && findRecentGames(byCode, codes);
  if (games?.length === 0) return null;

  async function handleClear({ currentTarget }: MouseEvent) {
    // The lane unmounts together with the focused button; move the focus to the next lane.
    const nextLink = currentTarget.closest('section')?.nextElementSibling?.querySelector('a');
    await clearRecentGames(owner);
    setCodes([]);
    nextLink?.focus({ preventScroll: true });
    showToast({ key: 'games.recent.cleared' });
  }

  return (
    <LaneSection
      id="lane-recent"
      title={t('games.recent')}
      eager
      aside={
        <Button
          look="quiet"
          aria-label={`${t('games.recent.clear')}: ${t('games.recent')}`}
          onClick={(event) => void handleClear(event)}
        >
          {t('games.recent.clear')}
        </Button>
      }
    >
      {() =>
        games?.map(({ category, card }) => (
          <li key={card.nodeId}>
            <GameTile category={category} card={card} />
          </li>
        )) ?? <TilePlaceholder />
      }
    </LaneSection>
  );
}
