/** Words of the platform's own pages. */
export interface PageTexts {
  readonly back: string;
  readonly pick: string;
  readonly bet: string;
  readonly placed: string;
  readonly lobby: string;
  readonly trial: string;
  readonly player: string;
}

const EN: PageTexts = {
  back: 'Back',
  pick: 'Pick five numbers',
  bet: 'Place bet',
  placed: 'Good luck! Your ticket:',
  lobby: 'Lottery lobby',
  trial: 'Play money',
  player: 'Player',
};

const BY_LANGUAGE: Readonly<Record<string, PageTexts>> = {
  EN,
  CN: {
    back: '返回',
    pick: '选五个号码',
    bet: '投注',
    placed: '祝您好运！您的彩票：',
    lobby: '彩票大厅',
    trial: '试玩',
    player: '玩家',
  },
  VI: {
    back: 'Quay lại',
    pick: 'Chọn năm số',
    bet: 'Đặt cược',
    placed: 'Chúc may mắn! Vé của bạn:',
    lobby: 'Sảnh xổ số',
    trial: 'Chơi thử',
    player: 'Người chơi',
  },
};

/** @param language spec code; others than English, Chinese and Vietnamese read English */
export const pageTexts = (language: string): PageTexts => BY_LANGUAGE[language === 'TW' ? 'CN' : language] ?? EN;
