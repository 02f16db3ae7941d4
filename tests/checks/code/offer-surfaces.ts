import type { ROUTES } from '../../../src/contract/paths';
import type { PopupKind } from '../../../src/services/popups/popup-candidate';

/**
 * Everything of the app that may offer something, so that a new page, endpoint or popup cannot be forgotten (SAFE-4,
 * decision 34): the types demand an entry for each page and each kind of popup, offer-surfaces.test.ts one for each
 * endpoint and each file that reads what an endpoint offers.
 */

/**
 * `offers`: the page is behind the gate; `part`: a part of it is; `own`: it offers nothing, only what the member has or
 * does; `rule`: it has the rule of deposits and launches, which a break stops and an unknown status does not.
 */
export const PAGES: Record<keyof typeof ROUTES, 'offers' | 'part' | 'own' | 'rule'> = {
  home: 'part',
  index: 'part',
  indexHtml: 'part',
  login: 'part',
  register: 'part',
  registerHtml: 'part',
  activity: 'offers',
  inviteFriends: 'offers',
  feedback: 'own',
  changePsw: 'own',
  launchGame: 'rule',
  game: 'own',
  memberHome: 'own',
  memberHistory: 'own',
  memberTickets: 'own',
  memberLimits: 'own',
  memberData: 'own',
  memberDocuments: 'own',
  memberBenefits: 'offers',
  voucherCenter: 'rule',
  withdraw: 'own',
  addBankCard: 'own',
  addBankCardPix: 'own',
  rewardCenter: 'part',
  agentRegister: 'own',
  mallHome: 'part',
  leaderBoard: 'offers',
};

/** Kinds of popups that offer something. Announcements are news too: their promotions are left out one by one. */
export const POPUPS: Record<PopupKind, 'offers' | 'part' | 'own'> = {
  upgrade: 'own',
  'forced-announcements': 'part',
  announcements: 'part',
  'banner-1': 'offers',
  'banner-2': 'offers',
  update: 'own',
  'forced-install': 'offers',
  install: 'offers',
  push: 'offers',
};

/** Endpoints whose responses offer something, with the names under which components read them. */
export const OFFER_ENDPOINTS: Readonly<Record<string, readonly string[]>> = {
  banners: ['bannersQuery'],
  announcements: ['announcementsQuery', 'useAnnouncements'],
  availablePromotions: ['useAvailablePromotions'],
  promotionFacts: ['usePromotionFacts'],
  promotionCategories: [],
  missions: ['missionsQuery'],
  leaderBoard: ['rankingQuery'],
  products: ['products'],
  referralInfo: ['referralInfo'],
  rankLevels: ['rankLevelsQuery'],
  downloadBarSettings: ['downloadBarSettings'],
  installPromptSettings: ['installPromptSettings'],
};

/** Endpoints that offer nothing: what a member has or does, and what the app needs. */
export const OTHER_ENDPOINTS: readonly string[] = [
  ...['status', 'country', 'domainRoute', 'ping', 'webAppManifest', 'pageMetadata', 'rsaKey', 'customerServices'],
  ...[
    'geetestChallenge',
    'login',
    'verifyLoginSecondFactor',
    'logout',
    'extendSession',
    'changePassword',
    'sendSmsCode',
    'imageCaptcha',
    'checkUsername',
  ],
  ...['registerByUsername', 'registerByMobileNumber', 'registerWithGeneratedUsername', 'registerDownlineAccount'],
  ...['memberInfo', 'saveMemberLanguage', 'rankProgress', 'launchChat', 'chatUnreadCount', 'sendFeedback'],
  ...['withdrawalInfo', 'transactionStats', 'transactions', 'depositOrWithdrawal', 'submitWithdrawal'],
  ...[
    'payoutBanks',
    'linkPayoutAccount',
    'depositSettings',
    'submitDeposit',
    'vouchers',
    'claimOrUseVoucher',
    'redemptions',
  ],
  ...[
    'claimMissionReward',
    'redeemPointsForProduct',
    'playLimits',
    'savePlayLimit',
    'saveRealityCheck',
    'confirmPlayLimits',
  ],
  ...['startBreakFromPlay', 'startSelfExclusion', 'playStatement', 'memberExport', 'tickets'],
  ...['documentCheck', 'sendDocument'],
  ...['erasureRequest', 'requestErasure', 'withdrawErasure'],
  ...['gameLanes', 'launchGame', 'launchTrialGame', 'gameMatches', 'gameDraws', 'gameFacts'],
  ...['bindPushToken', 'subscribeToPushTopic', 'unsubscribeFromPushTopics', 'sendTestPush', 'pushReceipt'],
  ...['trackEvents'],
];

/** The file that guards a file which reads what an endpoint offers and has no guard of its own. */
export const GUARDED_BY: Readonly<Record<string, string>> = {
  // Fetches for the banners and the marquee, shows nothing.
  'src/app/prefetch-home-queries.ts': 'src/features/home/banners/banner-carousel.tsx',
  'src/features/leader-board/missions.tsx': 'src/pages/leader-board.tsx',
  'src/features/leader-board/ranking.tsx': 'src/pages/leader-board.tsx',
  'src/features/promotions/other-promotions.tsx': 'src/pages/activity.tsx',
  'src/features/promotions/promotion-details.tsx': 'src/pages/activity.tsx',
  'src/features/promotions/promotion-list.tsx': 'src/pages/activity.tsx',
  'src/features/promotions/reward-list.tsx': 'src/pages/reward-center.tsx',
  'src/features/referral/my-invitation.tsx': 'src/pages/invite-friends.tsx',
  'src/features/vip/rank-hero.tsx': 'src/pages/member-benefits.tsx',
  'src/features/vip/rank-levels.tsx': 'src/pages/member-benefits.tsx',
  'src/features/home/banners/banner-list.tsx': 'src/pages/activity.tsx',
  'src/features/install/prompts/queued-install-prompt.tsx': 'src/features/popups/queue/popup-queue.tsx',
  'src/features/popups/announcements/queued-announcement-popups.tsx':
    'src/features/popups/announcements/use-announcements.ts',
  // Says where the button of a promotion leads, which is shown on the page of promotions and in a popup.
  'src/services/promotions/use-promotion-action-input.ts': 'src/pages/activity.tsx',
};

/** Files that may ask only whether play is stopped: with an unknown status they go on, as the platform decides. */
export const STOP_RULE_FILES: readonly string[] = [
  'src/features/games/launch/use-game-launch.ts',
  'src/pages/voucher-center.tsx',
  'src/services/attribution/apply-ad-consent.ts',
  'src/services/play-protection/play-status.ts',
  'src/services/tracking/play-status-for-events.tsx',
];
