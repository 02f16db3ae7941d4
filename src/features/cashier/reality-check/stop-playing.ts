import { ROUTES } from '../../../contract/paths';
import { navigateTo } from '../../../services/navigation/navigate';
import { answerRealityCheck } from './play-count';

/** Pages with a game, which are left for good when the member stops. */
const GAME_PAGES: readonly string[] = [ROUTES.game.path, ROUTES.launchGame.path];

/** Records the answer to the reality check, and leaves the page at this path for “Play safely” (SAFE-3). */
export function stopPlaying(pathname: string): void {
  answerRealityCheck();
  navigateTo(ROUTES.memberLimits.path, { replace: GAME_PAGES.includes(pathname) });
}
