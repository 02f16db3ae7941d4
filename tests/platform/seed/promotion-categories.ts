import { getOwnProperty } from '../../../src/base/own-property';

type LocalizedText = Readonly<Record<string, string>> & { readonly EN: string };

const CATEGORIES: readonly LocalizedText[] = [
  { EN: 'Welcome', CN: '新人专享', VI: 'Chào mừng' },
  { EN: 'Every day', CN: '每日优惠', VI: 'Hằng ngày' },
  { EN: 'Lottery', CN: '彩票', VI: 'Xổ số' },
  { EN: 'Slots', CN: '老虎机', VI: 'Nổ hũ' },
  { EN: 'VIP', CN: 'VIP', VI: 'VIP' },
];

/** Returns the promotion categories in a language; English is the fallback. */
export function getPromotionCategories(language: string) {
  const code = language === 'TW' ? 'CN' : language;
  return CATEGORIES.map((texts, at) => ({ id: String(at + 1), name: getOwnProperty(texts, code) ?? texts.EN }));
}
