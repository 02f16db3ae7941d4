import { useTranslate } from '../../../services/i18n/i18n';
import { getLanes, useLanes } from '../data/use-lanes';
import lane from '../lanes/category-lane.module.css';
import { GameTile } from '../lanes/game-tile';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { pickFeaturedGames } from './pick-featured-games';
import style from './popular-games.module.css';

/** Lane of the most played games, for a screen without other content. Renders nothing if there are none. */
export function PopularGames() {
  const t = useTranslate();
  const { hot } = pickFeaturedGames(groupLanesByCategory(getLanes(useLanes().view)));
  if (hot.length === 0) return null;
  return (
    <div className={style.popular}>
      <LaneSection id="popular-games" title={t('games.hot')} rowClass={lane.posters} eager>
        {() =>
          hot.map(({ category, card }) => (
            <li key={card.nodeId}>
              <GameTile category={category} card={card} eager />
            </li>
          ))
        }
      </LaneSection>
    </div>
  );
}
