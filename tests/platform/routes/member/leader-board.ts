import { getOwnProperty } from '../../../../src/base/own-property';
import { leaderBoard, missions } from '../../../../src/contract/endpoints/money/leader-board';
import type { Member } from '../../members/member';
import { getReferralCode } from '../../members/referral-code';
import { resolveLanguage } from '../../merchants/resolve-language';
import { getWithdrawalLimitsAndTicketStake } from '../../seed/deposit-methods';
import { buildLeaderBoard, getLeaderBoardPeriodEnd, listLeaderBoardPrizes } from '../../seed/leader-board';
import { createMemberRoute, type Route } from '../../server/route';
import type { Services } from '../../services';

/** Maximum number of places that the ranking lists. */
const MAX_PLACES = 8;

export const leaderBoardRoutes: readonly Route[] = [
  createMemberRoute(leaderBoard, ({ services, merchant, member, query: { period } }) => {
    const endsAt = getLeaderBoardPeriodEnd(period, services.clock.now());
    const prizes = listLeaderBoardPrizes(merchant.code);
    if (services.scenarios.of(merchant.code).leaderBoard === 'empty') return { list: [], own: null, endsAt, prizes };
    const ranking = buildLeaderBoard(period, member.username, scoreOf(services, member), merchant.code);
    return { list: ranking.slice(0, MAX_PLACES), own: ranking.find(({ own }) => own) ?? null, endsAt, prizes };
  }),

  createMemberRoute(missions, ({ services, merchant, member, language }) => {
    if (services.scenarios.of(merchant.code).leaderBoard === 'empty') return { list: [] };
    const code = resolveLanguage(merchant, language);
    const words = getOwnProperty(MISSION_TEXTS, code === 'TW' ? 'CN' : code) ?? EN;
    return {
      list: listMissions(services, member).map(({ prize: reward, ...mission }) => {
        const [title, detail] = words[mission.id];
        const claimed = services.ledger.has(member.id, 'reward', `mission:${mission.id}`);
        return { ...mission, title, detail, reward, claimed };
      }),
    };
  }),
];

/**
 * Balance that adds one point to a member's score in the ranking: hundredths of the currency's unit, per unit of the
 * stake of a demo ticket.
 */
const BALANCE_PER_STAKE = 50;

const scoreOf = ({ ledger }: Services, { id, merchant, rankDone }: Member): number =>
  Math.round(
    rankDone * 350 +
      ledger.balance(id, 'cash') / (BALANCE_PER_STAKE * getWithdrawalLimitsAndTicketStake(merchant).stake),
  );

const EN = {
  invite: ['Invite three friends', 'They register with your link.'],
  card: ['Link a bank card', 'Payouts arrive there.'],
  rank: ['Reach the next VIP level', 'Meet its conditions.'],
} as const;
const MISSION_TEXTS: Readonly<Record<string, Record<keyof typeof EN, readonly [string, string]>>> = {
  EN: { ...EN },
  CN: {
    invite: ['邀请三位好友', '好友通过您的链接注册。'],
    card: ['绑定银行卡', '提款将汇入该卡。'],
    rank: ['升至下一 VIP 等级', '满足其条件即可。'],
  },
  VI: {
    invite: ['Mời ba người bạn', 'Họ đăng ký bằng liên kết của bạn.'],
    card: ['Liên kết thẻ ngân hàng', 'Tiền rút sẽ về thẻ này.'],
    rank: ['Đạt cấp VIP tiếp theo', 'Hoàn thành các điều kiện.'],
  },
};

/** Returns the missions of a member with their progress and prize (units of the currency). */
export function listMissions({ database }: Services, member: Member) {
  const invited = database.count(
    'SELECT count(*) AS n FROM member WHERE merchant = ? AND referral = ?',
    member.merchant,
    getReferralCode(member.id),
  );
  const cards = database.count(`SELECT count(*) AS n FROM account WHERE memberId = ? AND kind = 'bank'`, member.id);
  const { stake } = getWithdrawalLimitsAndTicketStake(member.merchant);
  return [
    {
      id: 'rank' as const,
      done: member.rankDone,
      goal: member.rankExpected,
      prize: 4 * stake,
      link: '/m/member/benefits',
    },
    { id: 'invite' as const, done: invited, goal: 3, prize: 2 * stake, link: '/m/inviteFriends' },
    { id: 'card' as const, done: Math.min(cards, 1), goal: 1, prize: stake, link: '/m/securityCenter/addBankCard' },
  ].filter(({ goal }) => goal > 0);
}
