import { getWithdrawalLimitsAndTicketStake } from '../../platform/seed/deposit-methods';
import { getRewardText } from '../../platform/seed/reward-texts';
import {
  createScenarioChangeStep,
  enlargeText,
  GALLERY_CLOCK_TIME_MS,
  goOfflineAfterLoad,
  type Scene,
  type SceneContext,
} from './scene';

const PATHS = [
  'voucherCenter',
  'withdraw',
  'member/history',
  'member/tickets',
  'member/limits',
  'securityCenter/addBankCard',
  'rewardCenter',
  'mall/mallHome',
  'activity',
  'agentRegister',
];

const message = 'More lanes, please.';
const writeFeedback = ({ page, text }: SceneContext) =>
  page.getByRole('textbox', { name: text('Your message') }).fill(message);
const sendFeedback = ({ page, text }: SceneContext) => page.getByRole('button', { name: text('Send') }).click();

const typeDeposit = ({ page }: SceneContext) => page.getByRole('textbox').fill('200000');

/** Submits the deposit, and confirms the notice that some merchants have before the first one. */
async function submitDeposit(page: SceneContext['page']) {
  await page.locator('form button[type=submit]').click();
  const ring = page.locator('main svg circle').first();
  const notice = page.locator('dialog[open]:has(section)');
  await ring.or(notice).waitFor();
  if (await notice.isVisible()) await notice.getByRole('button').first().click();
  await ring.waitFor();
}

const openPromotion = async ({ page }: SceneContext) => {
  await page.locator('main a[href*="activity?id="]').first().click();
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor();
};
const openPromotionInLargeText = async (stage: SceneContext) => {
  await openPromotion(stage);
  await enlargeText(stage);
};

const openBanks = async ({ page }: SceneContext) => {
  await page.locator('input[aria-haspopup=dialog]').click();
  await page.getByRole('option').first().waitFor();
};

/** How long the chat may take to fail (ms). */
const CHAT_FAILURE_TIMEOUT_MS = 20_000;
const openChat = ({ page }: SceneContext) => page.locator('main button:has([href="#icon-chat"])').last().click();

