import { navigateAway } from '../../../browser/page/windows';
import { getTrustedHosts } from '../../../services/domain-list/url-hosts';
import { useTranslate } from '../../../services/i18n/i18n';
import { LazyLegalInformation } from '../../../services/legal/lazy-legal-information';
import { navigateTo } from '../../../services/navigation/navigate';
import { usePageTitle } from '../../../services/navigation/use-page-title';
import { TitledScreen } from '../../../ui/layout/titled-screen';
import { findGame } from '../data/find-game';
import { findLobbyName } from '../data/find-lobby-name';
import { useCachedLanes } from '../data/lanes-query';
import { decideGameBackUrl, isLobbyCode } from './launch-request';
import { LaunchStatus } from './launch-status';
import { readGameParameter } from './read-game-parameter';
import { useGameLaunch } from './use-game-launch';

/** Navigates to the URL's `backUrl`, or home. A page of this app is opened by the router, without a document load. */
function goBack(search: URLSearchParams): void {
  const url = new URL(decideGameBackUrl(search, getTrustedHosts()));
  const isInternal = url.origin === location.origin && url.pathname.startsWith('/m/');
  if (isInternal) navigateTo(url.pathname + url.search + url.hash, { replace: true });
  else navigateAway(url.href);
}

/** Launches the game given in the query string and shows the launch status (GAME-1, GAME-2). */
export function LaunchScreen({ search }: { readonly search: string }) {
  const t = useTranslate();
  const lanes = useCachedLanes();
  const launch = useGameLaunch(search, lanes);
  const params = new URLSearchParams(search);
  const code = readGameParameter(params, 'code', lanes);
  const game = findGame(lanes, code)?.card;
  const lobby = { vendor: params.get('vendor') ?? '', prizeMode: params.get('prize_mode') ?? '' };
  const title = isLobbyCode(code)
    ? (findLobbyName(lanes, lobby) ?? t('launch.lobby'))
    : (game?.displayName ?? t('games.title'));
  usePageTitle(title);
  return (
    <TitledScreen title={title} back={{ label: t('action.back'), onPress: () => goBack(params) }}>
      <LaunchStatus launch={launch} game={game} />
      <LazyLegalInformation />
    </TitledScreen>
  );
}
