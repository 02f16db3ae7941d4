import type { AnyEndpoint } from './endpoint';
import * as feedback from './endpoints/feedback';
import * as game from './endpoints/game';
import * as gameLanes from './endpoints/game-lanes';
import * as leaderBoard from './endpoints/leader-board';
import * as logout from './endpoints/logout';
import * as member from './endpoints/member';
import * as promotion from './endpoints/promotion';
import * as push from './endpoints/push';
import * as referral from './endpoints/referral';
import * as registration from './endpoints/registration';
import * as session from './endpoints/session';
import * as system from './endpoints/system';
import * as tracking from './endpoints/tracking';
import * as verification from './endpoints/verification';
import * as wallet from './endpoints/wallet';

/** A module of the contract exports endpoints and the schemas they share; these are the endpoints. */
function endpointsOf(module: Record<string, unknown>): AnyEndpoint[] {
  return Object.values(module).filter(
    (entry): entry is AnyEndpoint =>
      typeof entry === 'object' && entry !== null && 'path' in entry && 'answer' in entry,
  );
}

/** Every call of the product. The app imports the endpoints it calls; the platform and the docs read the list. */
export const CATALOGUE: readonly AnyEndpoint[] = [
  system,
  session,
  logout,
  member,
  registration,
  verification,
  game,
  gameLanes,
  promotion,
  wallet,
  push,
  leaderBoard,
  referral,
  tracking,
  feedback,
].flatMap(endpointsOf);

/** Endpoints the specification does not show (D13): what an integrator maps to his own. */
export const ASSUMED: readonly AnyEndpoint[] = CATALOGUE.filter((entry) => entry.source === 'assumed');
