import { leaveTo } from '../../browser/windows';
import { useText } from '../../services/i18n/i18n';
import { useMerchant } from '../../services/merchant/merchant-store';
import { urlHosts } from '../../services/merchant/url-hosts';
import { go } from '../../services/navigation/navigator';
import { usePageTitle } from '../../services/navigation/use-page-title';
import { Screen } from '../../ui/screen';
import { backAddress, isLobbyCode } from './launch-request';
import { LaunchStage } from './launch-stage';
import { useKnownGame } from './use-known-game';
import { useLaunch } from './use-launch';

/** Goes back to where the address says, else home; pages of ours without leaving the product. */
function goBack(search: URLSearchParams): void {
  const address = new URL(backAddress(search, urlHosts(useMerchant.getState().status, location.origin)));
  const isOurs = address.origin === location.origin && address.pathname.startsWith('/m/');
  if (isOurs) go(address.pathname + address.search + address.hash, { replace: true });
  else leaveTo(address.href);
}

/** Opens the game that the address names, and says how that goes (GAME-1, GAME-2). */
export function LaunchScreen({ search }: { readonly search: string }) {
  const t = useText();
  const launch = useLaunch(search);
  const parameters = new URLSearchParams(search);
  const code = parameters.get('code') ?? '';
  const game = useKnownGame(code);
  const title = isLobbyCode(code) ? t('launch.lobby') : (game?.displayName ?? t('launch.title'));
  usePageTitle(title);
  return (
    <Screen title={title} back={{ label: t('action.back'), onPress: () => goBack(parameters) }}>
      <LaunchStage launch={launch} game={game} />
    </Screen>
  );
}
