import { useState } from 'react';
import { leaveTo } from '../../browser/windows';
import { gameLanes } from '../../contract/endpoints/game';
import { ROUTES } from '../../contract/paths';
import { useI18n } from '../../services/i18n/i18n';
import { readLastKnown } from '../../services/last-known/last-known';
import { merchantCode, useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { go } from '../../services/navigation/navigator';
import { usePageTitle } from '../../services/navigation/use-page-title';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Screen } from '../../ui/screen';
import { failureText } from './failure-text';
import { findGame } from './find-game';
import { canRetry } from './launch-machine';
import { backAddress, isLobbyCode } from './launch-request';
import style from './launch-screen.module.css';
import { useLaunch } from './use-launch';

/** The game an address names, as far as home has shown it before: its name and picture are a comfort, not needed. */
function useKnownGame(code: string) {
  const language = useI18n((state) => state.language.code);
  const [known] = useState(() =>
    readLastKnown({ merchant: merchantCode(), language, name: gameLanes.name }, gameLanes.answer),
  );
  return findGame(known?.value.data.lanes ?? [], code)?.card;
}

/** Goes back to where the address says, else home; pages of ours without leaving the product. */
function goBack(search: URLSearchParams): void {
  const address = new URL(backAddress(search, urlHosts(useMerchant.getState().status, location.origin)));
  const isOurs = address.origin === location.origin && address.pathname.startsWith('/m/');
  if (isOurs) go(address.pathname + address.search + address.hash, { replace: true });
  else leaveTo(address.href);
}

/** Opens the game that the address names, and says how that goes (GAME-1, GAME-2). */
export function LaunchScreen({ search }: { readonly search: string }) {
  const t = useI18n((state) => state.t);
  const { state, retry } = useLaunch(search);
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') ?? '';
  const game = useKnownGame(code);

  const failed = state.phase === 'failed';
  const title = isLobbyCode(code) ? t('launch.lobby') : (game?.displayName ?? t('launch.title'));
  usePageTitle(title);
  const back = () => goBack(parameters);
  return (
    <Screen title={title} back={{ label: t('action.back'), onPress: back }}>
      <div className={style.stage}>
        <span className={style.picture} data-still={failed || undefined}>
          {game?.image ? <img src={game.image} alt="" width={112} height={112} /> : <Icon name="games" size={56} />}
        </span>
        {failed ? (
          <div role="alert">
            <h2>{t('launch.failed')}</h2>
            <p>
              {state.failure.layer === 'timeout' ? t('launch.timeout_retry_please') : failureText(state.failure, t)}
            </p>
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
    </Screen>
  );
}
