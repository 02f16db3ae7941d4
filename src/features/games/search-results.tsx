import { useText } from '../../services/i18n/i18n';
import { EmptyState } from '../../ui/empty-state';
import visually from '../../ui/visually-hidden.module.css';
import { WindowedGrid } from '../../ui/windowed-grid';
import style from './game-search.module.css';
import { GameTile } from './game-tile';
import type { SearchEntry } from './search-games';

interface SearchResultsProps {
  readonly asked: string;
  readonly found: readonly SearchEntry[];
}

/** What was found: how much, and the games; or what can be done about nothing. */
export function SearchResults({ asked, found }: SearchResultsProps) {
  const t = useText();
  const words = asked.trim();
  const isEmpty = words !== '' && found.length === 0;
  return (
    <>
      <p role="status" className={isEmpty ? visually.hidden : style.count}>
        {words === '' ? t('games.search.hint') : t('games.search.found', { number: found.length })}
      </p>
      {isEmpty && (
        <EmptyState icon="search" title={t('games.search.none.title')}>
          {t('games.search.none.description', { words })}
        </EmptyState>
      )}
      <WindowedGrid
        total={found.length}
        item={(place) => {
          const entry = found[place];
          return entry && <GameTile key={entry.card.nodeId} category={entry.category} card={entry.card} />;
        }}
      />
    </>
  );
}
