/**
 * Fields that the registration endpoints share. All fields in this file are those of the platform's specification (§3
 * and §7), written by hand. Do not generate them, because the contract is tested against them. `[]` stands for each
 * entry of a list.
 */
const registration = [
  'body: registerMethod registerUrl loginDeviceId isOfficialAppLogin domain login referralCode affiliateCode',
  'body: geetestSeccode geetestValidateV4 username mobileNum password firebaseChannel firebaseIdToken smsTemplate',
  'body.pixelTrack: facebook tiktok kwai gtag voluum propeller kadam rt twclid fbc fbp',
  'response: id customerId userName customerName token',
];

/**
 * Fields by endpoint name. Each line consists of the path of a group, such as `query` or `response.info`, and the
 * names of its fields.
 */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  status: [
    'query: device track originalDomain url',
    'response: test maintenance maintenanceEnd regionRestriction',
    'response.location: ip',
    'response.info: merchantCode mainDomain mobileTemplate whitelabel imageCDNs[]',
    'response.info.customerService[]: csType csPosition title path',
    'response.info.register.captcha: enabled',
    'response.info.resources[]: resourceType url',
    'response.info.sms: firebase apiKey',
    'response.info.gw: GEETEST_ID GEETEST_VERSION PROFILE_ICON_COUNT',
  ],
  country: ['query: _ merchant', 'response: countryCode countryDialingCode currencySymbol currency'],
  domainRoute: [],
  ping: ['query: speed'],
  webAppManifest: ['query: merchantCode', 'response: title desktop_app_feature apple_touch_icon'],
  rsaKey: ['query: _'],
  login: [
    'body: username password type firebaseChannel firebaseIdToken geetestChallenge geetestSeccode geetestValidateV4',
    'body: mobileNum verificationCode loginDeviceId isOfficialAppLogin device',
    'response: token firstTimeLogin passwordExpired',
  ],
  verifyLoginSecondFactor: [
    'body: username password method email payeeName authCode mobileNum verificationCode firebaseIdToken',
  ],
  memberInfo: [
    'response: id customerId userName type customerType regDate language',
    'response.clubLabel: labelName type rankLevel',
  ],
  saveMemberLanguage: ['body: language merchantCode'],
  registerByUsername: registration,
  registerByMobileNumber: registration,
  registerWithGeneratedUsername: registration,
  sendSmsCode: ['body: countryDialingCode mobileNum', 'response: expirationTime'],
  geetestChallenge: ['query: t', 'response: gt challenge newCaptcha success'],
  launchGame: [
    'query: lottoArea launchMode lottoPrizeMode lottoMode lottoGameCode lottoView device backUrl hasLobby language',
    'query: title labelName',
    'response: gameUrl',
  ],
  launchTrialGame: ['query: gameId nodeId platform'],
  gameMatches: [],
  gameLanes: [
    'response.data.lanes[]: title gameCount',
    'response.data.lanes[].cards[]: accountTypeName displayName',
    'response.data.lanes[].gameClassify[]: vendors[]',
  ],
  availablePromotions: ['response.APP_DOWNLOAD: enabled count', 'response.REFERRAL: enabled count'],
  announcements: ['query: types platform category'],
  promotionCategories: ['response.categories[]: id'],
  rankProgress: [
    'response.currentProgress: completedConditions totalExpectedConditions',
    'response.playerRankProgress: labelId',
  ],
  customerServices: [],
  downloadBarSettings: [],
  launchChat: ['query: headerColor language'],
  chatUnreadCount: ['response: unReadCount chatUrl'],
  depositSettings: [],
  withdrawalInfo: [],
  bindPushToken: ['body: registrationToken'],
  subscribeToPushTopic: ['body: registrationToken topic'],
  unsubscribeFromPushTopics: ['body: registrationToken unsubscribeAll'],
};

/** Paths of the specified fields by endpoint name. */
export const SPECIFIED_FIELDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(SPECIFIED).map(([name, groups]) => [
    name,
    groups.flatMap((line) => {
      const [group, fields = ''] = line.split(': ');
      return fields.split(' ').map((field) => `${group}.${field}`);
    }),
  ]),
);

/** Endpoints whose path is not in the specification. */
export const UNSPECIFIED_ENDPOINTS = [
  ...[
    'logout',
    'extendSession',
    'changePassword',
    'checkUsername',
    'imageCaptcha',
    'banners',
    'trackEvents',
    'sendFeedback',
    'pushReceipt',
    'sendTestPush',
  ],
  ...['vouchers', 'claimOrUseVoucher', 'claimMissionReward', 'products', 'redeemPointsForProduct', 'redemptions'],
  ...['linkPayoutAccount', 'depositOrWithdrawal', 'submitDeposit', 'transactions', 'submitWithdrawal'],
  'payoutBanks',
  ...['gameDraws', 'gameFacts', 'tickets', 'promotionFacts'],
  ...['rankLevels', 'leaderBoard', 'missions', 'referralInfo', 'registerDownlineAccount'],
  ...['installPromptSettings', 'transactionStats', 'pageMetadata', 'playLimits', 'savePlayLimit'],
  ...['saveRealityCheck', 'confirmPlayLimits'],
  ...['startBreakFromPlay', 'startSelfExclusion', 'playStatement', 'memberExport'],
  ...['documentCheck', 'sendDocument'],
  ...['erasureRequest', 'requestErasure', 'withdrawErasure'],
];

/** Error codes in the specification (§4 and §8). */
export const SPECIFIED_ERROR_CODES = [
  ...['domain_not_available', 'login_verify_required', 'login.cred.err', 'not.exists.user', 'token_ip_different'],
  ...['TOO_MANY_REQUEST', 'bind_customer_required', 'CUSTOMER_NOT_LOGIN', 'customer.not.login'],
  ...['user.or.token.invalid', 'login.not.session'],
];

/** Fields in the value of the error `login_verify_required` (§3). */
export const SPECIFIED_SECOND_FACTOR_FIELDS = ['email', 'ga', 'sms'];
