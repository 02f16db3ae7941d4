import type { AnyEndpoint } from '../endpoint';
import * as dataRequests from './account/data-requests';
import * as documents from './account/document-check';
import * as erasure from './account/erasure';
import * as extendSession from './account/extend-session';
import * as logout from './account/logout';
import * as member from './account/member';
import * as playLimits from './account/play-limits';
import * as referral from './account/referral';
import * as registration from './account/registration';
import * as rsaKey from './account/rsa-key';
import * as session from './account/session';
import * as verification from './account/verification';
import * as draws from './games/draws';
import * as game from './games/game';
import * as gameLanes from './games/game-lanes';
import * as tickets from './games/tickets';
import * as cashier from './money/cashier';
import * as leaderBoard from './money/leader-board';
import * as rewards from './money/rewards';
import * as wallet from './money/wallet';
import * as announcements from './site/announcements';
import * as banners from './site/banners';
import * as chat from './site/chat';
import * as country from './site/country';
import * as customerServices from './site/customer-services';
import * as domains from './site/domains';
import * as downloadBarSettings from './site/download-bar-settings';
import * as feedback from './site/feedback';
import * as install from './site/install-prompt-settings';
import * as pageMetadata from './site/page-metadata';
import * as promotion from './site/promotion';
import * as promotionFacts from './site/promotion-facts';
import * as push from './site/push';
import * as system from './site/system';
import * as tracking from './site/tracking';
import * as vip from './site/vip';
import * as webAppManifest from './site/web-app-manifest';

/** Returns the endpoints that a contract module exports; the schemas that it also exports are left out. */
function endpointsOf(module: Record<string, unknown>): AnyEndpoint[] {
  return Object.values(module).filter(
    (entry): entry is AnyEndpoint =>
      typeof entry === 'object' && entry !== null && 'path' in entry && 'response' in entry,
  );
}

/**
 * All endpoints, for the local platform, the tests and the generated docs. The app imports only the endpoints that it
 * calls.
 */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  system,
  country,
  domains,
  webAppManifest,
  session,
  rsaKey,
  extendSession,
  logout,
  member,
  registration,
  verification,
  game,
  gameLanes,
  draws,
  tickets,
  promotion,
  promotionFacts,
  announcements,
  banners,
  vip,
  customerServices,
  chat,
  downloadBarSettings,
  pageMetadata,
  wallet,
  cashier,
  rewards,
  playLimits,
  dataRequests,
  documents,
  erasure,
  push,
  install,
  leaderBoard,
  referral,
  tracking,
  feedback,
].flatMap(endpointsOf);

/** Endpoints that are not in the platform's specification; an integrator maps them to a real platform. */
export const ASSUMED_ENDPOINTS: readonly AnyEndpoint[] = ENDPOINTS.filter((entry) => entry.source === 'assumed');
