import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
import { HOME_PATHS, ROUTES } from '../contract/paths';
import HomePage from '../pages/home';

const LoginPage = lazy(() => import('../pages/login'));
const RegisterPage = lazy(() => import('../pages/register'));
const ChangePasswordPage = lazy(() => import('../pages/change-password'));
const LaunchGamePage = lazy(() => import('../pages/launch-game'));
const GamePage = lazy(() => import('../pages/game'));
const MemberHomePage = lazy(() => import('../pages/member-home'));
const MemberBenefitsPage = lazy(() => import('../pages/member-benefits'));
const VoucherCenterPage = lazy(() => import('../pages/voucher-center'));
const WithdrawPage = lazy(() => import('../pages/withdraw'));
const AddBankCardPage = lazy(() => import('../pages/add-bank-card'));
const ActivityPage = lazy(() => import('../pages/activity'));
const RewardCenterPage = lazy(() => import('../pages/reward-center'));
const InviteFriendsPage = lazy(() => import('../pages/invite-friends'));
const AgentRegisterPage = lazy(() => import('../pages/agent-register'));
const MallPage = lazy(() => import('../pages/mall'));
const LeaderBoardPage = lazy(() => import('../pages/leader-board'));
const FeedbackPage = lazy(() => import('../pages/feedback'));
const NotFoundPage = lazy(() => import('../pages/not-found'));

const FIXED_ROUTES: readonly RouteObject[] = [
  ...HOME_PATHS.map((path) => ({ path, element: <HomePage /> })),
  { path: ROUTES.login.path, element: <LoginPage /> },
  { path: ROUTES.register.path, element: <RegisterPage /> },
  { path: ROUTES.registerHtml.path, element: <RegisterPage /> },
  { path: ROUTES.changePsw.path, element: <ChangePasswordPage /> },
  { path: ROUTES.launchGame.path, element: <LaunchGamePage /> },
  { path: ROUTES.game.path, element: <GamePage /> },
  { path: ROUTES.memberHome.path, element: <MemberHomePage /> },
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
  { path: '*', element: <NotFoundPage /> },
];

/**
 * Every page by its path (ROUTE-1); home comes with the first load, the rest when it is gone to. The password page
 * stands at the merchant's path as well, which may be any (ROUTE-8).
 */
export function routesWith(passwordPath: string): RouteObject[] {
  return [{ path: passwordPath, element: <ChangePasswordPage /> }, ...FIXED_ROUTES];
}
