import type { ReactNode } from 'react';
import type { GameCard } from '../../../contract/endpoints/games/game-lanes';
import { ROUTES } from '../../../contract/paths';
import { useTranslate } from '../../../services/i18n/i18n';
import { navigateTo } from '../../../services/navigation/navigate';
import { Button } from '../../../ui/button/button';
import { IllustratedIcon } from '../../../ui/media/illustrated-icon';
import { Picture } from '../../../ui/media/picture';
import { WelcomeIllustration } from '../../../ui/media/welcome-illustration';
import { PopularGames } from '../featured/popular-games';
import {
  BreakFromPlayNotice,
  DocumentsNotice,
  isBreakFromPlayFailure,
  isDocumentsFailure,
  isTimeLimitFailure,
  TimeLimitNotice,
} from './break-from-play-notice';
import { toLaunchErrorText } from './launch-error-text';
import { canRetryLaunch } from './launch-machine';
import style from './launch-screen.module.css';
import type { GameLaunch } from './use-game-launch-machine';

/**
 * Status of a launch until the game has loaded: the progress, a warning that loading is slow, or an error. Shows a
 * retry button if the user can retry (GAME-2).
 */
export function LaunchStatus({ launch, game }: { readonly launch: GameLaunch; readonly game: GameCard | undefined }) {
  const t = useTranslate();
  const { state, retry } = launch;
  const hasFailed = state.phase === 'failed';
  if (hasFailed && isBreakFromPlayFailure(state.failure)) return <BreakFromPlayNotice />;
  if (hasFailed && isTimeLimitFailure(state.failure)) return <TimeLimitNotice />;
  if (hasFailed && isDocumentsFailure(state.failure)) return <DocumentsNotice />;
  const frame = (image: ReactNode) => (
    <span className={style.picture} data-page-picture data-still={hasFailed || undefined}>
      {image}
    </span>
  );
  const stage = (
    <div className={style.stage} data-failed={hasFailed || undefined}>
      {/* A lobby has no picture of its own, and that of a game may not load. */}
      <Picture
        src={game?.image ?? ''}
        alt=""
        width={112}
        height={112}
        frame={frame}
        fallback={
          hasFailed ? (
            <IllustratedIcon icon="games" illustration="failed" />
          ) : (
            frame(<WelcomeIllustration icon="games" className={style.drawing} />)
          )
        }
      />
      {hasFailed ? (
        <div role="alert">
          <h2>{t('launch.failed')}</h2>
          <p>{toLaunchErrorText(state.failure, t)}</p>
        </div>
      ) : (
        <div role="status">
          <h2>
            {canRetryLaunch(state)
              ? t('launch.slow.title')
              : t(state.isDelayed ? 'state.connecting' : 'launch.loading.title')}
          </h2>
          <p>{canRetryLaunch(state) ? t('launch.slow') : t('launch.loading')}</p>
        </div>
      )}
      <div className={style.actions}>
        {canRetryLaunch(state) && <Button onClick={retry}>{t('action.retry')}</Button>}
        {hasFailed && (
          <Button look="secondary" onClick={() => navigateTo(ROUTES.home.path, { replace: true })}>
            {t('action.home')}
          </Button>
        )}
      </div>
    </div>
  );
  return (
    <>
      {stage}
      {hasFailed && <PopularGames />}
    </>
  );
}
