import type { UntypedCallOptions } from '../../src/api/prepare-request';
import type { GameLane } from '../../src/contract/endpoints/games/game-lanes';
import type { SiteStatus } from '../../src/contract/endpoints/site/system';
import type { FeatureName, SwitchName } from '../../src/contract/features';
import type { Accounts } from './accounts';

/** What is known while the check runs; later requests use the responses of earlier ones. */
export interface CheckState {
  readonly origin: string;
  readonly merchant: string;
  readonly language: string;
  readonly accounts: Accounts;
  /** Whether requests may change something on the gateway. */
  readonly isWriting: boolean;
  readonly status: SiteStatus | undefined;
  readonly lanes: readonly GameLane[];
  readonly orderId: string;
  /** Random text, for names and ids that no earlier check has used. */
  readonly unique: string;
  now(): number;
}

/** A request, or why there is none. */
export type PlannedRequest = { readonly fields: UntypedCallOptions } | { readonly reason: string };

const send = (fields: UntypedCallOptions = {}): PlannedRequest => ({ fields });
const skip = (reason: string): PlannedRequest => ({ reason });
const withSwitch = (state: CheckState, name: SwitchName, request: PlannedRequest): PlannedRequest =>
  state.status?.info.whitelabel[name] ? request : skip(`the switch ${name} is off`);
const withFeature = (state: CheckState, name: FeatureName, request: PlannedRequest = send()): PlannedRequest =>
  state.status && !state.status.info.whitelabelVal.features[name] ? skip(`the merchant has no ${name}`) : request;
const write = (state: CheckState, body?: unknown): PlannedRequest =>
  state.isWriting ? send(body === undefined ? {} : { body }) : skip('changes something: run with --write');
const OTHER_DEVICE = 'gateway-check';

/** The first game of the lanes, or the first one with a trial. */
const findGame = ({ lanes }: CheckState, isTrial = false) =>
  lanes.flatMap(({ cards }) => cards).find(({ trial }) => !isTrial || trial);

