import { getOwnProperty } from '../../../src/base/own-property';
import { CASHIER_ERROR_CODES } from '../../../src/contract/cashier-codes';
import { ERROR_CODES } from '../../../src/contract/error-codes';

/** Texts of the platform's game pages. */
export interface GamePageTexts {
  readonly back: string;
  readonly pick: string;
  readonly bet: string;
  readonly placed: string;
  readonly lobby: string;
  readonly trial: string;
  readonly coins: string;
  readonly balance: string;
  readonly stake: string;
  readonly spin: string;
  readonly won: string;
  readonly lost: string;
  /** Why no bet was placed, by error code; `other` for any other code. */
  readonly refused: Readonly<Record<string, string>>;
  /** Before the date on which a break or an exclusion ends. */
  readonly until: string;
  /** Shown if no answer has come, so that it is not known whether the bet was placed. */
  readonly unanswered: string;
}

const { breakActive, lossLimitReached, stakeLimitReached, timeLimitReached, balanceTooLow, documentsNeeded } =
  CASHIER_ERROR_CODES;

const EN: GamePageTexts = {
  back: 'Back',
  pick: 'Pick five numbers',
  bet: 'Place bet',
  placed: 'Good luck! Your ticket:',
  lobby: 'Lottery lobby',
  trial: 'Play money',
  coins: 'play coins',
  balance: 'Balance',
  stake: 'Stake',
  spin: 'Spin',
  won: 'You won',
  lost: 'No luck this time',
  refused: {
    [ERROR_CODES.excluded]: 'You have excluded yourself from play. No bet was placed.',
    [breakActive]: 'You are taking a break from play. No bet was placed.',
    [lossLimitReached]: 'This is more than your own loss limit allows. No bet was placed.',
    [stakeLimitReached]: 'This is more than your own betting limit allows. No bet was placed.',
    [timeLimitReached]: 'You have reached the time limit that you set for play. No bet was placed.',
    [documentsNeeded]: 'Your documents have to be checked first. No bet was placed.',
    [balanceTooLow]: 'Your balance is too low for this bet. No bet was placed.',
    'ticket.invalid': 'A ticket has five different numbers. No bet was placed.',
    'game.closed': 'Please open the game again. No bet was placed.',
    other: 'No bet was placed.',
  },
  until: 'Until',
  unanswered: 'No answer came. Press again: it counts only once.',
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
    coins: '试玩金币',
    balance: '余额',
    stake: '注额',
    spin: '开始',
    won: '您赢得',
    lost: '这次没有中奖',
    refused: {
      [ERROR_CODES.excluded]: '您已自我排除，本次未投注。',
      [breakActive]: '您正在休息，本次未投注。',
      [lossLimitReached]: '超出您自设的损失限额，本次未投注。',
      [stakeLimitReached]: '超出您自设的投注限额，本次未投注。',
      [timeLimitReached]: '已达到您自设的游戏时间限额，本次未投注。',
      [documentsNeeded]: '请先在“身份验证”中提交证件，本次未投注。',
      [balanceTooLow]: '余额不足，本次未投注。',
      'ticket.invalid': '本次未投注，请选五个不同的号码。',
      'game.closed': '本次未投注，请重新打开游戏。',
      other: '本次未投注。',
    },
    until: '结束时间',
    unanswered: '未收到答复。请再点一次，只计一次。',
  },
  VI: {
    back: 'Quay lại',
    pick: 'Chọn năm số',
    bet: 'Đặt cược',
    placed: 'Chúc may mắn! Vé của bạn:',
    lobby: 'Sảnh xổ số',
    trial: 'Chơi thử',
    coins: 'xu chơi thử',
    balance: 'Số dư',
    stake: 'Tiền cược',
    spin: 'Quay',
    won: 'Bạn thắng',
    lost: 'Chưa may mắn lần này',
    refused: {
      [ERROR_CODES.excluded]: 'Bạn đã tự loại trừ. Chưa đặt cược.',
      [breakActive]: 'Bạn đang tạm nghỉ chơi. Chưa đặt cược.',
      [lossLimitReached]: 'Vượt quá hạn mức thua do bạn tự đặt. Chưa đặt cược.',
      [stakeLimitReached]: 'Vượt quá hạn mức cược do bạn tự đặt. Chưa đặt cược.',
      [timeLimitReached]: 'Bạn đã đạt hạn mức thời gian chơi do mình đặt. Chưa đặt cược.',
      [documentsNeeded]: 'Cần kiểm tra giấy tờ của bạn trước. Chưa đặt cược.',
      [balanceTooLow]: 'Số dư không đủ. Chưa đặt cược.',
      'ticket.invalid': 'Vé phải có năm số khác nhau. Chưa đặt cược.',
      'game.closed': 'Vui lòng mở lại trò chơi. Chưa đặt cược.',
      other: 'Chưa đặt cược.',
    },
    until: 'Cho đến',
    unanswered: 'Không nhận được phản hồi. Hãy nhấn lại: chỉ được tính một lần.',
  },
};

/**
 * Returns the texts of the game pages in a language; English is the fallback.
 * @param language language code of the platform's specification
 */
export const getGamePageTexts = (language: string): GamePageTexts =>
  getOwnProperty(BY_LANGUAGE, language === 'TW' ? 'CN' : language) ?? EN;
