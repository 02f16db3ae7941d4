/**
 * The contract's assumptions beyond the platform's specification, for operators who connect a real platform. Not
 * imported by the app or the workers; `docs/assumptions.md` is generated from it (`npm run assumptions`). A test
 * checks that every field of every endpoint is either specified or listed here.
 */

/** Fields of one endpoint, with what is assumed about them. */
export interface FieldAssumption {
  /**
   * Paths of the fields: `query.name`, `body.name` or `response.name`; for entries of a list `response.list[].name`.
   */
  readonly fields: readonly string[];
  readonly why: string;
}

/** What each endpoint does whose path the specification does not define. The keys are endpoint names. */
export const ENDPOINT_ASSUMPTIONS: Readonly<Record<string, string>> = {
  logout: 'Ends the session of the token.',
  extendSession:
    'Makes the session of the token last as long as after a sign-in. `transactionStats` says until when; a platform that does not say it there is not asked.',
  changePassword:
    'Replaces the password of the member. `oldPassword` is absent if the member has never chosen one and no default is mapped.',
  checkUsername: 'Whether a username is taken, checked during registration.',
  banners: 'Banners of a position on a page. The fields of an entry are specified, except `id`, `title` and `image`.',
  trackEvents:
    'Tracking events as a JSON string, each with an id. The fields of an event are specified, except `id`, and in its value `method`, `contentType`, `contentId` and `isStandalone`. `pwaType` is `H5`, `PWA`, `WEBCLIP` or `APP`; `channels` lists the networks with a pixel.',
  sendFeedback: 'Feedback to the merchant.',
  pageMetadata:
    'What search engines read about each page, by path, in the language of the request, and the domains that they may list.',
  playLimits:
    'The limits that the member has set for deposits, losses, stakes and time (minutes): what is used of each in the last 24 hours, 7 or 30 days, a change that is due, earlier changes, and the rules of the jurisdiction.',
  savePlayLimit:
    'Sets or removes a limit. A stricter one applies at once, any other after `rules.raiseDelayHours`; if it then has `needsConfirmation`, once it is set again at `nextAt` or later. A deposit, a stake or a launch above one is refused with `limit.deposit`, `limit.stake`, `limit.loss` or `limit.time`.',
  confirmPlayLimits:
    'Records that the member has reviewed the limits, and leaves them as they are. Answers the limits. A review is due (`reviewDue` of the limits, `limitReviewDue` of the wallet) at the latest six months after the last one, the last change of a limit, or the registration, as the jurisdiction demands.',
  saveRealityCheck:
    'Sets how often the app reminds the member of the time played (minutes). At most `rules.realityCheckMinutes`, unless that is 0; 0 leaves it to the rule. An interval that is not allowed is refused with `request.invalid`.',
  startBreakFromPlay:
    'Starts a break from play of 24 hours, 7, 30 or 180 days, or makes it longer. Nothing ends it early. Until its end deposits and launches are refused with `play.break`; withdrawals are not.',
  startSelfExclusion:
    'Excludes the member from play for months, or for good (0). Cannot be taken back. Ends all sessions and push registrations; until the end every way to a session is refused with `play.excluded`, and a deposit that was pending is rejected with the reason `play.excluded`. Sent again because its answer was lost, it has the end of the first attempt (`until`), and makes no exclusion that ends later.',
  playStatement:
    'What the member has paid in and out, staked and won, and how many minutes they have played, in the last 24 hours, 7, 30 or 180 days. `session`: what was staked, won and played since the sign-in of this session; without it the reality check has the last 24 hours alone.',
  memberExport:
    'Everything that the platform keeps of the member, as the text of a JSON file: records by kind of data, with the platform’s own names of fields; no passwords, tokens or keys, and nothing of another member.',
  documentCheck:
    'Whether the member has to prove who they are. `NONE`: nothing is asked for; `NEEDED`: `proofs` are; `SENT`: all have arrived and are checked; `MORE`: some did not suffice, with the `reason` in the member’s language; `REFUSED`, with the reason; `VERIFIED`. `received`: what of `proofs` has arrived. `blocks`: deposits, withdrawals or play are refused with `documents.needed` from `blocksFrom` on until the member is verified. Which, from when on, and for whom is the platform’s decision. `retention`: a sentence in the member’s language that says for how long documents are kept; left out where there is none.',
  sendDocument:
    'Sends one document as base64: a JPEG, PNG or PDF file of at most 8 MB, once per `requestId`. A later one for the same proof replaces it; one that is not asked for changes nothing. Answers the present state. The id is sent again with another file where the first answer was lost: a platform that has executed the first one refuses the second with `request.reused`. Neither the app nor its logs keep the file; a gateway must not log the body.',
  erasureRequest:
    'Whether the member has asked to erase the account: `NONE` also after a withdrawal, `OPEN`, or `REFUSED` with the reason in the member’s language. `obstacles` is what has to be settled first: `BALANCE`, money that is the member’s, and `ORDER`, a deposit or withdrawal that is not decided. `kept` says for how many years records of money and of limited play stay after an erasure.',
  requestErasure:
    'Asks to erase the account, once per `requestId`; while one request is open, another changes nothing. Refused with `erasure.balance` or `erasure.order` while something has to be settled. Answers the present state, also when the request is sent again. An erasure deletes or makes anonymous everything that the law does not demand, ends all sessions and push registrations, and keeps self-exclusions and breaks in force, with what recognises the member until their end.',
  withdrawErasure: 'Withdraws the open request with this `id`; any other is left as it is. Answers the present state.',
  sendTestPush: 'Sends a test message to the device, which is bound to the member.',
  pushReceipt: 'Status of a push message on a device: received, shown, clicked or dismissed.',
  imageCaptcha:
    'A captcha image, as a data URL, and its id. `workBits` (1 to 20): in place of the characters the platform takes, once and for as long as the picture, a number as text with which the SHA-256 of `captchaId:number` in UTF-8 begins with so many zero bits; who cannot read the picture lets the device find it. 14 bits are about 16,000 digests: less than a second for a phone, and milliseconds for a program, for which this work replaces the picture too. It slows a mass registration down and does not stop one: a platform that sends `workBits` must limit registrations per address and device besides, and should ask for more bits the more pictures an address has had; 20 are the most that the app does. A picture should count for two minutes or more. Without `workBits`, the picture has no alternative.',
  gameDraws:
    'The next draw of each lottery game, with the time at which bets close, and the results of its last draws.',
  gameFacts:
    'What a player should know before a bet: stakes, how to win, and of a slot its return to player, volatility and highest win. What is unknown is left out.',
  tickets:
    'The lottery tickets of the member, newest first: their own numbers, the drawn ones, state, stake and prize.',
  promotionFacts:
    'When the promotions run, their facts, an example, their terms and the games that count, by the id of the announcement. What is unknown is left out.',
  rankLevels: 'The VIP ranks and their benefits.',
  leaderBoard: 'A ranking and the rank of the member.',
  missions: 'Tasks that earn a reward, with progress.',
  referralInfo: 'The referral code of the member and its results.',
  installPromptSettings:
    'Settings of the install prompts. Their names are specified. A value is sent as a text or number; thresholds are -1 by default.',
  transactionStats:
    'How often the member has deposited and withdrawn, the linked accounts, and when a break from play ends, by which a tab detects one on another device. `sessionSecondsLeft`: after how many seconds the session ends unless it is extended or, with an idle limit, used. The app polls this endpoint, `chatUnreadCount` and, while an order is pending, `depositOrWithdrawal`, so that requests to these three must not count as use; it warns two minutes before. A session should last at least five minutes.',
  submitDeposit:
    'Submits a deposit. `notice` is the version that the member has confirmed, if there was a notice; while the present one is not confirmed, a deposit is refused with `notice.unconfirmed`, and the app fetches the notice and asks. A version without texts must not be required, because the app does not ask for it. A first deposit without `limitAsked` is refused with `limit.question` where the jurisdiction demands the question, and `limitQuestion` of `depositSettings` is then true, so that the app asks. `requestId` is the same for every retry of one submission; the platform looks it up before it judges methods, amounts, limits, a break, the notice or the balance, which may have changed since; it then repeats its first response and counts it once. The same id with another body is refused with `request.reused`. This holds here and at every endpoint that has a `requestId`. A refused request leaves its id unused.',
  submitWithdrawal:
    'Submits a withdrawal to a linked account, once per `requestId`. The amount is reserved until it is decided.',
  depositOrWithdrawal: 'State of a deposit or withdrawal: pending, approved or rejected with a reason.',
  payoutBanks:
    'The banks that withdrawals are usually paid to, most used first, with their logos; an account may be at another bank.',
  linkPayoutAccount: 'Links a bank card or a Pix key, once per `requestId`; the platform returns its last characters.',
  transactions: 'History of the member’s money, newest first, by pages. A negative amount left the balance.',
  vouchers: 'The vouchers of the member.',
  claimOrUseVoucher: 'Claims a voucher or uses a claimed one; repeating it changes nothing.',
  claimMissionReward: 'Claims the reward of a completed mission, once.',
  products: 'The member’s points, and what they can be exchanged for.',
  redeemPointsForProduct:
    'Exchanges points for a product, once per `requestId`. The same id with another product is refused with `request.reused`.',
  redemptions:
    'What the member has redeemed, newest first: code, date and state. The points of a cancelled redemption are returned.',
  registerDownlineAccount:
    'An agent registers a member or agent of their downline, once per `requestId`. A refusal with `account.closed` is about the account of the agent, whose session has then ended; that of the downline has no such code.',
};

