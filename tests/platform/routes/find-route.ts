import type { Route } from '../server/route';
import { bannerRoutes } from './banner';
import { cashierRoutes } from './cashier';
import { feedbackRoutes } from './feedback';
import { gameRoutes } from './game';
import { installRoutes } from './install';
import { leaderBoardRoutes } from './leader-board';
import { memberRoutes } from './member';
import { promotionRoutes } from './promotion';
import { pushRoutes } from './push';
import { referralRoutes } from './referral';
import { registrationRoutes } from './registration';
import { rewardRoutes } from './rewards';
import { sessionRoutes } from './session';
import { supportRoutes } from './support';
import { systemRoutes } from './system';
import { trackingRoutes } from './tracking';
import { verificationRoutes } from './verification';
import { walletRoutes } from './wallet';

/** Every route of the platform. */
export const ROUTES: readonly Route[] = [
  ...systemRoutes,
  ...sessionRoutes,
  ...memberRoutes,
  ...registrationRoutes,
  ...verificationRoutes,
  ...gameRoutes,
  ...promotionRoutes,
  ...bannerRoutes,
  ...supportRoutes,
  ...walletRoutes,
  ...cashierRoutes,
  ...rewardRoutes,
  ...installRoutes,
  ...pushRoutes,
  ...trackingRoutes,
  ...feedbackRoutes,
  ...leaderBoardRoutes,
  ...referralRoutes,
];

const routesByCall = new Map(ROUTES.map((route) => [`${route.endpoint.method} ${route.endpoint.path}`, route]));

export const findRoute = (method: string, path: string): Route | undefined => routesByCall.get(`${method} ${path}`);