/** Account, VIP, leaderboard, invitation, chat and the other pages of members. */
export const MEMBER_SCENES: readonly Scene[] = [
  { name: 'account', path: '/m/member/home', member: 'alice' },
  { name: 'bank-sheet', path: '/m/securityCenter/addBankCard', member: 'alice', act: openBanks },
  {
    name: 'bank-sheet-small-large-text',
    path: '/m/securityCenter/addBankCard',
    member: 'alice',
    size: { width: 320, height: 640 },
    act: async (stage) => {
      await enlargeText(stage);
      await openBanks(stage);
    },
  },
  { name: 'account-whole', path: '/m/member/home', member: 'alice', whole: true },
  {
    name: 'account-consent',
    path: '/m/member/home',
    member: 'alice',
    whole: true,
    arrange: createScenarioChangeStep({ adConsent: true, install: true }),
  },
  {
    name: 'deposit-checked',
    path: '/m/voucherCenter',
    member: 'alice',
    whole: true,
    act: async ({ page }) => {
      await page.locator('form fieldset button').first().click();
      await submitDeposit(page);
    },
  },
  { name: 'deposit-typed', path: '/m/voucherCenter', member: 'alice', act: typeDeposit },
  {
    name: 'deposit-methods',
    path: '/m/voucherCenter',
    member: 'alice',
    act: ({ page }) => page.locator('form button[aria-haspopup]').click(),
  },
  {
    name: 'deposit-refused',
    path: '/m/voucherCenter',
    member: 'alice',
    act: async ({ page }) => {
      await page.getByRole('textbox').fill('5');
      await page.locator('form button[type=submit]').click();
    },
  },
  {
    name: 'deposit-small-large-text',
    path: '/m/voucherCenter',
    member: 'alice',
    size: { width: 320, height: 640 },
    whole: true,
    act: async (stage) => {
      await enlargeText(stage);
      await typeDeposit(stage);
    },
  },
  {
    name: 'deposit-arrived',
    path: '/m/voucherCenter',
    member: 'alice',
    act: async ({ page, platform }) => {
      await page.locator('form fieldset button').first().click();
      await submitDeposit(page);
      platform.decideNewestOrder(true);
      await page.locator('main [role=status] h2[aria-describedby]').waitFor();
    },
  },
  {
    name: 'wallet-sheet',
    path: '/m/home',
    member: 'alice',
    act: ({ page }) => page.locator('header button[aria-haspopup=dialog]').first().click(),
  },
  { name: 'account-agent', path: '/m/member/home', member: 'arlo' },
  ...PATHS.map((path): Scene => ({ name: `page-${path.replace(/.*\//, '')}`, path: `/m/${path}`, member: 'alice' })),
  { name: 'rewards', path: '/m/rewardCenter', member: 'alice', arrange: withVouchers },
  { name: 'promotions', path: '/m/activity' },
  { name: 'promotion', path: '/m/activity', member: 'alice', act: openPromotion, whole: true },
  { name: 'promotion-guest', path: '/m/activity', act: openPromotion },
  { name: 'promotion-large-text', path: '/m/activity', act: openPromotionInLargeText },
  { name: 'promotion-gone', path: '/m/activity?id=0', member: 'alice' },
  { name: 'vip', path: '/m/member/benefits', member: 'alice', whole: true },
  { name: 'vip-none', path: '/m/member/benefits', member: 'bob' },
  { name: 'leaderboard', path: '/m/leaderBoard', member: 'alice', whole: true },
  { name: 'leaderboard-large-text', path: '/m/leaderBoard', member: 'alice', whole: true, act: enlargeText },
  {
    name: 'leaderboard-empty',
    path: '/m/leaderBoard',
    member: 'alice',
    arrange: createScenarioChangeStep({ leaderBoard: 'empty' }),
  },
  { name: 'invite', path: '/m/inviteFriends', member: 'alice', whole: true },
  { name: 'invite-large-text', path: '/m/inviteFriends', member: 'alice', whole: true, act: enlargeText },
  { name: 'invite-guest', path: '/m/inviteFriends' },
  {
    name: 'invite-closed',
    path: '/m/inviteFriends',
    member: 'alice',
    arrange: createScenarioChangeStep({ referral: false }),
  },
  { name: 'agent', path: '/m/agentRegister', member: 'arlo', whole: true },
  {
    name: 'chat-button',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform, merchant }) => platform.setSwitch(merchant, 'CBS3', true),
    act: ({ page }) => page.locator('nav [data-on-icon]').waitFor(),
  },
  {
    name: 'chat-page',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform, merchant }) => platform.setSwitch(merchant, 'CBS3', true),
    act: async (stage) => {
      await openChat(stage);
      await stage.page.waitForURL(/\/support\/chat/);
    },
  },
  {
    name: 'chat-opening',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform, merchant }) => {
      platform.setSwitch(merchant, 'CBS3', true);
      platform.addFault({ endpoint: 'launchChat', hang: true });
    },
    act: openChat,
  },
  {
    name: 'chat-failed',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform, merchant }) => {
      platform.setSwitch(merchant, 'CBS3', true);
      platform.addFault({ endpoint: 'launchChat', status: 500 });
    },
    act: async (stage) => {
      await openChat(stage);
      // After four requests, with 4.5 s between them: half of what a step may take, before anything is slow.
      await stage.page.getByText(stage.text('The chat did not open')).waitFor({ timeout: CHAT_FAILURE_TIMEOUT_MS });
    },
  },
  { name: 'feedback', path: '/m/feedback', member: 'alice' },
  { name: 'feedback-large-text', path: '/m/feedback', member: 'alice', act: enlargeText },
  { name: 'feedback-empty', path: '/m/feedback', member: 'alice', act: sendFeedback },
  {
    name: 'feedback-offline',
    path: '/m/feedback',
    member: 'alice',
    act: async (stage) => {
      await goOfflineAfterLoad(stage);
      await writeFeedback(stage);
    },
  },
  {
    name: 'feedback-waiting',
    path: '/m/feedback',
    member: 'alice',
    act: async (stage) => {
      await writeFeedback(stage);
      await goOfflineAfterLoad(stage);
      await sendFeedback(stage);
    },
  },
];

/** Lets the platform send vouchers in every state. */
function withVouchers({ platform, merchant, language }: SceneContext) {
  const titleOf = (code: string) => getRewardText(language, code)[0];
  const unit = getWithdrawalLimitsAndTicketStake(merchant).stake / 2;
  const expiresAt = GALLERY_CLOCK_TIME_MS + 9 * 24 * 60 * 60 * 1000;
  const list = [
    { id: '3', title: titleOf('voucher-50'), amount: `${unit * 5}.00`, state: 'CLAIMABLE', expiresAt },
    { id: '2', title: titleOf('welcome'), amount: `${unit * 4}.00`, state: 'CLAIMED', expiresAt },
    { id: '1', title: titleOf('market'), amount: `${unit}.00`, state: 'USED', expiresAt },
  ];
  platform.addFault({ endpoint: 'vouchers', body: JSON.stringify({ success: true, value: { list } }) });
}