const under = (group: string, names: string): readonly string[] => names.split(' ').map((name) => `${group}.${name}`);

const callingCode: FieldAssumption = {
  fields: ['body.countryDialingCode'],
  why: 'The calling code of `mobileNum`, digits only, wherever the calling code can be chosen (`UPDATEMOBILEICC3`, or SMS by the external provider); else absent. It does not depend on where the visitor is. `mobileNum` alone is a number of the platform’s own country. A platform that does not read it must leave `UPDATEMOBILEICC3` off and not send SMS by the external provider: then numbers of other countries are refused at the field.',
};

const registration: readonly FieldAssumption[] = [
  callingCode,
  {
    fields: ['body.requestId'],
    why: 'The same for every retry of one registration. A platform that supports it compares username or mobile number, password and device, and repeats its first response to the same registration for half an hour; another one with this id is refused. The page takes an id again only for the same username, number or identity. Without support there is still no second account, because the page tries to sign in with the same credentials before it retries.',
  },
  {
    fields: under(
      'body.pixelTrack',
      'clickId fbclid ttclid kwaiclid gclid tfTracker okspPixelId okspClickId utmSource',
    ),
    why: 'The specification names these values, but not their fields. A `pixel_id` in the URL belongs to the network whose click id came with it; `cid` is used for `voluum`.',
  },
  {
    fields: ['body.captchaId', 'body.captcha'],
    why: 'The id of the image shown, and the characters typed. A challenge of Geetest v3 is sent as `captchaId` too.',
  },
  {
    fields: [
      'body.originalDomain',
      ...under('body.adInfo', 'adAppToken gpsAdid adid afAppId appsflyerId afAdvertisingId afOaid idfa idfv'),
    ],
    why: 'The host of the first visit, and the advertising ids of the native app, which leaves them in the global `MC_APP_AD_INFO` as an object or JSON text.',
  },
  { fields: ['body.verificationCode'], why: 'The code of an SMS, if registration by mobile number requires one.' },
];

