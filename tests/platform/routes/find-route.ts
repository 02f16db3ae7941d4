import type { Route } from '../server/route';
import { feedbackRoutes } from './feedback';
import { gameRoutes } from './games/game';
import { cashierRoutes } from './member/cashier';
import { dataRequestRoutes } from './member/data-requests';
import { documentRoutes } from './member/documents';
import { erasureRoutes } from './member/erasure';
import { leaderBoardRoutes } from './member/leader-board';
import { memberRoutes } from './member/member';
import { referralRoutes } from './member/referral';
import { rewardRoutes } from './member/rewards';
import { walletRoutes } from './member/wallet';
import { pushNotificationRoutes } from './push';
import { registrationRoutes } from './registration/registration';
import { sessionRoutes } from './sign-in/session';
import { smsCodeAndCaptchaRoutes } from './sign-in/sms-code-and-captcha';
import { bannerRoutes } from './site/banner';
import { installSettingsRoutes } from './site/install';
import { promotionRoutes } from './site/promotion';
import { supportRoutes } from './site/support';
import { systemRoutes } from './site/system';
import { trackingRoutes } from './tracking';

/** Every route of the platform. */
export const PLATFORM_ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...sessionRoutes,
  ...memberRoutes,
  ...registrationRoutes,
  ...smsCodeAndCaptchaRoutes,
  ...gameRoutes,
  ...promotionRoutes,
  ...bannerRoutes,
  ...supportRoutes,
  ...walletRoutes,
  ...cashierRoutes,
  ...dataRequestRoutes,
  ...documentRoutes,
  ...erasureRoutes,
  ...rewardRoutes,
  ...installSettingsRoutes,
  ...pushNotificationRoutes,
  ...trackingRoutes,
  ...feedbackRoutes,
  ...leaderBoardRoutes,
  ...referralRoutes,
];

const routesByCall = new Map(
  PLATFORM_ROUTES.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]),
);

export const findRoute = (method: string, path: string): Route | undefined => routesByCall.get(`${method} ${path}`);
