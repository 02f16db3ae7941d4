import { ROUTES } from '../../../src/contract/paths';
import { type LocalizedText, translateInto } from './vip-ranks';

/** The conditions of the next rank in the order in which they are met, with the page on which each is met (VIP-1). */
const CONDITIONS: readonly (readonly [title: LocalizedText, link: string])[] = [
  [{ EN: 'Link a bank card', CN: '绑定银行卡', VI: 'Liên kết thẻ ngân hàng' }, ROUTES.addBankCard.path],
  [{ EN: 'Make your first deposit', CN: '完成首次存款', VI: 'Nạp tiền lần đầu' }, ROUTES.voucherCenter.path],
  [{ EN: 'Play your first game', CN: '玩第一款游戏', VI: 'Chơi trò chơi đầu tiên' }, ROUTES.home.path],
  [{ EN: 'Play three different games', CN: '玩三款不同的游戏', VI: 'Chơi ba trò chơi khác nhau' }, ROUTES.home.path],
  [{ EN: 'Play five different games', CN: '玩五款不同的游戏', VI: 'Chơi năm trò chơi khác nhau' }, ROUTES.home.path],
  [{ EN: 'Deposit five times', CN: '存款五次', VI: 'Nạp tiền năm lần' }, ROUTES.voucherCenter.path],
  [{ EN: 'Invite a friend', CN: '邀请一位好友', VI: 'Mời một người bạn' }, ROUTES.inviteFriends.path],
  [{ EN: 'Claim a reward', CN: '领取一份奖励', VI: 'Nhận một phần thưởng' }, ROUTES.rewardCenter.path],
  [{ EN: 'Redeem your points', CN: '兑换积分', VI: 'Đổi điểm thưởng' }, ROUTES.mallHome.path],
  [{ EN: 'Reach the top ten', CN: '进入排行榜前十', VI: 'Vào tốp mười bảng xếp hạng' }, ROUTES.leaderBoard.path],
];

/** Returns the conditions of a member's next rank in a language; the first ones are met. */
export function getRankConditions(
  language: string,
  { rankDone, rankExpected }: { readonly rankDone: number; readonly rankExpected: number },
) {
  const translate = translateInto(language);
  return CONDITIONS.slice(0, rankExpected).map(([title, link], at) => ({
    title: translate(title),
    done: at < rankDone,
    link,
  }));
}
