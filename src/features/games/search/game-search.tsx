import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { hasVisibleText } from '../../../base/text/clean-text';
import { buildSearchPath, HOME_SEARCH_PARAMETER } from '../../../services/games/game-paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { navigateTo } from '../../../services/navigation/navigate';
import { PageLayout } from '../../../services/navigation/page-layout';
import { StaleDataNotice } from '../../../services/queries/stale-data-notice';
import { getLanes, useLanes } from '../data/use-lanes';
import { groupLanesByCategory } from '../lanes/group-lanes-by-category';
import { LanesErrorMessage } from '../lanes/lanes-error-message';
import style from './game-search.module.css';
import { saveRecentSearch } from './recent-searches';
import { SearchField } from './search-field';
import { buildSearchIndex, searchGames } from './search-games';
import { SearchResults } from './search-results';
import { SearchSuggestions } from './search-suggestions';

/** How long after the last input the search text is written to the URL (ms); browsers rate-limit history updates. */
const URL_UPDATE_DELAY_MS = 300;

/**
 * Search page: finds games by name and vendor while the user types. The text is part of the URL, so Back and a reload
 * restore it.
 */
export function GameSearch() {
  const t = useTranslate();
  const [params] = useSearchParams();
  const [text, setText] = useState(params.get(HOME_SEARCH_PARAMETER) ?? '');
  const deferredText = useDeferredValue(text);
  const { view, isFetching, retry } = useLanes();
  const lanes = getLanes(view);
  const categories = useMemo(() => groupLanesByCategory(lanes), [lanes]);
  const index = useMemo(() => buildSearchIndex(categories), [categories]);
  const results = useMemo(() => searchGames(index, deferredText), [index, deferredText]);

  const textInUrl = params.get(HOME_SEARCH_PARAMETER) ?? '';
  /** The text that this page last read from the URL or wrote to it. */
  const syncedText = useRef(textInUrl);
  useEffect(() => {
    // A link, such as that of a vendor, or Back has changed the search.
    const isFollowed = textInUrl !== syncedText.current;
    syncedText.current = textInUrl;
    if (isFollowed) setText(textInUrl);
  }, [textInUrl]);
  useEffect(() => {
    if (text === syncedText.current) return;
    const { pathname } = window.location;
    const timer = setTimeout(() => {
      // A tap on a game has changed the URL already; the page follows.
      if (window.location.pathname !== pathname) return;
      syncedText.current = text;
      navigateTo(buildSearchPath(text), { replace: true });
    }, URL_UPDATE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const found = useRef('');
  found.current = results.length > 0 ? deferredText : '';
  useEffect(() => () => saveRecentSearch(found.current), []);

  return (
    <PageLayout title={t('games.search')} hasBack>
      <SearchField value={text} onChange={setText} />
      {view.phase === 'loading' && <p role="status">{t('state.loading')}</p>}
      {view.phase === 'failed' && <LanesErrorMessage error={view.error} busy={isFetching} onRetry={retry} />}
      {view.phase === 'ready' && <SearchResults query={deferredText} results={results} />}
      {view.phase === 'ready' && !hasVisibleText(deferredText) && (
        <SearchSuggestions categories={categories} vendors={view.value.data.providers} onSearch={setText} />
      )}
      {view.phase === 'ready' && view.staleAt !== undefined && (
        <div className={style.stale}>
          <StaleDataNotice at={view.staleAt} busy={isFetching} onRetry={retry} />
        </div>
      )}
    </PageLayout>
  );
}
