import { getOwnProperty } from '../../../src/base/own-property';
/** Texts of the platform's game pages. */
export interface GamePageTexts {
  readonly back: string;
  readonly pick: string;
  readonly bet: string;
  readonly placed: string;
  readonly lobby: string;
  readonly trial: string;
  readonly player: string;
  readonly spin: string;
  readonly won: string;
  readonly lost: string;
}

const EN: GamePageTexts = {
  back: 'Back',
  pick: 'Pick five numbers',
  bet: 'Place bet',
  placed: 'Good luck! Your ticket:',
  lobby: 'Lottery lobby',
  trial: 'Play money',
  player: 'Player',
  spin: 'Spin',
  won: 'You won',
  lost: 'No luck this time',
};

const BY_LANGUAGE: Readonly<Record<string, GamePageTexts>> = {
  EN,
  CN: {
    back: '返回',
    pick: '选五个号码',
    bet: '投注',
    placed: '祝您好运！您的彩票：',
    lobby: '彩票大厅',
    trial: '试玩',
    player: '玩家',
    spin: '开始',
    won: '您赢得',
    lost: '这次没有中奖',
  },
  VI: {
    back: 'Quay lại',
    pick: 'Chọn năm số',
    bet: 'Đặt cược',
    placed: 'Chúc may mắn! Vé của bạn:',
    lobby: 'Sảnh xổ số',
    trial: 'Chơi thử',
    player: 'Người chơi',
    spin: 'Quay',
    won: 'Bạn thắng',
    lost: 'Chưa may mắn lần này',
  },
};

/**
 * Returns the texts of the game pages in a language; English is the fallback.
 * @param language language code of the platform's specification
 */
export const getGamePageTexts = (language: string): GamePageTexts =>
  getOwnProperty(BY_LANGUAGE, language === 'TW' ? 'CN' : language) ?? EN;