/** Assumed fields of the endpoints whose path the specification defines. The keys are endpoint names. */
export const ASSUMED_FIELDS: Readonly<Record<string, readonly FieldAssumption[]>> = {
  status: [
    { fields: ['response.info.domainRoute[]'], why: 'Host names or URLs, as strings.' },
    {
      fields: under('response.info.paths', 'landing password'),
      why: 'The landing page after sign-in and the page to change the password.',
    },
    {
      fields: under('response.info.captcha', 'login register sms'),
      why: 'What Geetest is required for; default: registration only.',
    },
    {
      fields: under(
        'response.info.whitelabelVal',
        'name slogan logo icon accent background headerColor languages[] defaultLanguage',
      ),
      why: 'The merchant’s branding and languages. The theme is derived from `accent` and `background`.',
    },
    {
      fields: ['response.info.whitelabelVal.texts'],
      why: 'The merchant’s own texts, by language code and key of the catalogue, in place of those of the app. Without it the app has its own.',
    },
    {
      fields: ['response.info.whitelabelVal.offer'],
      why: 'What somebody gets who joins: `amount`, `currency` (ISO 4217) and `percent` of the deposit, which may be missing. Without it, or without an amount, the app shows no offer.',
    },
    {
      fields: under('response.info.whitelabelVal', 'defaultPassword mobilePassword'),
      why: 'The initial password of new members; `mobilePassword` off: registration by mobile number uses it. It is sent by a registration without a password field, and as `oldPassword` with the first chosen password. If it is not mapped, both fields are absent and the platform uses its own default.',
    },
    {
      fields: under('response.info.whitelabelVal', 'loginWays[] registerWays[] registerModal socialRegister'),
      why: '`username`, `sms`, `social`; `username`, `mobile`, `auto`; whether a dialog confirms a registration; whether phone and social sign-in may register (default: on).',
    },
    { fields: ['response.info.sms.template'], why: 'Sent as `smsTemplate` by registrations by phone.' },
    {
      fields: under(
        'response.info.push',
        'appId apiKey authDomain projectId messagingSenderId vapidKey facebookAppId googleWebClientId',
      ),
      why: 'The fields are specified; their position in `info.push` is not.',
    },
    {
      fields: under(
        'response.info.whitelabelVal.design',
        'scheme darkAccent darkBackground highlight radius density displayFace typeScale tileRatio columns header bottomBar chat texture lines illustrations home[].module home[].variant login[].module login[].variant account[].module account[].variant deposit[].module deposit[].variant',
      ),
      why: 'The design of a merchant. Without it the app derives colours from `accent` and `background` and uses its own shapes.',
    },
    {
      fields: under(
        'response.info.whitelabelVal.popups',
        'enabled layout closable hideBox bannerWait maxPerDay bannerGroups[] appVersion',
      ),
      why: 'What pops up and how. Without it: announcements as a carousel with a box for the day, banner popups after 20 s, app version 2.4.39.',
    },
    {
      fields: under('response.info.whitelabelVal.tracking', 'consent lastTouch'),
      why: 'Whether advertising data, statistics and news by push need the visitor’s consent, and whether the newest campaign counts instead of the first. Default: neither.',
    },
    {
      fields: ['response.info.whitelabelVal.legal'],
      why: 'What the law demands that members can read on every screen: `age`, `licence`, `licenceNumber`, `licenceUrl`, `licenceLogo`, the URLs `play`, `exclusion`, `terms`, `privacy`, `complaints` and `accessibility` (without which the app shows its own statement), `company`, and `helpLines[]` with `name`, `phone` and `url`; texts and URLs also by language code. `jurisdiction`: its `name` and rules, `raiseDelayHours`, `confirmsRaise`, `realityCheckMinutes`, `asksForLimit`, `needsConsent`; the strictest applies in place of one that is missing, and none if there is no jurisdiction at all. `exempt`: slots that the jurisdiction allows to be empty, with its name. What is missing is not shown, and is a fault for the check of the configuration.',
    },
    {
      fields: under('response.info.whitelabelVal.install', 'enabled'),
      why: 'Whether the web app offers its installation: manifest, banner, prompts and download bar. Default: on.',
    },
    {
      fields: under('response.info.whitelabelVal.features', 'promotions rewards leaderBoard pointMarket tickets'),
      why: 'Parts of the site that the merchant may leave out. Nothing links to the pages of a part that is off, and their addresses show the not-found page. Default: on.',
    },
    {
      fields: ['response.info.gw.GEETEST_SCRIPT'],
      why: 'URL of the Geetest script (https); empty: the vendor’s own URL.',
    },
    { fields: ['response.info.analytics.trackingId'], why: '`analytics` is specified without its fields.' },
  ],
  country: [
    {
      fields: under('response.countries[]', 'countryCode countryDialingCode'),
      why: '`countries` is specified without the fields of an entry.',
    },
  ],
  domainRoute: [
    {
      fields: ['response.domains[].domainName'],
      why: 'Entries with `domainName` are specified; the field `domains` is not.',
    },
    {
      fields: under('response.signatureBlock', 'merchant version expires signature'),
      why: 'The signature of the list, if the deployment pins a key (see `lines` in operating.md).',
    },
  ],
  ping: [{ fields: ['response.pong'], why: 'Any response in the envelope counts as alive.' }],
  webAppManifest: [
    { fields: under('response.icons[]', 'src sizes purpose'), why: 'As in a web-app manifest.' },
    {
      fields: under('response.screenshots[]', 'src sizes label'),
      why: 'As in a web-app manifest. Without them, the dialog of the installation has no pictures.',
    },
  ],
  rsaKey: [{ fields: ['response.publicKey'], why: 'PEM or base64 SPKI.' }],
  login: [callingCode],
  verifyLoginSecondFactor: [
    callingCode,
    { fields: under('response', 'token firstTimeLogin passwordExpired'), why: 'As the response of `login`.' },
  ],
  memberInfo: [
    {
      fields: ['response.passwordUnset'],
      why: 'The member has never chosen a password: registered without one, or by a provider. Without this field, a member who signs in by SMS is asked for a first password only if `firstTimeLogin` is set.',
    },
    {
      fields: ['response.passwordChangeDue'],
      why: 'The member still has to replace a first, expired or default password, also after a reload. Without this field, the requirement is lost on reload.',
    },
  ],
  registerByUsername: registration,
  registerByMobileNumber: registration,
  registerWithGeneratedUsername: registration,
  sendSmsCode: [{ fields: ['body.geetestValidateV4'], why: 'If an SMS requires a captcha.' }],
  launchGame: [
    {
      fields: ['query.lottoNumbers'],
      why: 'Numbers of an earlier ticket, separated by commas, with which the game opens; it places no bet by itself.',
    },
  ],
  launchTrialGame: [{ fields: ['response.gameUrl'], why: 'As the response of `launchGame`.' }],
  gameMatches: [
    {
      fields: under('response.matches[]', 'id title nodeId home away league startTime live score'),
      why: 'Entries are specified without their fields. `nodeId` is the game of the match.',
    },
  ],
  gameLanes: [
    {
      fields: ['response.data.lanes[].icon'],
      why: 'Picture of a category, for a merchant whose home has a board of categories. Without it the app shows its own icon.',
    },
    {
      fields: ['response.data.lanes[].category'],
      why: 'Such as LOTT, ELOTT or SLOT; default: the title.',
    },
    {
      fields: under('response.data.lanes[].cards[]', 'nodeId gameCode roomId image prizeMode trial'),
      why: 'Launch parameters of a game, its image, and whether it has a trial.',
    },
    {
      fields: under('response.data.lanes[].cards[]', 'providerName hot jackpot jackpotGrowth drawAt drawInterval'),
      why: 'The name of the vendor, whether a game is among the most played ones, its jackpot with the growth per hour, and the draws of a lottery with the seconds between them.',
    },
    {
      fields: [...under('response.data.providers[]', 'code name logo'), ...under('response.data', 'currency at')],
      why: 'Names and logos of the vendors, the currency of the jackpots and the time they are of. ',
    },
    { fields: ['response.data.lanes[].gameClassify[].code'], why: 'The category of the vendors.' },
  ],
  announcements: [
    {
      fields: under('response.list[]', 'id title content promotionType execution'),
      why: 'The fields are specified; the field `list` is not.',
    },
    {
      fields: under('response.list[]', 'forceRead redirect externalLink promoAnnouncementCategoryIds[]'),
      why: 'Specified for popups and promotions, which are expected in the list of announcements. `forceRead`: must be read to the end.',
    },
    {
      fields: ['response.list[].image'],
      why: 'URL of the picture of a promotion. Without it the card has the merchant’s illustration.',
    },
  ],
  promotionCategories: [{ fields: ['response.categories[].name'], why: 'The name of a category.' }],
  rankProgress: [
    {
      fields: under('response.currentProgress.conditions[]', 'title done link'),
      why: 'What each condition of the next rank is, whether it is met, and the page on which it is met. Without it, only the numbers are shown.',
    },
  ],
  customerServices: [
    {
      fields: under('response.services[]', 'csType csPosition title path'),
      why: 'The fields are specified; the field `services` is not.',
    },
  ],
  downloadBarSettings: [
    {
      fields: under('response', 'loginRequired rankLevel gift'),
      why: 'The rules of the download bar are specified without fields. `gift`: URL of a picture.',
    },
    {
      fields: under('response', 'rating ratingSource'),
      why: 'The stars of the download bar, 5 by default, and whose rating it is; without a source no stars are shown.',
    },
  ],
  launchChat: [{ fields: ['response.url'], why: 'URL of the chat.' }],
  depositSettings: [
    {
      fields: [
        ...under(
          'response.methods[]',
          'id name min max enabled logo closedReason quickAmounts[] bonusPercent bonusMax bonusTurnover arrivalMinutes',
        ),
        ...under('response.notice', 'version bonus funds'),
        'response.limitQuestion',
      ],
      why: 'The response is not specified. `notice`: what the member has to confirm before the first deposit, with a version and texts by language; left out once it is confirmed. `limitQuestion`: whether the member has to be asked for a deposit limit before the next deposit; without it, before the first, if the jurisdiction demands it. The logo of a method, why it is closed, amounts offered as buttons, the bonus in percent up to a maximum and how often both have to be staked, and the usual time until a deposit arrives (minutes).',
    },
  ],
  withdrawalInfo: [
    {
      fields: [
        ...under(
          'response',
          'balance held points currency min max fee arrivalMinutes breakUntil realityCheckMinutes limitReviewDue',
        ),
        ...under('response.documents', 'state blocked[]'),
        ...under('response.turnover', 'required done'),
      ],
      why: 'The response is not specified. Amounts are decimal text, or numbers. `balance`: required, as members would read that they have nothing. `held`: reserved for withdrawals; `min` and `max`: of one withdrawal; `fee`: deducted from its amount, and `arrivalMinutes`: the usual time until it is paid, both shown where they are sent; `breakUntil`: the end of a break from play; `realityCheckMinutes`: the interval after which the app reminds the member of the time played, the shorter of the jurisdiction’s and the member’s own; `limitReviewDue`: whether it is time to review the limits of play, of which the member then reads on the pages of the account and the deposit and in the reality check; `documents`: the state of the check of documents (`documentCheck`), and what is blocked now, of which the member reads on the pages of the account, the deposit and the withdrawal; `turnover`: what has to be staked before a withdrawal, and what has been.',
    },
    {
      fields: [
        ...under('response.fullBankCardList[]', 'id label tail'),
        ...under('response.fullVirtualWalletList[]', 'id label tail'),
        ...under('response.fullEWalletList[]', 'id label tail'),
      ],
      why: 'The specification names the lists for another call, without their fields. `tail`: the last characters of an account.',
    },
  ],
};

