import type { RouteName } from '../../../src/contract/paths';

/**
 * The first heading of every page, in English, for a signed-in member of FAIR. The login and registration pages
 * redirect the member to home.
 */
export const PAGE_HEADINGS: Readonly<Record<RouteName, string>> = {
  home: 'Fairground',
  index: 'Fairground',
  indexHtml: 'Fairground',
  login: 'Fairground',
  register: 'Fairground',
  registerHtml: 'Fairground',
  activity: 'Promotions',
  inviteFriends: 'Invite friends',
  feedback: 'Feedback',
  changePsw: 'Change password',
  launchGame: 'Game lobby',
  game: 'Game',
  memberHome: 'My account',
  memberHistory: 'History',
  memberLimits: 'Play safely',
  memberTickets: 'My tickets',
  memberData: 'Your data',
  memberDocuments: 'Identity verification',
  memberBenefits: 'VIP benefits',
  voucherCenter: 'Deposit',
  withdraw: 'Withdraw',
  addBankCard: 'Add bank card',
  addBankCardPix: 'Add Pix key',
  rewardCenter: 'Reward centre',
  agentRegister: 'Agent registration',
  mallHome: 'Points shop',
  leaderBoard: 'Leaderboard',
};
