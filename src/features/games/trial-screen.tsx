import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { canGoBack, historyLength } from '../../browser/history';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { go } from '../../services/navigation/navigator';
import { usePageTitle } from '../../services/navigation/use-page-title';
import { Icon } from '../../ui/icon';
import { LaunchStage } from './launch-stage';
import style from './trial.module.css';
import { TrialBar } from './trial-bar';
import { TrialFrame } from './trial-frame';
import { useKnownGame } from './use-known-game';
import { useTrial } from './use-trial';
import { useTrialView } from './use-trial-view';

/** The way back: to where the visitor came from, unless the game has put pages of its own in between. */
function useGoBack(): () => void {
  const navigate = useNavigate();
  const [before] = useState(historyLength);
  return () => {
    if (canGoBack() && historyLength() === before) void navigate(-1);
    else go(ROUTES.home.path, { replace: true });
  };
}

/** A game for play money, with the whole page to itself (GAME-3). */
export function TrialScreen({ search }: { readonly search: URLSearchParams }) {
  const t = useText();
  const screen = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const view = useTrialView(screen);
  const goBack = useGoBack();
  const launch = useTrial(search);
  const game = useKnownGame(search.get('code') ?? '');
  const [loaded, setLoaded] = useState(-1);
  const title = game?.displayName ?? t('trial.title');
  usePageTitle(title);

  // The control that was pressed is gone with the bar or the handle: the focus goes to what took its place.
  const { hasBar } = view;
  const hadBar = useRef(true);
  useEffect(() => {
    if (hadBar.current !== hasBar) (hasBar ? first : handle).current?.focus({ preventScroll: true });
    hadBar.current = hasBar;
  }, [hasBar]);

  const { state, retry } = launch;
  const isFraming = state.phase === 'redirecting';
  const isLoaded = loaded === state.attempt;
  const isStaged = !isFraming || (!isLoaded && !state.slow);
  return (
    <div ref={screen} className={style.screen} data-bar={hasBar || undefined}>
      {hasBar && (
        <TrialBar
          ref={first}
          title={title}
          isFull={view.isFull}
          onBack={goBack}
          onToggleFull={view.toggleFull}
          onHide={view.hideBar}
        />
      )}
      <main className={style.game}>
        {isFraming && (
          <TrialFrame
            key={state.attempt}
            title={title}
            address={state.address}
            isSlow={state.slow}
            isLoaded={isLoaded}
            onLoad={() => setLoaded(state.attempt)}
            onRetry={retry}
          />
        )}
        {isStaged && (
          <div className={style.stage}>
            <LaunchStage launch={launch} game={game} />
          </div>
        )}
        {!hasBar && (
          <button ref={handle} type="button" className={style.handle} onClick={view.showBar}>
            <span>
              <Icon name="down" size={18} />
              {t('trial.show')}
            </span>
          </button>
        )}
        {view.hasHint && (
          <div className={style.hint} role="status">
            <p>{t('trial.rotate')}</p>
            <button type="button" aria-label={t('action.close')} onClick={view.dropHint}>
              <Icon name="close" size={20} />
            </button>
          </div>
        )}
      </main>
    </div>
  );
}
