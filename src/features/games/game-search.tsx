import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SEARCH, searchPath } from '../../services/games/home-address';
import { useText } from '../../services/i18n/i18n';
import { decideView } from '../../services/last-known/answer-state';
import { KeptNotice } from '../../services/last-known/kept-notice';
import { usePublicAnswer } from '../../services/last-known/use-public-answer';
import { go } from '../../services/navigation/navigator';
import { PageScreen } from '../../services/navigation/page-screen';
import { arrangeLanes } from './arrange-lanes';
import style from './game-search.module.css';
import { LanesMissing } from './lanes-missing';
import { LANES } from './lanes-source';
import { SearchField } from './search-field';
import { searchGames, searchIndex } from './search-games';
import { SearchResults } from './search-results';

/** Milliseconds without typing until the words stand in the address: browsers bear with few changes of it at a time. */
const SETTLED = 300;

/** All games by name and vendor, as they are typed; the words stand in the address, so that Back and reload keep them. */
export function GameSearch() {
  const t = useText();
  const [query] = useSearchParams();
  const [words, setWords] = useState(query.get(SEARCH) ?? '');
  const asked = useDeferredValue(words);
  const lanes = usePublicAnswer(LANES);
  const { known, error, asking, retry } = lanes;
  const index = useMemo(() => searchIndex(arrangeLanes(known?.value.data.lanes ?? [])), [known]);
  const found = useMemo(() => searchGames(index, asked), [index, asked]);

  const written = query.get(SEARCH);
  useEffect(() => {
    if (words === written) return;
    const timer = setTimeout(() => go(searchPath(words), { replace: true }), SETTLED);
    return () => clearTimeout(timer);
  }, [words, written]);

  const view = decideView(lanes);
  return (
    <PageScreen title={t('games.search')}>
      <SearchField words={words} onChange={setWords} />
      {view === 'waiting' && <p role="status">{t('state.loading')}</p>}
      {view === 'missing' && <LanesMissing error={error} busy={asking} onRetry={retry} />}
      {known && <SearchResults asked={asked} found={found} />}
      {view === 'kept' && known && (
        <div className={style.kept}>
          <KeptNotice at={known.at} offline={error?.layer === 'offline'} busy={asking} onRetry={retry} />
        </div>
      )}
    </PageScreen>
  );
}
