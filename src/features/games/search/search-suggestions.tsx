import { useState } from 'react';
import type { ResponseOf } from '../../../contract/endpoint';
import type { gameLanes } from '../../../contract/endpoints/games/game-lanes';
import { buildCategoryPath } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { AppLink } from '../../../services/navigation/app-link';
import { useMemberKey } from '../../../services/session/use-member-key';
import chips from '../../../ui/button/chips.module.css';
import card from '../../../ui/layout/card.module.css';
import { Icon } from '../../../ui/media/icon';
import { pickFeaturedGames } from '../featured/pick-featured-games';
import { VendorLane } from '../featured/vendor-lane';
import lane from '../lanes/category-lane.module.css';
import { GameTile } from '../lanes/game-tile';
import type { GameCategory } from '../lanes/group-lanes-by-category';
import { LaneSection } from '../lanes/lane-section';
import { getCategoryIcon } from '../page/category-icon';
import { RecentGamesLane } from '../recent/recent-games-lane';
import { loadRecentSearches } from './recent-searches';
import style from './search-suggestions.module.css';

interface SearchSuggestionsProps {
  readonly categories: readonly GameCategory[];
  readonly vendors: ResponseOf<typeof gameLanes>['data']['providers'];
  /** Called with the text of the recent search that the user has selected. */
  readonly onSearch: (text: string) => void;
}

/**
 * Content of the search page while its field is empty: recent searches and games, popular games, categories, vendors.
 */
export function SearchSuggestions({ categories, vendors, onSearch }: SearchSuggestionsProps) {
  const t = useTranslate();
  const [searches] = useState(loadRecentSearches);
  const member = useMemberKey();
  const { hot } = pickFeaturedGames(categories);
  return (
    <div className={style.landing}>
      {searches.length > 0 && (
        <section className={style.section} aria-labelledby="recent-searches">
          <h2 id="recent-searches">{t('games.search.recent')}</h2>
          <div className={chips.chips}>
            {searches.map((text) => (
              <button key={text} type="button" className={chips.chip} onClick={() => onSearch(text)}>
                {text}
              </button>
            ))}
          </div>
        </section>
      )}
      {member !== '' && <RecentGamesLane member={member} categories={categories} />}
      {hot.length > 0 && (
        <LaneSection id="lane-hot" title={t('games.hot')} rowClass={lane.posters} eager>
          {() =>
            hot.map(({ category, card: game }) => (
              <li key={game.nodeId}>
                <GameTile category={category} card={game} eager />
              </li>
            ))
          }
        </LaneSection>
      )}
      <section className={style.section} aria-labelledby="search-categories">
        <h2 id="search-categories">{t('games.categories')}</h2>
        <ul className={style.categories}>
          {categories.map(({ category, title, gameCount }) => (
            <li key={category}>
              <AppLink to={buildCategoryPath(category)} className={[card.card, style.category].join(' ')}>
                <Icon name={getCategoryIcon(category)} />
                <span>{title}</span>
                <small>{gameCount}</small>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      {vendors.length > 0 && <VendorLane vendors={vendors} />}
    </div>
  );
}
