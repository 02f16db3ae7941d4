type Words = Readonly<Record<string, string>> & { readonly EN: string };

const CATEGORIES: readonly Words[] = [
  { EN: 'Welcome', CN: '新人专享', VI: 'Chào mừng' },
  { EN: 'Every day', CN: '每日优惠', VI: 'Hằng ngày' },
  { EN: 'Lottery', CN: '彩票', VI: 'Xổ số' },
  { EN: 'Slots', CN: '老虎机', VI: 'Nổ hũ' },
  { EN: 'VIP', CN: 'VIP', VI: 'VIP' },
];

/** The kinds of promotions in a language; English where there are no words of it. */
export function promotionCategoriesIn(language: string) {
  const code = language === 'TW' ? 'CN' : language;
  return CATEGORIES.map((words, at) => ({ id: String(at + 1), name: words[code] ?? words.EN }));
}
