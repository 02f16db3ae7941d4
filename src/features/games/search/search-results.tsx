import { cleanLine } from '../../../base/text/clean-text';
import { useTranslate } from '../../../services/i18n/i18n';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { WindowedGrid } from '../../../ui/list/windowed-grid';
import visually from '../../../ui/styles/visually-hidden.module.css';
import { PopularGames } from '../featured/popular-games';
import { GameTile } from '../lanes/game-tile';
import style from './game-search.module.css';
import type { SearchIndexEntry } from './search-games';
import { SingleResult } from './single-result';

/** Number of results up to which they leave half of the screen empty. */
const FEW_RESULTS = 3;

interface SearchResultsProps {
  readonly query: string;
  readonly results: readonly SearchIndexEntry[];
}

/** The number of results, and a tile for each of them; popular games below few results, or in place of none. */
export function SearchResults({ query, results }: SearchResultsProps) {
  const t = useTranslate();
  const text = cleanLine(query);
  const only = results.length === 1 ? results[0] : undefined;
  const isEmpty = text !== '' && results.length === 0;
  return (
    <>
      <p role="status" className={isEmpty ? visually.hidden : style.count}>
        {text === '' ? t('games.search.hint') : t('games.search.found', { number: results.length })}
      </p>
      {isEmpty && (
        <EmptyState icon="search" illustration="search" title={t('games.search.none.title')}>
          {t('games.search.none.description', { words: text })}
        </EmptyState>
      )}
      {only ? (
        <SingleResult entry={only} />
      ) : (
        <WindowedGrid
          total={results.length}
          item={(index) => {
            const entry = results[index];
            return entry && <GameTile key={entry.card.nodeId} category={entry.category} card={entry.card} />;
          }}
        />
      )}
      {text !== '' && results.length <= FEW_RESULTS && <PopularGames />}
    </>
  );
}
