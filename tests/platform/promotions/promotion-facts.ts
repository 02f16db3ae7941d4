import { getOwnProperty } from '../../../src/base/own-property';
import type { ResponseInputOf } from '../../../src/contract/endpoint';
import type { promotionFacts } from '../../../src/contract/endpoints/site/promotion-facts';
import type { Game } from '../games/game';
import type { Merchant } from '../merchants/merchant';
import { findSeededPromotion, type PromotionName } from '../seed/announcements';

type Facts = ResponseInputOf<typeof promotionFacts>['list'][number];
type Rules = Pick<Facts, 'facts' | 'example' | 'terms'>;

const DAY_MS = 86_400_000;
const FRIDAY = 5;
const WEEKEND_DAYS = 3;

const REBATE_PERCENT = 12;
/** Amounts of the promotions, in units of a merchant's currency. */
const AMOUNTS: Readonly<Record<string, { readonly stake: number; readonly cap: number; readonly friend: number }>> = {
  PHP: { stake: 1000, cap: 2000, friend: 200 },
  VND: { stake: 500_000, cap: 1_000_000, friend: 100_000 },
  CNY: { stake: 200, cap: 500, friend: 50 },
};
const OTHER_AMOUNTS = { stake: 100, cap: 200, friend: 20 };

/** Formatted amounts: a stake, what comes back of it, the cap, and the reward for a friend. */
interface Money {
  readonly stake: string;
  readonly back: string;
  readonly cap: string;
  readonly friend: string;
}

type RulesByLanguage = Readonly<Record<string, (money: Money) => Rules>>;
const fact = (name: string, value: string) => ({ name, value });

const WEEKEND: RulesByLanguage = {
  EN: ({ stake, back, cap }) => ({
    facts: [fact('Back', `${REBATE_PERCENT} %`), fact('At most', cap), fact('Credited', 'Monday')],
    example: `Stakes of ${stake} from Friday to Sunday bring ${back} back on Monday.`,
    terms: [
      'Stakes of the lottery and of slots count.',
      'The rebate is credited by Monday noon.',
      `At most ${cap} a weekend.`,
    ],
  }),
  CN: ({ stake, back, cap }) => ({
    facts: [fact('返还', `${REBATE_PERCENT}%`), fact('最高', cap), fact('到账', '周一')],
    example: `周五至周日投注 ${stake}，周一返还 ${back}。`,
    terms: ['彩票与老虎机的投注计入。', '周一中午前到账。', `每个周末最高 ${cap}。`],
  }),
  VI: ({ stake, back, cap }) => ({
    facts: [fact('Hoàn lại', `${REBATE_PERCENT}%`), fact('Tối đa', cap), fact('Cộng tiền', 'Thứ Hai')],
    example: `Cược ${stake} từ thứ Sáu đến Chủ nhật, thứ Hai nhận lại ${back}.`,
    terms: ['Tính cược xổ số và nổ hũ.', 'Tiền được cộng trước trưa thứ Hai.', `Tối đa ${cap} mỗi cuối tuần.`],
  }),
};

const FRIENDS: RulesByLanguage = {
  EN: ({ friend }) => ({
    facts: [fact('For you', friend), fact('For your friend', friend)],
    example: `Your friend registers with your link and makes a first deposit: each of you gets ${friend}.`,
    terms: ['Once for each friend.', 'The friend has not had an account before.'],
  }),
  CN: ({ friend }) => ({
    facts: [fact('您得', friend), fact('好友得', friend)],
    example: `好友通过您的链接注册并首次存款，双方各得 ${friend}。`,
    terms: ['每位好友仅限一次。', '好友此前未有账户。'],
  }),
  VI: ({ friend }) => ({
    facts: [fact('Bạn nhận', friend), fact('Bạn của bạn nhận', friend)],
    example: `Bạn của bạn đăng ký bằng liên kết và nạp tiền lần đầu: mỗi người nhận ${friend}.`,
    terms: ['Một lần cho mỗi người bạn.', 'Người bạn chưa từng có tài khoản.'],
  }),
};
const RULES: Readonly<Record<PromotionName, RulesByLanguage>> = { weekend: WEEKEND, friends: FRIENDS };
const LOCALES: Readonly<Record<string, string>> = { CN: 'zh-CN', VI: 'vi-VN' };

/** Returns the weekend from Friday to Sunday (UTC) that runs at a time or comes next. */
function weekendAt(now: number) {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const weekday = new Date(today).getUTCDay() || 7;
  const startsAt = today + (FRIDAY - weekday) * DAY_MS;
  return { startsAt, endsAt: startsAt + WEEKEND_DAYS * DAY_MS - 1 };
}

interface PromotionContext {
  readonly merchant: Pick<Merchant, 'name' | 'currency'>;
  readonly language: string;
  readonly games: readonly Game[];
  readonly now: number;
}

/** Returns what the platform tells of the promotions among announcements: those of the seed data alone. */
export function buildPromotionFacts(
  announcements: readonly { readonly id: number; readonly title: string }[],
  { merchant, language, games, now }: PromotionContext,
): Facts[] {
  const code = language === 'TW' ? 'CN' : language;
  const { stake, cap, friend } = getOwnProperty(AMOUNTS, merchant.currency) ?? OTHER_AMOUNTS;
  const style = { style: 'currency', currency: merchant.currency, maximumFractionDigits: 0 } as const;
  const format = new Intl.NumberFormat(getOwnProperty(LOCALES, code) ?? 'en', style);
  const money: Money = {
    stake: format.format(stake),
    back: format.format((stake * REBATE_PERCENT) / 100),
    cap: format.format(cap),
    friend: format.format(friend),
  };
  return announcements.flatMap((announcement) => {
    const name = findSeededPromotion(announcement, merchant.name, language);
    if (name === undefined) return [];
    const rules = getOwnProperty(RULES[name], code) ?? RULES[name].EN;
    const counted = games.filter(({ category }) => category.includes('LOTT') || category === 'SLOT');
    return {
      id: String(announcement.id),
      ...(name === 'weekend' && { ...weekendAt(now), games: counted.map(({ id }) => String(id)) }),
      ...rules?.(money),
    };
  });
}
