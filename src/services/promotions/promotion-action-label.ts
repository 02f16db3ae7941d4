import type { TranslationKey } from '../i18n/catalogue';

/** What the button of a promotion does or leads to, by `redirect`. */
const LABELS: ReadonlyMap<string, TranslationKey> = new Map([
  ['REGISTER', 'action.register'],
  ['DEPOSIT', 'account.deposit'],
  ['REWARD_CENTER', 'page.rewards.title'],
  ['MISSION', 'page.leader.missions'],
  ['POINT_MARKET', 'page.mall.title'],
  ['MEMBER', 'page.benefits.title'],
  ['INVITE_FRIENDS', 'page.invite.title'],
]);

/** Returns the text of a promotion's button, which names its effect where the app knows it (LINK-2). */
export const findPromotionActionLabel = (redirect: string): TranslationKey =>
  LABELS.get(redirect.trim().toUpperCase()) ?? 'activity.go';
