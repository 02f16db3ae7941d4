import type { GameCard } from '../../contract/endpoints/game-lanes';
import { ROUTES } from '../../contract/paths';
import { useText } from '../../services/i18n/i18n';
import { go } from '../../services/navigation/navigator';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { failureText } from './failure-text';
import { canRetry } from './launch-machine';
import style from './launch-screen.module.css';
import type { Launch } from './use-launch-machine';

/** How a launch goes, until the game itself is there (GAME-2). */
export function LaunchStage({ launch, game }: { readonly launch: Launch; readonly game: GameCard | undefined }) {
  const t = useText();
  const { state, retry } = launch;
  const failed = state.phase === 'failed';
  return (
    <div className={style.stage}>
      <span className={style.picture} data-still={failed || undefined}>
        {game?.image ? <img src={game.image} alt="" width={112} height={112} /> : <Icon name="games" size={56} />}
      </span>
      {failed ? (
        <div role="alert">
          <h2>{t('launch.failed')}</h2>
          <p>{state.failure.layer === 'timeout' ? t('launch.timeout_retry_please') : failureText(state.failure, t)}</p>
        </div>
      ) : (
        <div role="status">
          <h2>{canRetry(state) ? t('launch.slow.title') : t('launch.loading.title')}</h2>
          <p>{canRetry(state) ? t('launch.slow') : t('launch.loading')}</p>
        </div>
      )}
      <div className={style.actions}>
        {canRetry(state) && <Button onClick={retry}>{t('action.retry')}</Button>}
        {failed && (
          <Button look="secondary" onClick={() => go(ROUTES.home.path, { replace: true })}>
            {t('action.home')}
          </Button>
        )}
      </div>
    </div>
  );
}
