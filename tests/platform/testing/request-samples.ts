import type { TestApiRequestOptions } from './test-api-client';

const device = { loginDeviceId: 'd', isOfficialAppLogin: false };
const registration = { ...device, registerMethod: 'H5', registerUrl: 'u', domain: 'localhost', login: true };
export const SAMPLE_PUSH_TOKEN = 'push-1';

/** Valid query and body of each endpoint, by name. */
export const REQUEST_SAMPLES: Readonly<Record<string, TestApiRequestOptions>> = {
  status: { query: { device: 'MOBILE', track: '', originalDomain: 'localhost', url: 'http://localhost/m/' } },
  country: { query: { _: '1', merchant: 'FAIR' } },
  ping: { query: { speed: '1' } },
  webAppManifest: { query: { merchantCode: 'FAIR' } },
  rsaKey: { query: { _: '1' } },
  login: { body: { ...device, type: 'username', username: 'alice', password: 'Wonder-land-7' } },
  verifyLoginSecondFactor: {
    body: { username: 'tina', password: 'Two-factor-3', method: 'P', payeeName: 'Tina Tran' },
  },
  changePassword: { body: { oldPassword: 'Wonder-land-7', newPassword: 'Looking-glass-8' } },
  saveMemberLanguage: { body: { language: 'VI', merchantCode: 'FAIR' } },
  registerByUsername: { body: { ...registration, username: 'newcomer', password: 'Brand-new-1' } },
  registerByMobileNumber: { body: { ...registration, mobileNum: '9180000000', password: 'Brand-new-1' } },
  checkUsername: { query: { username: 'alice' } },
  registerWithGeneratedUsername: { body: { ...registration, password: 'Brand-new-1' } },
  sendSmsCode: { body: { countryDialingCode: '63', mobileNum: '9170000001' } },
  geetestChallenge: { query: { t: '1' } },
  imageCaptcha: { query: { t: '1' } },
  announcements: { query: { types: 'PR', platform: 'M', category: 'app_download' } },
  banners: { query: { group: 'm_home' } },
  gameFacts: { query: { nodeId: '1001' } },
  leaderBoard: { query: { period: 'DAY' } },
  launchChat: { query: { headerColor: '#000000', language: 'EN' } },
  launchGame: {
    query: {
      lottoArea: 'TCG',
      launchMode: 'LOTT',
      lottoPrizeMode: '1960',
      lottoMode: '',
      lottoGameCode: 'FERRIS_FIVE',
      lottoView: '',
      device: 'MOBILE',
      backUrl: '/m/home',
      hasLobby: 'false',
      language: 'EN',
      title: 't',
      labelName: '',
    },
  },
  launchTrialGame: { query: { gameId: 'CAROUSEL_DRAW', nodeId: '', platform: 'html5' } },
  bindPushToken: { body: { registrationToken: SAMPLE_PUSH_TOKEN } },
  subscribeToPushTopic: { body: { registrationToken: SAMPLE_PUSH_TOKEN, topic: 'ALL' } },
  unsubscribeFromPushTopics: { body: { registrationToken: SAMPLE_PUSH_TOKEN, unsubscribeAll: true } },
  sendTestPush: { body: { registrationToken: SAMPLE_PUSH_TOKEN } },
  pushReceipt: { body: { messageId: 'm1', event: 'shown', device: 'd', at: 1 } },
  sendFeedback: { body: { subject: 'wish', text: 'More lanes', contact: '' } },
  registerDownlineAccount: { body: { kind: 'member', username: 'downline', password: 'Brand-new-1' } },
  submitDeposit: { body: { requestId: 'd1', methodId: 'gcash', amount: '500.00', useBonus: true } },
  submitWithdrawal: { body: { requestId: 'w1', accountId: '1', amount: '500.00' } },
  depositOrWithdrawal: { query: { id: '1' } },
  linkPayoutAccount: {
    body: { requestId: 'l1', kind: 'bank', holder: 'Alice', bank: 'Fair Bank', number: '12345678' },
  },
  claimOrUseVoucher: { body: { id: '1', action: 'claim' } },
  claimMissionReward: { body: { id: 'card' } },
  redeemPointsForProduct: { body: { requestId: 'p1', productId: 'voucher-50' } },
  savePlayLimit: { body: { period: 'DAY', limit: '500.00' } },
  confirmPlayLimits: { body: {} },
  saveRealityCheck: { body: { minutes: 30 } },
  startBreakFromPlay: { body: { period: 'DAY' } },
  startSelfExclusion: { body: { months: 6 } },
  sendDocument: { body: { requestId: 'v1', proof: 'AGE', type: 'image/png', content: 'aGVsbG8=' } },
  requestErasure: { body: { requestId: 'e1' } },
  withdrawErasure: { body: { id: '1' } },
  playStatement: { query: { period: 'WEEK' } },
  transactions: { query: { kind: 'all' } },
  trackEvents: { body: { events: '[{"id":"e1","eventName":"login"}]' } },
};

const ALICE = ['alice', 'Wonder-land-7'] as const;
const OTHERS: Readonly<Record<string, readonly [string, string]>> = {
  registerDownlineAccount: ['arlo', 'Agent-one-44'],
  // Without money, which has to be withdrawn first.
  requestErasure: ['bob', 'Builder-box-8'],
};
/** Returns username and password of a member who may call an endpoint. */
export const getSampleCredentials = (endpoint: string): readonly [string, string] => OTHERS[endpoint] ?? ALICE;
