import { COMPANY_SCENES } from './company-scenes';
import { GAME_SCENES } from './game-scenes';
import { RECOVERY_SCENES } from './recovery-scenes';
import { ALL, BOTH, largeText, rightToLeft, type Scene, stageAll } from './scene';
import { SIGN_IN_SCENES } from './sign-in-scenes';

const MEMBER_PATHS = [
  'member/home',
  'voucherCenter',
  'withdraw',
  'securityCenter/addBankCard',
  'rewardCenter',
  'inviteFriends',
  'agentRegister',
  'mall/mallHome',
  'leaderBoard',
  'member/benefits',
  'feedback',
  'game',
  'changePsw',
  'activity',
];

export const SCENES: readonly Scene[] = [
  { name: 'diagnostics', path: '/m/diagnostics', merchants: ALL, sizes: BOTH, whole: true },
  { name: 'diagnostics-large-text', path: '/m/diagnostics', act: largeText },
  { name: 'diagnostics-rtl', path: '/m/diagnostics', act: rightToLeft, whole: true },
  { name: 'feedback-form', path: '/m/feedback', member: 'alice', sizes: BOTH },
  { name: 'feedback-large-text', path: '/m/feedback', member: 'alice', act: largeText },
  {
    name: 'feedback-empty',
    path: '/m/feedback',
    member: 'alice',
    act: ({ page }) => page.getByRole('button', { name: 'Send' }).click(),
  },
  {
    name: 'feedback-offline',
    path: '/m/feedback',
    member: 'alice',
    async act({ page, context }) {
      await context.setOffline(true);
      await page.getByRole('textbox', { name: 'Your message' }).fill('More lanes, please.');
    },
  },
  {
    name: 'feedback-waiting',
    path: '/m/feedback',
    member: 'alice',
    async act({ page, context }) {
      await page.getByRole('textbox', { name: 'Your message' }).fill('More lanes, please.');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Send' }).click();
    },
  },
  ...GAME_SCENES,
  ...SIGN_IN_SCENES,
  ...MEMBER_PATHS.map((path): Scene => ({ name: path.replace('/', '-'), path: `/m/${path}`, member: 'alice' })),
  ...COMPANY_SCENES,
  ...RECOVERY_SCENES,
  { name: 'not-found', path: '/m/nowhere', merchants: ALL },
  {
    name: 'maintenance',
    path: '/m/home',
    merchants: ALL,
    arrange: stageAll({ maintenance: true, maintenanceEnd: Date.UTC(2027, 0, 2, 3, 4) }),
  },
  { name: 'denied', path: '/m/home', merchants: ALL, arrange: stageAll({ regionRestriction: true }) },
  {
    name: 'start-failed',
    path: '/m/home',
    arrange: ({ platform }) => platform.addFault({ endpoint: 'status', status: 500 }),
  },
  {
    name: 'session-over',
    path: '/m/withdraw',
    member: 'alice',
    arrange: ({ platform }) => platform.advance(30 * 86_400_000),
  },
];
