import type { RouteObject } from 'react-router-dom';
import { readExtension } from '../browser/page/extension';
import { ALL_HOME_PATHS, DIAGNOSTICS_PATH, ROUTES } from '../contract/paths';
import HomePage from '../pages/home';
import { lazyWithRetry as lazyPage } from '../ui/lazy/lazy-with-retry';

const LoginPage = lazyPage(() => import('../pages/login'));
const RegisterPage = lazyPage(() => import('../pages/register'));
const ChangePasswordPage = lazyPage(() => import('../pages/change-password'));
const LaunchGamePage = lazyPage(() => import('../pages/launch-game'));
const GamePage = lazyPage(() => import('../pages/game'));
const MemberHomePage = lazyPage(() => import('../pages/member-home'));
const MemberHistoryPage = lazyPage(() => import('../pages/member-history'));
const MemberTicketsPage = lazyPage(() => import('../pages/member-tickets'));
const MemberLimitsPage = lazyPage(() => import('../pages/member-limits'));
const MemberDataPage = lazyPage(() => import('../pages/member-data'));
const MemberDocumentsPage = lazyPage(() => import('../pages/member-documents'));
const MemberBenefitsPage = lazyPage(() => import('../pages/member-benefits'));
const VoucherCenterPage = lazyPage(() => import('../pages/voucher-center'));
const WithdrawPage = lazyPage(() => import('../pages/withdraw'));
const AddBankCardPage = lazyPage(() => import('../pages/add-bank-card'));
const ActivityPage = lazyPage(() => import('../pages/activity'));
const RewardCenterPage = lazyPage(() => import('../pages/reward-center'));
const InviteFriendsPage = lazyPage(() => import('../pages/invite-friends'));
const AgentRegisterPage = lazyPage(() => import('../pages/agent-register'));
const MallPage = lazyPage(() => import('../pages/mall'));
const LeaderBoardPage = lazyPage(() => import('../pages/leader-board'));
const FeedbackPage = lazyPage(() => import('../pages/feedback'));
const ExtensionPage = lazyPage(() => import('../pages/extension-page'));
/** Also shown while the app has not started (OPS-5). */
export const LazyDiagnosticsPage = lazyPage(() => import('../pages/diagnostics'));
/** The page of an unknown path, and of a page that the merchant does not offer (ROUTE-4, ROUTE-10). */
export const LazyNotFoundPage = lazyPage(() => import('../pages/not-found'));

const FIXED_ROUTES: readonly RouteObject[] = [
  ...ALL_HOME_PATHS.map((path) => ({ path, element: <HomePage /> })),
  { path: ROUTES.login.path, element: <LoginPage /> },
  { path: ROUTES.register.path, element: <RegisterPage /> },
  { path: ROUTES.registerHtml.path, element: <RegisterPage /> },
  { path: ROUTES.changePsw.path, element: <ChangePasswordPage /> },
  { path: ROUTES.launchGame.path, element: <LaunchGamePage /> },
  { path: ROUTES.game.path, element: <GamePage /> },
  { path: ROUTES.memberHome.path, element: <MemberHomePage /> },
  { path: ROUTES.memberHistory.path, element: <MemberHistoryPage /> },
  { path: ROUTES.memberTickets.path, element: <MemberTicketsPage /> },
  { path: ROUTES.memberLimits.path, element: <MemberLimitsPage /> },
  { path: ROUTES.memberData.path, element: <MemberDataPage /> },
  { path: ROUTES.memberDocuments.path, element: <MemberDocumentsPage /> },
  { path: ROUTES.memberBenefits.path, element: <MemberBenefitsPage /> },
  { path: ROUTES.voucherCenter.path, element: <VoucherCenterPage /> },
  { path: ROUTES.withdraw.path, element: <WithdrawPage /> },
  { path: ROUTES.addBankCard.path, element: <AddBankCardPage kind="card" /> },
  { path: ROUTES.addBankCardPix.path, element: <AddBankCardPage kind="pix" /> },
  { path: ROUTES.activity.path, element: <ActivityPage /> },
  { path: ROUTES.rewardCenter.path, element: <RewardCenterPage /> },
  { path: ROUTES.inviteFriends.path, element: <InviteFriendsPage /> },
  { path: ROUTES.agentRegister.path, element: <AgentRegisterPage /> },
  { path: ROUTES.mallHome.path, element: <MallPage /> },
  { path: ROUTES.leaderBoard.path, element: <LeaderBoardPage /> },
  { path: ROUTES.feedback.path, element: <FeedbackPage /> },
  { path: DIAGNOSTICS_PATH, element: <LazyDiagnosticsPage /> },
  { path: '*', element: <LazyNotFoundPage /> },
];

/** Returns the routes of the pages of the merchant's extension (OPS-7). A path of the app's own pages is not one. */
const listExtensionRoutes = (): readonly RouteObject[] =>
  Object.keys(readExtension()?.pages ?? {}).map((path) => ({ path, element: <ExtensionPage path={path} /> }));

let routes: RouteObject[] = [];

/**
 * Returns the routes of all pages (ROUTE-1), the same ones until the path changes. Home is in the main chunk; the other
 * pages are lazy.
 * @param passwordPath path of the password page as configured by the merchant, in addition to the fixed one (ROUTE-8)
 */
export function getRoutes(passwordPath: string): RouteObject[] {
  if (routes[0]?.path !== passwordPath)
    routes = [{ path: passwordPath, element: <ChangePasswordPage /> }, ...FIXED_ROUTES, ...listExtensionRoutes()];
  return routes;
}
