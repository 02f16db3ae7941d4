import type { AnyEndpoint } from '../endpoint';
import * as cashier from './cashier';
import * as feedback from './feedback';
import * as game from './game';
import * as gameLanes from './game-lanes';
import * as install from './install';
import * as leaderBoard from './leader-board';
import * as logout from './logout';
import * as member from './member';
import * as pageMetadata from './page-metadata';
import * as playLimits from './play-limits';
import * as promotion from './promotion';
import * as push from './push';
import * as referral from './referral';
import * as registration from './registration';
import * as rewards from './rewards';
import * as session from './session';
import * as system from './system';
import * as tracking from './tracking';
import * as verification from './verification';
import * as wallet from './wallet';

/** Returns the endpoints among the exports of a contract module, which exports schemas too. */
function endpointsOf(module: Record<string, unknown>): AnyEndpoint[] {
  return Object.values(module).filter(
    (entry): entry is AnyEndpoint =>
      typeof entry === 'object' && entry !== null && 'path' in entry && 'response' in entry,
  );
}

/** All endpoints. The app imports the ones it calls; the platform and the docs read this list. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  system,
  session,
  logout,
  member,
  registration,
  verification,
  game,
  gameLanes,
  promotion,
  pageMetadata,
  wallet,
  cashier,
  rewards,
  playLimits,
  push,
  install,
  leaderBoard,
  referral,
  tracking,
  feedback,
].flatMap(endpointsOf);

/** Endpoints that are not in the platform's specification: an integrator maps them. */
export const ASSUMED_ENDPOINTS: readonly AnyEndpoint[] = ENDPOINTS.filter((entry) => entry.source === 'assumed');
