import * as environment from './acts-of-environment';
import * as members from './acts-of-members';
import * as visitors from './acts-of-visitors';
import * as home from './acts-on-home';
import type { Tab } from './page/open-page';
import type { World } from './world';

/** Does something in a world. `n`: a number from 0 to 999 that decides among the variants of the action. */
type Act = (world: World, tab: Tab, n: number) => void;

interface Action {
  /** How often it happens, relative to the others. */
  readonly weight: number;
  readonly act: Act;
  /** Whether the page of the tab does it, so that it cannot happen while the tab is frozen. */
  readonly isOfPage?: boolean;
}

/** Everything that can happen: what members do in a tab, and what platform, network and browser do. */
const TABLE = {
  'sign in': { weight: 12, act: members.signIn, isOfPage: true },
  register: { weight: 8, act: visitors.register, isOfPage: true },
  'sign out': { weight: 3, act: members.signOut, isOfPage: true },
  redeem: { weight: 20, act: members.press('redeem'), isOfPage: true },
  deposit: { weight: 5, act: members.press('deposit'), isOfPage: true },
  withdraw: { weight: 2, act: members.press('withdraw'), isOfPage: true },
  'give up': { weight: 2, act: members.giveUp, isOfPage: true },
  'send feedback': { weight: 8, act: members.sendFeedback, isOfPage: true },
  'type a draft': { weight: 4, act: members.typeDraft, isOfPage: true },
  'take a break': { weight: 1, act: members.takeBreak, isOfPage: true },
  'open or leave home': { weight: 6, act: home.openOrLeaveHome, isOfPage: true },
  'close the popup': { weight: 8, act: home.closePopup, isOfPage: true },
  'publish an announcement': { weight: 2, act: home.publishAnnouncement },
  'open or close a dialog': { weight: 2, act: home.openOrCloseDialog, isOfPage: true },
  'refresh the member': { weight: 6, act: (_, { page }) => void page.app.refreshMember(), isOfPage: true },
  reload: { weight: 8, act: environment.reload },
  'freeze or thaw': { weight: 5, act: environment.freezeOrThaw },
  'duplicate the other tab': { weight: 2, act: environment.duplicateOtherTab },
  'lose the next response': { weight: 14, act: environment.loseNextResponse },
  'change the network': { weight: 8, act: environment.changeNetwork },
  'recover the network': { weight: 10, act: environment.recoverNetwork },
  'close or open the cashier': { weight: 4, act: environment.closeOrOpenCashier },
  'fill or empty the storage': { weight: 1, act: environment.fillOrEmptyStorage },
  'approve a deposit': { weight: 6, act: environment.approveDeposit },
  'repeat the next request': { weight: 4, act: environment.repeatNextRequest },
  'end sessions': { weight: 4, act: environment.endSessions },
} satisfies Readonly<Record<string, Action>>;
export type ActionName = keyof typeof TABLE;

export const ACTIONS: Readonly<Record<ActionName, Action>> = TABLE;
export const ACTION_NAMES = Object.keys(TABLE) as ActionName[];
