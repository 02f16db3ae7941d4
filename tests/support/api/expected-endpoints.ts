/**
 * The expected properties of every endpoint, written by hand from the specification of the platform (§7) and the
 * decisions about this specification. The app and the local platform share the definitions in `src/contract`, so a
 * wrong flag there is wrong on both sides; only this independent table detects it. Do not generate it.
 */
export interface ExpectedEndpoint {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Whether the request has a body, and whether the body is encrypted (ENC-1). */
  readonly body: 'none' | 'plain' | 'encrypted';
  /** Whether a token is `required`, sent only when signed in (`optional`), or never sent (`refused`, API-6). */
  readonly token: 'required' | 'optional' | 'refused';
  /** Sender of the request: the API client, or the outbox in a page or the service worker (OFF-4). */
  readonly sender: 'client' | 'outbox';
  /**
   * Credentials mode of the request. The API client sends cookies to the platform's own origin (API-1), the outbox
   * sends no cookies.
   */
  readonly credentials: 'include' | 'omit';
  /** Value of the header `ModuleId`; empty when it is not sent. */
  readonly moduleId: '' | 'REG3' | 'MOBILENUMREG3';
  /** Whether the `Device` header is sent in an installed app (LOGIN-2). */
  readonly device: boolean;
  /** Whether a response may be cached: not at all, for everybody, or for one member only. */
  readonly cacheable: 'no' | 'public' | 'member';
  /** How the service worker caches the response (OFF-3). */
  readonly serviceWorkerCache: 'no' | 'stale-while-revalidate' | 'network-first';
  /**
   * Age in days from which the service worker no longer uses a cached response; 0 if the service worker does not
   * cache the response.
   */
  readonly cachedDays: 0 | 1 | 30;
  /** Whether a success without a value is a success. */
  readonly mayLackValue: boolean;
  /** Whether the HTTP cache is bypassed. */
  readonly noCache: boolean;
  /** Request timeout (ms). */
  readonly timeout: number;
  /** Maximum size of the response (MiB), in the page and in the cache of the service worker. */
  readonly maxMib: 2 | 16;
}

/**
 * Caching by the service worker: the strategy, `swr` for stale-while-revalidate or `net` for network first, and the
 * number of days for which a cached response is used.
 */
type ServiceWorkerFlag = 'swr 30' | 'net 30' | 'net 1';
type Flag =
  | 'no value'
  | 'outbox'
  | 'Device'
  | 'no-cache'
  | 'public'
  | 'member'
  | 'REG3'
  | 'MOBILENUMREG3'
  | '16 MiB'
  | ServiceWorkerFlag;

function row(
  name: string,
  call: `${ExpectedEndpoint['method']} /${string}`,
  body: ExpectedEndpoint['body'],
  token: ExpectedEndpoint['token'],
  timeout: number,
  ...flags: Flag[]
): ExpectedEndpoint {
  const [method, path = ''] = call.split(' ');
  const has = (flag: Flag) => flags.includes(flag);
  return {
    name,
    method: method as ExpectedEndpoint['method'], // guaranteed by the type of `call`
    path,
    body,
    token,
    sender: has('outbox') ? 'outbox' : 'client',
    credentials: has('outbox') ? 'omit' : 'include',
    moduleId: has('REG3') ? 'REG3' : has('MOBILENUMREG3') ? 'MOBILENUMREG3' : '',
    device: has('Device'),
    cacheable: has('public') ? 'public' : has('member') ? 'member' : 'no',
    serviceWorkerCache: has('swr 30')
      ? 'stale-while-revalidate'
      : has('net 30') || has('net 1')
        ? 'network-first'
        : 'no',
    cachedDays: has('swr 30') || has('net 30') ? 30 : has('net 1') ? 1 : 0,
    mayLackValue: has('no value'),
    noCache: has('no-cache'),
    timeout,
    maxMib: has('16 MiB') ? 16 : 2,
  };
}

