import { ALL, largeText, rightToLeft, type Scene, stageAll } from './scene';

/** Customer service, chat, ranks, leaderboard, referral. */
export const COMPANY_SCENES: readonly Scene[] = [
  {
    name: 'company-support-sheet',
    path: '/m/home',
    arrange: stageAll({ maintenance: true }),
    act: async ({ page }) => page.getByRole('button', { name: 'Contact us' }).click(),
  },
  {
    name: 'company-support-sheet-lying',
    path: '/m/home',
    sizes: [{ width: 800, height: 360 }],
    arrange: stageAll({ maintenance: true }),
    act: async ({ page }) => page.getByRole('button', { name: 'Contact us' }).click(),
  },
  {
    name: 'company-support-foot',
    path: '/m/home',
    merchants: ['FAIR', 'SOL'],
    member: 'alice',
    act: async ({ page }) => {
      const foot = page.locator('main section a[href*="/support/"]').last();
      await foot.waitFor({ timeout: 5000 });
      await foot.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'company-chat-button',
    path: '/m/home',
    merchants: ALL,
    member: 'alice',
    arrange: ({ platform }) => {
      for (const merchant of ALL) platform.setSwitch(merchant, 'CBS3', true);
    },
    act: async ({ page }) => page.locator('nav [class*=badge]').waitFor(),
  },
  {
    name: 'company-chat-opening',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'chatLaunch', hang: true }),
    act: async ({ page }) => page.getByRole('button', { name: /^Chat/ }).click(),
  },
  {
    name: 'company-chat-failed',
    path: '/m/home',
    member: 'alice',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'chatLaunch', status: 500 }),
    act: async ({ page }) => {
      await page.getByRole('button', { name: /^Chat/ }).click();
      await page.getByText('The chat did not open').waitFor();
    },
  },
  {
    name: 'company-member-home',
    path: '/m/member/home',
    member: 'alice',
    merchants: ALL,
    whole: true,
  },
  { name: 'company-benefits', path: '/m/member/benefits', member: 'alice', merchants: ALL, whole: true },
  { name: 'company-benefits-none', path: '/m/member/benefits', member: 'bob' },
  { name: 'company-benefits-rtl', path: '/m/member/benefits', member: 'alice', act: rightToLeft },
  { name: 'company-leader-board', path: '/m/leaderBoard', member: 'alice', merchants: ALL, whole: true },
  { name: 'company-leader-board-rtl', path: '/m/leaderBoard', member: 'alice', whole: true, act: rightToLeft },
  { name: 'company-leader-board-large', path: '/m/leaderBoard', member: 'alice', whole: true, act: largeText },
  {
    name: 'company-leader-board-empty',
    path: '/m/leaderBoard',
    member: 'alice',
    arrange: stageAll({ leaderBoard: 'empty' }),
  },
  { name: 'company-invite', path: '/m/inviteFriends', member: 'alice', merchants: ALL, whole: true },
  { name: 'company-invite-large', path: '/m/inviteFriends', member: 'alice', whole: true, act: largeText },
  { name: 'company-invite-visitor', path: '/m/inviteFriends' },
  { name: 'company-invite-closed', path: '/m/inviteFriends', member: 'alice', arrange: stageAll({ referral: false }) },
  { name: 'company-agent', path: '/m/agentRegister', member: 'arlo', merchants: ALL, whole: true },
  { name: 'company-agent-other', path: '/m/agentRegister', member: 'alice' },
];
