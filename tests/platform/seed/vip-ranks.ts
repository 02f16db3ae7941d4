import { getOwnProperty } from '../../../src/base/own-property';
import { formatAmount } from '../merchants/format-amount';

export type LocalizedText = Readonly<Record<string, string>> & { readonly EN: string };

interface Rank {
  readonly name: LocalizedText;
  readonly benefits: readonly (readonly [title: LocalizedText, detail: string])[];
}

const REBATE: LocalizedText = { EN: 'Daily rebate', CN: '每日返水', VI: 'Hoàn trả mỗi ngày' };
const BIRTHDAY: LocalizedText = { EN: 'Birthday gift', CN: '生日礼金', VI: 'Quà sinh nhật' };
const PAYOUT: LocalizedText = { EN: 'Withdrawals a day', CN: '每日提款次数', VI: 'Số lần rút mỗi ngày' };
const MANAGER: LocalizedText = { EN: 'Manager of your own', CN: '专属客户经理', VI: 'Quản lý riêng' };

/** The VIP ranks of every merchant, lowest first (VIP-1). */
const RANKS: readonly Rank[] = [
  { name: { EN: 'Bronze', CN: '青铜', VI: 'Đồng' }, benefits: [[REBATE, '0.2 %']] },
  {
    name: { EN: 'Silver', CN: '白银', VI: 'Bạc' },
    benefits: [
      [REBATE, '0.4 %'],
      [PAYOUT, '3'],
    ],
  },
  {
    name: { EN: 'Gold', CN: '黄金', VI: 'Vàng' },
    benefits: [
      [REBATE, '0.6 %'],
      [PAYOUT, '5'],
      [BIRTHDAY, '88'],
    ],
  },
  {
    name: { EN: 'Platinum', CN: '铂金', VI: 'Bạch kim' },
    benefits: [
      [REBATE, '0.8 %'],
      [PAYOUT, '10'],
      [BIRTHDAY, '188'],
    ],
  },
  {
    name: { EN: 'Diamond', CN: '钻石', VI: 'Kim cương' },
    benefits: [
      [REBATE, '1.0 %'],
      [PAYOUT, '20'],
      [BIRTHDAY, '888'],
      [MANAGER, ''],
    ],
  },
];

/** Returns a function that picks the text of a language; English is the fallback. */
export const translateInto = (language: string) => (texts: LocalizedText) =>
  getOwnProperty(texts, language === 'TW' ? 'CN' : language) ?? texts.EN;

/** Returns the name of a rank in a language; a name that is not that of a seeded rank stays as it is. */
export function localizeRankName(name: string, language: string): string {
  const rank = RANKS.find(({ name: { EN } }) => EN === name);
  return rank ? translateInto(language)(rank.name) : name;
}

/** Amounts of the ranks are worth this much in a currency of small units. */
const UNITS: Readonly<Record<string, number>> = { VND: 1_000 };

/** Returns the ranks in a language, with their gifts in a currency; English is the fallback. */
export function getVipRanks(language: string, { currency }: { readonly currency: string }) {
  const translate = translateInto(language);
  // As the app writes amounts in this language.
  const format = (amount: string) => formatAmount(Number(amount) * (UNITS[currency] ?? 1), { currency }, language);
  return RANKS.map(({ name, benefits }, at) => ({
    labelId: String(at + 1),
    labelName: translate(name),
    rankLevel: at + 1,
    benefits: benefits.map(([title, detail]) => ({
      title: translate(title),
      detail: title === BIRTHDAY ? format(detail) : detail,
    })),
  }));
}