// biome-ignore format: a table
export const EXPECTED_ENDPOINTS: readonly ExpectedEndpoint[] = [
  row('status',               'GET /wps/system/status',                                'none',      'refused',  30_000, 'no-cache'),
  row('country',              'GET /wps/system/country',                               'none',      'refused',  30_000, 'public', 'net 30'),
  row('domainRoute',          'GET /wps/system/domainRoute',                           'none',      'refused',  30_000),
  row('ping',                 'GET /wps/system/test/ping',                             'none',      'refused',  20_000, 'no value'),
  row('webAppManifest',       'GET /wps/system/manifest.json',                         'none',      'refused',  30_000),
  row('rsaKey',               'GET /wps/session/key/rsa',                              'none',      'refused',  30_000, 'no-cache'),
  row('login',                'POST /wps/session/login',                               'encrypted', 'refused',  30_000, 'Device'),
  row('verifyLoginSecondFactor',          'POST /wps/session/login/verification',                  'encrypted', 'refused',  30_000),
  row('changePassword',       'POST /wps/member/password',                             'encrypted', 'required', 30_000, 'no value'),
  row('logout',               'POST /wps/session/logout',                              'none',      'required', 30_000, 'no value'),
  row('extendSession',        'POST /wps/session/extend',                              'none',      'required', 30_000, 'no value'),
  row('memberInfo',           'GET /wps/member/info',                                  'none',      'required', 30_000),
  row('saveMemberLanguage',   'PUT /wps/member/language',                              'plain',     'required', 30_000, 'no value'),
  row('registerByUsername',             'POST /wps/member/register',                             'encrypted', 'refused',  30_000, 'REG3', 'no value'),
  row('registerByMobileNumber',       'POST /wps/member/register/mobile',                      'encrypted', 'refused',  30_000, 'MOBILENUMREG3', 'no value'),
  row('registerWithGeneratedUsername', 'POST /wps/member/register/autoUsername',                'plain',     'refused',  30_000, 'no value'),
  row('checkUsername',        'GET /wps/member/username/check',                        'none',      'refused',  30_000, 'no-cache'),
  row('sendSmsCode',          'POST /wps/verification/sms/noLogin',                    'plain',     'refused',  30_000, 'no value'),
  row('geetestChallenge',     'GET /wps/captcha/geetest',                              'none',      'refused',  30_000, 'no-cache'),
  row('imageCaptcha',         'GET /wps/captcha/image',                                'none',      'refused',  30_000, 'no-cache'),
  row('launchGame',           'GET /wps/game/launchGame',                              'none',      'required', 10_000),
  row('launchTrialGame',      'GET /wps/relay/GCS_gameTrialLaunch',                    'none',      'refused',  30_000),
  row('gameMatches',          'GET /wps/relay/GCSGAME_getGameMatchV2',                 'none',      'refused',  30_000, 'net 1'),
  row('gameDraws',            'GET /wps/relay/GCSGAME_newGameDraws',                   'none',      'refused',  30_000, 'net 30'),
  row('gameFacts',            'GET /wps/relay/GCSGAME_getGameFacts',                   'none',      'refused',  30_000, 'public'),
  row('tickets',              'GET /wps/relay/MCSFE_getTickets',                       'none',      'required', 30_000, 'member'),
  row('gameLanes',            'GET /wps/relay/GCSGAME_newGameVendor',                  'none',      'refused',  30_000, 'public', 'swr 30', '16 MiB'),
  row('availablePromotions',  'GET /wps/relay/MCSFE_getMerchantAvailablePromotions',   'none',      'refused',  30_000, 'net 30'),
  row('announcements',        'GET /wps/relay/MCSFE_getListAnnouncements',             'none',      'refused',  30_000, 'swr 30'),
  row('promotionCategories',  'GET /wps/relay/PROMOFE_getPromotionAnnouncementCategory', 'none',    'refused',  30_000, 'swr 30'),
  row('promotionFacts',       'GET /wps/relay/PROMOFE_getPromotionFacts',              'none',      'refused',  30_000, 'public'),
  row('rankProgress',         'GET /wps/relay/MCSFE_getPlayerRankProgress',            'none',      'required', 30_000, 'member'),
  row('rankLevels',           'GET /wps/relay/MCSFE_getRankLevels',                    'none',      'required', 30_000, 'member'),
  row('customerServices',     'GET /wps/relay/WPSCORE_getCustomerServiceScript',       'none',      'refused',  30_000, 'swr 30'),
  row('downloadBarSettings',  'GET /wps/relay/WPSCORE_getDownloadSetting',             'none',      'refused',  30_000, 'swr 30'),
  row('launchChat',           'GET /wps/relay/CBS_launchChat',                         'none',      'required', 30_000),
  row('chatUnreadCount',      'GET /wps/relay/CBS_unreadCount',                        'none',      'required', 30_000),
  row('banners',              'GET /wps/relay/MCSFE_getBanners',                       'none',      'refused',  30_000, 'public', 'swr 30'),
  row('pageMetadata',         'GET /wps/relay/MCSFE_getPageMetadata',                  'none',      'refused',  30_000, 'public'),
  row('depositSettings',      'GET /wps/relay/MCSFE_getDepositSettings',               'none',      'required', 30_000, 'member'),
  row('withdrawalInfo',       'GET /wps/relay/MCSFE_getWithdrawAccountInfo',           'none',      'required', 30_000, 'member'),
  row('transactionStats',     'GET /wps/relay/MCSFE_getTransactionStatistics',         'none',      'required', 30_000),
  row('installPromptSettings',      'GET /wps/relay/MCSFE_getInstallPromptSettings',         'none',      'refused',  30_000, 'public'),
  row('submitDeposit',        'POST /wps/relay/MCSFE_submitDeposit',                   'encrypted', 'required', 30_000),
  row('submitWithdrawal',     'POST /wps/relay/MCSFE_submitWithdrawal',                'encrypted', 'required', 30_000),
  row('depositOrWithdrawal',       'GET /wps/relay/MCSFE_getCashOrder',                     'none',      'required', 30_000),
  row('payoutBanks',          'GET /wps/relay/MCSFE_getPayoutBanks',                   'none',      'required', 30_000, 'member'),
  row('linkPayoutAccount',    'POST /wps/relay/MCSFE_linkAccount',                     'encrypted', 'required', 30_000),
  row('vouchers',             'GET /wps/relay/PROMOFE_getVouchers',                    'none',      'required', 30_000),
  row('claimOrUseVoucher',    'POST /wps/relay/PROMOFE_useVoucher',                    'plain',     'required', 30_000, 'no value'),
  row('claimMissionReward',         'POST /wps/relay/PROMOFE_claimMission',                  'plain',     'required', 30_000, 'no value'),
  row('products',             'GET /wps/relay/MCSFE_getPointProducts',                 'none',      'required', 30_000),
  row('redeemPointsForProduct',        'POST /wps/relay/MCSFE_redeemPointProduct',              'plain',     'required', 30_000),
  row('redemptions',          'GET /wps/relay/MCSFE_getPointRedemptions',              'none',      'required', 30_000),
  row('transactions',         'GET /wps/relay/MCSFE_getTransactions',                  'none',      'required', 30_000),
  row('playLimits',           'GET /wps/relay/MCSFE_getPlayLimits',                    'none',      'required', 30_000, 'member'),
  row('savePlayLimit',        'POST /wps/relay/MCSFE_savePlayLimit',                   'plain',     'required', 30_000),
  row('confirmPlayLimits',    'POST /wps/relay/MCSFE_confirmPlayLimits',               'plain',     'required', 30_000),
  row('saveRealityCheck',     'POST /wps/relay/MCSFE_saveRealityCheck',                'plain',     'required', 30_000),
  row('startBreakFromPlay',       'POST /wps/relay/MCSFE_startPlayBreak',                  'plain',     'required', 30_000),
  row('playStatement',         'GET /wps/relay/MCSFE_getPlayStatement',                 'none',      'required', 30_000, 'member'),
  row('memberExport',          'GET /wps/relay/MCSFE_getMemberExport',                  'none',      'required', 30_000),
  row('documentCheck',         'GET /wps/relay/MCSFE_getDocumentCheck',                 'none',      'required', 30_000, 'member'),
  row('sendDocument',          'POST /wps/relay/MCSFE_sendDocument',                    'plain',     'required', 180_000),
  row('erasureRequest',        'GET /wps/relay/MCSFE_getErasureRequest',                'none',      'required', 30_000, 'member'),
  row('requestErasure',        'POST /wps/relay/MCSFE_requestErasure',                  'plain',     'required', 30_000),
  row('withdrawErasure',       'POST /wps/relay/MCSFE_withdrawErasure',                 'plain',     'required', 30_000),
  row('startSelfExclusion',    'POST /wps/relay/MCSFE_startSelfExclusion',              'plain',     'required', 30_000),
  row('bindPushToken',             'POST /wps/relay/CSP_fcmBind',                           'plain',     'required', 30_000, 'no value'),
  row('subscribeToPushTopic',   'POST /wps/relay/CSP_fcmSubscribe',                      'plain',     'optional', 30_000, 'no value'),
  row('unsubscribeFromPushTopics',      'DELETE /wps/relay/CSP_fcmUnsubscribe',                  'plain',     'refused',  30_000, 'outbox', 'no value'),
  row('sendTestPush',         'POST /wps/relay/push/test',                             'plain',     'required', 30_000, 'no value'),
  row('leaderBoard',          'GET /wps/relay/PROMOFE_getLeaderBoard',                 'none',      'required', 30_000),
  row('missions',             'GET /wps/relay/PROMOFE_getMissions',                    'none',      'required', 30_000),
  row('referralInfo',         'GET /wps/relay/MCSFE_getReferralInfo',                  'none',      'required', 30_000),
  row('registerDownlineAccount',     'POST /wps/member/agent/register',                       'encrypted', 'required', 30_000, 'no value'),
  row('trackEvents',          'POST /wps/relay/tracking/events',                       'plain',     'refused',  30_000, 'outbox', 'no value'),
  row('sendFeedback',         'POST /wps/relay/feedback',                              'plain',     'refused',  30_000, 'outbox', 'no value'),
  row('pushReceipt',          'POST /wps/relay/push/receipt',                          'plain',     'refused',  30_000, 'outbox', 'no value'),
];
