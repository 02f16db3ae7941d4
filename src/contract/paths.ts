/** The public path prefix of the product (ROUTE-1). */
export const BASE_PATH = '/m';

/** Who may see a page without a session: everyone, nobody, or nobody with another way out (ROUTE-2). */
export type RouteAccess = 'public' | 'member' | 'member-or-home';

/** Every route of the product (ROUTE-1), below {@link BASE_PATH}. */
export const ROUTES = {
  home: { path: '/m/home', access: 'public' },
  index: { path: '/m/index', access: 'public' },
  indexHtml: { path: '/m/index.html', access: 'public' },
  login: { path: '/m/login', access: 'public' },
  register: { path: '/m/register', access: 'public' },
  registerHtml: { path: '/m/register.html', access: 'public' },
  activity: { path: '/m/activity', access: 'public' },
  inviteFriends: { path: '/m/inviteFriends', access: 'public' },
  feedback: { path: '/m/feedback', access: 'member-or-home' },
  changePsw: { path: '/m/changePsw', access: 'member' },
  launchGame: { path: '/m/launchGame', access: 'member' },
  game: { path: '/m/game', access: 'member' },
  memberHome: { path: '/m/member/home', access: 'member' },
  memberBenefits: { path: '/m/member/benefits', access: 'member' },
  voucherCenter: { path: '/m/voucherCenter', access: 'member' },
  withdraw: { path: '/m/withdraw', access: 'member' },
  addBankCard: { path: '/m/securityCenter/addBankCard', access: 'member' },
  addBankCardPix: { path: '/m/securityCenter/addBankCardPix', access: 'member' },
  rewardCenter: { path: '/m/rewardCenter', access: 'member' },
  agentRegister: { path: '/m/agentRegister', access: 'member' },
  mallHome: { path: '/m/mall/mallHome', access: 'member' },
  leaderBoard: { path: '/m/leaderBoard', access: 'member' },
} as const satisfies Record<string, { path: string; access: RouteAccess }>;

export type RouteName = keyof typeof ROUTES;
export type RoutePath = (typeof ROUTES)[RouteName]['path'];

/** What this device has of the app and what went wrong: for whoever looks for a fault. No page of the specification. */
export const DIAGNOSTICS_PATH = '/m/diagnostics';

/** Paths that show home (ROUTE-1); the router and the popup rules read this list. */
export const HOME_PATHS: readonly string[] = ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html'];

/** Query parameters that every navigation carries along (ROUTE-5). */
export const PASSTHROUGH_PARAMETERS = [
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

/** Query parameters that carry a session token in (ROUTE-2, ROUTE-3). */
export const TOKEN_PARAMETERS = ['token', 'tokens'] as const;

/** Answers whether a domain of the merchant is alive (DOM-2). */
export const PING_PATH = '/wps/system/test/ping';