/** The request of each endpoint, in the order in which they are sent. What is not listed is not checked. */
export const REQUESTS: Readonly<Record<string, (state: CheckState) => PlannedRequest>> = {
  status: ({ origin }) =>
    send({ query: { device: 'MOBILE', track: '', originalDomain: new URL(origin).hostname, url: `${origin}/m/` } }),
  country: ({ merchant, now }) => send({ query: { _: String(now()), merchant } }),
  domainRoute: () => send(),
  ping: ({ now }) => send({ query: { speed: String(now()) } }),
  webAppManifest: ({ merchant }) => send({ query: { merchantCode: merchant } }),
  rsaKey: ({ now }) => send({ query: { _: String(now()) } }),
  checkUsername: ({ accounts }) =>
    accounts.member ? send({ query: { username: accounts.member.username } }) : skip('needs a member'),
  geetestChallenge: (state) => {
    const isVersion3 = state.status?.info.gw.GEETEST_VERSION.toLowerCase() !== 'v4';
    return withSwitch(
      state,
      'GEETEST3',
      isVersion3 ? send({ query: { t: String(state.now()) } }) : skip('Geetest v4 is used'),
    );
  },
  imageCaptcha: ({ status, now }) =>
    status?.info.register.captcha.enabled
      ? send({ query: { t: String(now()) } })
      : skip('info.register.captcha is off'),
  gameLanes: () => send(),
  gameMatches: () => send(),
  gameDraws: () => send(),
  gameFacts: (state) => {
    const game = findGame(state);
    return game ? send({ query: { nodeId: game.nodeId } }) : skip('no lane has a game');
  },
  announcements: () => send({ query: { types: 'PR', platform: 'M', category: 'app_download' } }),
  banners: () => send({ query: { group: 'm_home' } }),
  promotionCategories: (state) => withFeature(state, 'promotions'),
  promotionFacts: (state) => withFeature(state, 'promotions'),
  availablePromotions: (state) => withSwitch(state, 'REWCEN3', send()),
  customerServices: () => send(),
  downloadBarSettings: () => send(),
  installPromptSettings: () => send(),
  pageMetadata: () => send(),
  launchTrialGame: (state) => {
    const game = findGame(state, true);
    if (!game) return skip('no game has a trial');
    return send({ query: { gameId: game.gameCode, nodeId: game.nodeId, platform: 'html5' } });
  },
  verifyLoginSecondFactor: ({ accounts: { secondFactor } }) => {
    if (secondFactor?.payeeName === undefined) return skip('needs a member with the second factor payeeName');
    return send({ body: { ...secondFactor, method: 'P' } });
  },
  login: ({ accounts: { member } }) =>
    member
      ? send({ body: { ...member, type: 'username', loginDeviceId: OTHER_DEVICE, isOfficialAppLogin: false } })
      : skip('needs a member'),
  memberInfo: () => send(),
  withdrawalInfo: () => send(),
  depositSettings: () => send(),
  payoutBanks: () => send(),
  transactionStats: () => send(),
  transactions: () => send({ query: { kind: 'all' } }),
  depositOrWithdrawal: ({ orderId }) =>
    orderId === '' ? skip('the member has no deposit or withdrawal') : send({ query: { id: orderId } }),
  playLimits: () => send(),
  playStatement: () => send({ query: { period: 'WEEK' } }),
  documentCheck: () => send(),
  erasureRequest: () => send(),
  rankProgress: () => send(),
  rankLevels: () => send(),
  vouchers: (state) => withFeature(state, 'rewards'),
  missions: (state) => withFeature(state, 'rewards'),
  leaderBoard: (state) => withFeature(state, 'leaderBoard', send({ query: { period: 'DAY' } })),
  tickets: (state) => withFeature(state, 'tickets'),
  products: (state) => withFeature(state, 'pointMarket'),
  redemptions: (state) => withFeature(state, 'pointMarket'),
  referralInfo: () => send(),
  launchChat: (state) =>
    withSwitch(state, 'CBS3', send({ query: { headerColor: '#000000', language: state.language } })),
  chatUnreadCount: (state) => withSwitch(state, 'CBS3', send()),
  launchGame: (state) => {
    const game = findGame(state);
    return game ? send({ query: createLaunchQuery(game, state.language) }) : skip('no lane has a game');
  },
  saveMemberLanguage: (state) => write(state, { language: state.language, merchantCode: state.merchant }),
  submitDeposit: (state) => {
    const { deposit } = state.accounts;
    if (!deposit) return skip('needs a deposit in the file of accounts');
    return write(state, { ...deposit, requestId: `check-${state.unique}`, useBonus: false });
  },
  trackEvents: (state) => {
    const event = { id: `check-${state.unique}`, domain: new URL(state.origin).hostname, eventName: 'viewContent' };
    return write(state, { events: JSON.stringify([{ ...event, affiliateCode: '', eventValue: {} }]) });
  },
  sendFeedback: (state) => write(state, { subject: 'other', text: 'Check of the gateway', contact: '' }),
  pushReceipt: (state) =>
    write(state, { messageId: `check-${state.unique}`, event: 'shown', device: OTHER_DEVICE, at: state.now() }),
  unsubscribeFromPushTopics: (state) =>
    write(state, { registrationToken: `check-${state.unique}`, unsubscribeAll: false }),
  registerByUsername: (state) => {
    const { registration } = state.accounts;
    if (!registration) return skip('needs a registration in the file of accounts');
    const { usernamePrefix, password } = registration;
    const host = new URL(state.origin).hostname;
    return write(state, {
      registerMethod: 'H5',
      registerUrl: `${state.origin}/m/register`,
      loginDeviceId: OTHER_DEVICE,
      isOfficialAppLogin: false,
      domain: host,
      login: true,
      username: `${usernamePrefix}${state.unique}`,
      password,
      requestId: `check-${state.unique}`,
    });
  },
  extendSession: (state) => write(state),
  logout: () => send(),
};

/** Why the other endpoints are not checked. */
export const NOT_CHECKED_REASON = 'what it does cannot be undone, or needs a phone, a browser or a captcha';

function createLaunchQuery(
  { gameCode, prizeMode, displayName, accountTypeName }: GameLane['cards'][number],
  language: string,
) {
  return {
    lottoArea: accountTypeName,
    launchMode: 'LOTT',
    lottoPrizeMode: prizeMode,
    lottoMode: '',
    lottoGameCode: gameCode,
    lottoView: '',
    device: 'MOBILE',
    backUrl: '/m/home',
    hasLobby: 'false',
    language,
    title: displayName,
    labelName: '',
  };
}
