import type { FeatureName, SwitchName } from './features';

/** The public path prefix of the app (ROUTE-1). */
export const BASE_PATH = '/m';

/**
 * Who may see a page (ROUTE-2). `public`: everyone. `member`: only members; visitors are asked to sign in.
 * `member-or-home`: only members; visitors are redirected to home.
 */
export type RouteAccess = 'public' | 'member' | 'member-or-home';

/**
 * What a page needs beside a sign-in (ROUTE-10). What the merchant does not offer has no page: its address shows the
 * not-found page and nothing links to it. What only some members can use is linked for them alone, except by links
 * that an editor has entered; its page tells the others why it is not for them.
 */
export interface RouteNeeds {
  /** A switch of the merchant that must be on (WL-1). */
  readonly switch?: SwitchName;
  /** A part of the site that the merchant must offer. */
  readonly feature?: FeatureName;
  /** The member types that can use the page (SESS-5). */
  readonly memberTypes?: readonly number[];
  /** ISO 4217 code that the balance of the member must have. */
  readonly currency?: string;
  /** Whether only members with VIP benefits can use the page (VIP-1). */
  readonly vipBenefits?: true;
}

/** A row of the route table. */
export interface Route {
  readonly path: string;
  readonly access: RouteAccess;
  readonly needs?: RouteNeeds;
}

/** Path of the page of one game, for the bootstrap script, which does not contain the route table. */
export const GAME_PATH = '/m/game';

/** Types of the members who may have a downline (SESS-5). */
export const AGENT_TYPES: readonly number[] = [1, 2];

/**
 * Every route of the app (ROUTE-1), below {@link BASE_PATH}: who may open it, and what it needs. Beside it there are
 * {@link DIAGNOSTICS_PATH} and the merchant's own password page (ROUTE-8).
 */
export const ROUTES = {
  home: { path: '/m/home', access: 'public' },
  index: { path: '/m/index', access: 'public' },
  indexHtml: { path: '/m/index.html', access: 'public' },
  login: { path: '/m/login', access: 'public' },
  register: { path: '/m/register', access: 'public' },
  registerHtml: { path: '/m/register.html', access: 'public' },
  activity: { path: '/m/activity', access: 'public', needs: { feature: 'promotions' } },
  inviteFriends: { path: '/m/inviteFriends', access: 'public' },
  feedback: { path: '/m/feedback', access: 'member-or-home' },
  changePsw: { path: '/m/changePsw', access: 'member' },
  launchGame: { path: '/m/launchGame', access: 'member' },
  game: { path: GAME_PATH, access: 'member' },
  memberHome: { path: '/m/member/home', access: 'member' },
  memberHistory: { path: '/m/member/history', access: 'member' },
  memberTickets: { path: '/m/member/tickets', access: 'member', needs: { feature: 'tickets' } },
  memberLimits: { path: '/m/member/limits', access: 'member' },
  memberData: { path: '/m/member/data', access: 'public' },
  memberDocuments: { path: '/m/member/documents', access: 'member' },
  memberBenefits: { path: '/m/member/benefits', access: 'member', needs: { vipBenefits: true } },
  voucherCenter: { path: '/m/voucherCenter', access: 'member' },
  withdraw: { path: '/m/withdraw', access: 'member' },
  addBankCard: { path: '/m/securityCenter/addBankCard', access: 'member' },
  addBankCardPix: { path: '/m/securityCenter/addBankCardPix', access: 'member', needs: { currency: 'BRL' } },
  rewardCenter: { path: '/m/rewardCenter', access: 'member', needs: { feature: 'rewards' } },
  agentRegister: { path: '/m/agentRegister', access: 'member', needs: { memberTypes: AGENT_TYPES } },
  mallHome: { path: '/m/mall/mallHome', access: 'member', needs: { feature: 'pointMarket' } },
  leaderBoard: { path: '/m/leaderBoard', access: 'member', needs: { feature: 'leaderBoard' } },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

/** Page paths that look like file names, for the service worker, which does not contain the route table. */
export const HTML_PAGE_PATHS: readonly string[] = ['/m/index.html', '/m/register.html'];

/**
 * Paths of the endpoints for the content above the fold of home, for the bootstrap script, which contains neither
 * schemas nor cache rules.
 */
export const HOME_ENDPOINT_PATHS = {
  gameLanes: '/wps/relay/GCSGAME_newGameVendor',
  banners: '/wps/relay/MCSFE_getBanners',
  announcements: '/wps/relay/MCSFE_getListAnnouncements',
} as const;

/**
 * Paths of the requests that the outbox sends, for the service worker, which does not contain the endpoint schemas
 * (OFF-4). All use POST except `pushUnbind`.
 */
export const OUTBOX_REQUEST_PATHS = {
  events: '/wps/relay/tracking/events',
  feedback: '/wps/relay/feedback',
  pushReceipt: '/wps/relay/push/receipt',
  /** Sent with the method DELETE. */
  pushUnbind: '/wps/relay/CSP_fcmUnsubscribe',
} as const;

/** Path of home. A notification opens it if the push message contains no path. */
export const HOME_PATH = '/m/home';

/** Icon of notifications (PUSH-3). */
export const NOTIFICATION_ICON_URL = '/m/icons/icon-192x192.png';

/** Path of the diagnostics page for support (stored versions, error log). Not part of the specification. */
export const DIAGNOSTICS_PATH = '/m/diagnostics';

/** Paths that show home (ROUTE-1), for the router and the popup rules. */
export const ALL_HOME_PATHS: readonly string[] = ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'];

/** Query parameters that every navigation keeps (ROUTE-5). */
export const CAMPAIGN_PARAMETERS = [
  'affiliateCode',
  'referralCode',
  'r',
  'inApp',
  'fbclid',
  'gclid',
  'ttclid',
  'kwaiclid',
  'bbg',
  'isBgeTest',
  'cid',
] as const;

/** Query parameters that contain a session token (ROUTE-2, ROUTE-3). */
export const URL_TOKEN_PARAMETERS = ['token', 'tokens'] as const;

/** Path of the ping request of a domain probe (DOM-2). */
export const PING_PATH = '/wps/system/test/ping';
