import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canGoBack, getHistoryLength } from '../../../browser/page/history';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { navigateTo } from '../../../services/navigation/navigate';
import { usePageTitle } from '../../../services/navigation/use-page-title';
import { Icon } from '../../../ui/media/icon';
import { findGame } from '../data/find-game';
import { useLanesWhen } from '../data/lanes-query';
import { LaunchStatus } from '../launch/launch-status';
import style from './trial.module.css';
import { TrialBar } from './trial-bar';
import { TrialFrame } from './trial-frame';
import { useTrialLaunch } from './use-trial-launch';
import { useTrialView } from './use-trial-view';

/**
 * Returns a callback that goes back in the history. The callback opens home instead if the app has no previous page,
 * or if the game has added history entries.
 */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const [initialLength] = useState(getHistoryLength);
  return () => {
    if (canGoBack() && getHistoryLength() === initialLength) void navigate(-1);
    else navigateTo(ROUTES.home.path, { replace: true });
  };
}

/** Screen that plays a trial (demo) game in an iframe, which fills the page (GAME-3). */
export function TrialScreen({ search }: { readonly search: URLSearchParams }) {
  const t = useTranslate();
  const container = useRef<HTMLDivElement>(null);
  const firstControl = useRef<HTMLButtonElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const view = useTrialView(container);
  const goBack = useGoBack();
  const [loadedAttempt, setLoadedAttempt] = useState(-1);
  // A link leads here without a visit of home: the name of the game comes after the game.
  const lanes = useLanesWhen(loadedAttempt >= 0);
  const launch = useTrialLaunch(search, lanes);
  const game = findGame(lanes, search.get('code') ?? '')?.card;
  const title = game?.displayName ?? t('trial.title');
  usePageTitle(title);

  // The pressed control unmounts with the bar or handle; move the focus to its replacement.
  const { isBarVisible } = view;
  const wasBarVisible = useRef(true);
  useEffect(() => {
    if (wasBarVisible.current !== isBarVisible)
      (isBarVisible ? firstControl : handle).current?.focus({ preventScroll: true });
    wasBarVisible.current = isBarVisible;
  }, [isBarVisible]);

  const { state, retry } = launch;
  const hasUrl = state.phase === 'redirecting';
  const isLoaded = loadedAttempt === state.attempt;
  const isStatusVisible = !hasUrl || (!isLoaded && !state.slow);
  return (
    <div ref={container} className={style.screen} data-bar={isBarVisible || undefined}>
      {isBarVisible && (
        <TrialBar
          ref={firstControl}
          title={title}
          isFullscreen={view.isFullscreen}
          onBack={goBack}
          onToggleFullscreen={view.toggleFullscreen}
          onHide={view.hideBar}
        />
      )}
      <main className={style.game}>
        {hasUrl && (
          <TrialFrame
            key={state.attempt}
            title={title}
            url={state.url}
            isSlow={state.slow}
            isLoaded={isLoaded}
            onLoad={() => setLoadedAttempt(state.attempt)}
            onRetry={retry}
          />
        )}
        {isStatusVisible && (
          <div className={style.stage}>
            <LaunchStatus launch={launch} game={game} />
          </div>
        )}
        {!isBarVisible && (
          <button
            ref={handle}
            type="button"
            className={style.handle}
            aria-label={t('trial.show')}
            onClick={view.showBar}
          >
            <span>
              <Icon name="down" size={16} />
            </span>
          </button>
        )}
        {view.isHintVisible && (
          <div className={style.hint} role="status">
            <p>{t('trial.rotate')}</p>
            <button type="button" aria-label={t('action.close')} onClick={view.dismissHint}>
              <Icon name="close" size={20} />
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
