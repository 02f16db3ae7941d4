import { type MouseEvent, useEffect, useMemo, useState } from 'react';
import { forgetRecent, recallRecent } from '../../services/games/recent-games';
import { useText } from '../../services/i18n/i18n';
import { showToast } from '../../services/layers/layers';
import { Button } from '../../ui/button';
import type { GameCategory } from './arrange-lanes';
import { GameTile } from './game-tile';
import { EmptyTile, LaneFrame } from './lane-frame';
import { gamesByCode, recentCards } from './recent-cards';

interface RecentLaneProps {
  /** Whose games: see recentOwner(). */
  readonly owner: string;
  readonly categories: readonly GameCategory[];
}

/** The games a member played lately, and the way to have them forgotten. Its room is kept until they are known. */
export function RecentLane({ owner, categories }: RecentLaneProps) {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[]>();
  useEffect(() => void recallRecent(owner).then(setCodes), [owner]);

  const byCode = useMemo(() => gamesByCode(categories), [categories]);
  const games = codes && recentCards(byCode, codes);
  if (games?.length === 0) return null;

  async function clear({ currentTarget }: MouseEvent) {
    // The button goes with the lane: the focus goes on to the next one.
    const next = currentTarget.closest('section')?.nextElementSibling?.querySelector('a');
    await forgetRecent(owner);
    setCodes([]);
    next?.focus({ preventScroll: true });
    showToast(t('games.recent.cleared'));
  }

  return (
    <LaneFrame
      id="lane-recent"
      title={t('games.recent')}
      early
      aside={
        <Button look="quiet" aria-label={t('games.recent.clear_label')} onClick={(event) => void clear(event)}>
          {t('games.recent.clear')}
        </Button>
      }
    >
      {() =>
        games?.map(({ category, card }) => (
          <li key={card.nodeId}>
            <GameTile category={category} card={card} />
          </li>
        )) ?? <EmptyTile />
      }
    </LaneFrame>
  );
}