/** Assumed fields of the `value` that comes with the error `login_verify_required`: the member's second factors. */
export const ASSUMED_SECOND_FACTOR_FIELDS: readonly FieldAssumption[] = [
  {
    fields: ['payeeName'],
    why: 'The real name counts as a second factor; the specification names `email`, `ga` and `sms`.',
  },
];

/** Assumed error codes, and what the app does with each. */
export const ASSUMED_ERROR_CODES: Readonly<Record<string, string>> = {
  'captcha.err': 'The captcha is wrong: shown above the form, and another captcha is loaded.',
  'encryption.invalid': 'The body could not be decrypted: the key is fetched again and the call is retried once.',
  'request.invalid': 'The request is invalid: the message is shown.',
  'game.not.found': 'No such game.',
  'game.maintenance': 'The game is closed for maintenance.',
  'password.weak': 'Shown at the field of the new password.',
  'password.old.err': 'Shown at the field of the current password.',
  'username.invalid': 'Shown at the field of the username.',
  'username.exists': 'Shown at the field of the username.',
  'mobile.invalid': 'Shown at the field of the mobile number; also for a calling code that `country` does not list.',
  'sms.code.err': 'Shown at the field of the code.',
  'firebase.token.invalid':
    'The token of the identity provider is invalid: the visitor signs in with the provider again.',
  'account.closed':
    'The account is closed: every way to a session is refused, only after the credentials were right, with the reason as the message, and so is a call with the token of a session that the closing has ended. The app ends the session and forgets the login.',
  'play.excluded':
    'The member has excluded themselves until the date in the message; the value has the end (`excludedUntil`) and the id (`member`), only after the credentials were right. The app forgets the login and stops offers.',
};
