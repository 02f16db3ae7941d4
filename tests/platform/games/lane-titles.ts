/** Lanes in the order the platform sends them, with their titles by language; English answers for the rest. */
export const LANE_TITLES: Readonly<Record<string, Readonly<Record<string, string>> & { readonly EN: string }>> = {
  LOTT: { EN: 'Lottery', CN: '彩票', TW: '彩票', VI: 'Xổ số' },
  VIETNAM_LOTTO: { EN: 'Vietnam lottery', CN: '越南彩', TW: '越南彩', VI: 'Xổ số Việt Nam' },
  ELOTT: { EN: 'Instant lottery', CN: '电子彩票', TW: '電子彩票', VI: 'Xổ số điện tử' },
  ELOTTO: { EN: 'E-Lotto', CN: '乐透', TW: '樂透', VI: 'E-Lotto' },
  SEA_LOTT: { EN: 'South-East Asia lottery', CN: '东南亚彩', TW: '東南亞彩', VI: 'Xổ số Đông Nam Á' },
  SLOT: { EN: 'Slots', CN: '老虎机', TW: '老虎機', VI: 'Nổ hũ' },
  LIVE: { EN: 'Live casino', CN: '真人视讯', TW: '真人視訊', VI: 'Casino trực tuyến' },
  SPORT: { EN: 'Sports', CN: '体育', TW: '體育', VI: 'Thể thao' },
  FISH: { EN: 'Fishing', CN: '捕鱼', TW: '捕魚', VI: 'Bắn cá' },
  PVP: { EN: 'Table games', CN: '棋牌', TW: '棋牌', VI: 'Game bài' },
};
