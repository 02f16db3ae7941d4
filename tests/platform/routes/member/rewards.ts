import { CASHIER_ERROR_CODES } from '../../../../src/contract/cashier-codes';
import {
  claimMissionReward,
  claimOrUseVoucher,
  products,
  redeemPointsForProduct,
  redemptions,
  type Voucher,
  vouchers,
} from '../../../../src/contract/endpoints/money/rewards';
import { minorUnitsToAmount } from '../../../../src/contract/money';
import { parseRowId } from '../../database/parse-row-id';
import type { RedemptionRow } from '../../ledger/redemptions';
import type { VoucherRow } from '../../ledger/vouchers';
import type { Merchant } from '../../merchants/merchant';
import { resolveLanguage } from '../../merchants/resolve-language';
import { getWithdrawalLimitsAndTicketStake } from '../../seed/deposit-methods';
import { getRewardText, POINT_MARKET_PRODUCTS } from '../../seed/reward-texts';
import { createRefusalError, RefusalError } from '../../server/refusal';
import { createMemberRoute, type Route } from '../../server/route';
import type { Services } from '../../services';
import { answerOnce } from '../answer-once';
import { listMissions } from './leader-board';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Amount of a welcome voucher, as a multiple of the stake of a demo ticket. */
const WELCOME_TICKETS = 2;
const MINOR = 100;

export const rewardRoutes: readonly Route[] = [
  createMemberRoute(vouchers, ({ services, merchant, member, language }) => {
    grantWelcomeVoucher(services, merchant, member.id);
    const words = resolveLanguage(merchant, language);
    return {
      list: services.vouchers.of(member.id).map((voucher) => ({
        id: voucher.id,
        title: getRewardText(words, voucher.code)[0],
        amount: minorUnitsToAmount(voucher.amount),
        state: stateOf(voucher, services.clock.now()),
        expiresAt: voucher.expiresAt,
      })),
    };
  }),

  createMemberRoute(claimOrUseVoucher, ({ services, member, body: { id, action } }) =>
    action === 'claim'
      ? (services.vouchers.claim(member.id, parseRowId(id)) ?? {})
      : (services.vouchers.use(member.id, parseRowId(id)) ?? {}),
  ),

  createMemberRoute(claimMissionReward, ({ services, member, body: { id } }) => {
    const mission = listMissions(services, member).find((each) => each.id === id);
    if (!mission || mission.done < mission.goal)
      return createRefusalError(CASHIER_ERROR_CODES.notAvailable, 'This mission is not done yet');
    services.database.transaction(() =>
      services.ledger.post(member.id, { kind: 'reward', amount: mission.prize * MINOR }, `mission:${id}`),
    );
    return {};
  }),

  createMemberRoute(products, ({ services, merchant, member, language }) => {
    const words = resolveLanguage(merchant, language);
    return {
      points: services.ledger.balance(member.id, 'points'),
      list: POINT_MARKET_PRODUCTS.map(({ id, price, stock, worth }) => {
        const [title, detail] = getRewardText(words, id);
        const left = stock - services.redemptions.countSold(id);
        const image = `/cdn/${merchant.code}/product-${id}.svg`;
        return { id, title, detail, price, stock: Math.max(left, 0), isVoucher: worth > 0, image };
      }),
    };
  }),

  createMemberRoute(redemptions, ({ services, merchant, member, language }) => ({
    list: services.redemptions.of(member.id).map((row) => redemptionFields(row, resolveLanguage(merchant, language))),
  })),

  createMemberRoute(redeemPointsForProduct, ({ services, merchant, member, language, body }) =>
    answerOnce(services, { memberId: member.id, endpoint: 'redeemPointsForProduct', body }, () => {
      const row = redeem(services, { merchant: merchant.code, memberId: member.id, ...body });
      if (row instanceof RefusalError) return row;
      const redemption = redemptionFields(row, resolveLanguage(merchant, language));
      return { points: services.ledger.balance(member.id, 'points'), redemption };
    }),
  ),
];

const redemptionFields = ({ id, code, product, points, state, createdAt }: RedemptionRow, words: string) => ({
  id: String(id),
  code,
  title: getRewardText(words, product)[0],
  points,
  isVoucher: POINT_MARKET_PRODUCTS.some((each) => each.id === product && each.worth > 0),
  state,
  createdAt,
});

/** Grants a member the welcome voucher, at most once. */
export function grantWelcomeVoucher({ vouchers: granted, clock }: Services, { code }: Merchant, memberId: number) {
  const amount = getWithdrawalLimitsAndTicketStake(code).stake * WELCOME_TICKETS * MINOR;
  granted.grant({ memberId, source: 'welcome', code: 'welcome', amount, expiresAt: clock.now() + 4 * WEEK_MS });
}

interface RedemptionRequest {
  readonly merchant: string;
  readonly memberId: number;
  readonly requestId: string;
  readonly productId: string;
}

function redeem(
  { redemptions: stored, vouchers: granted, clock }: Services,
  { merchant, memberId, requestId, productId }: RedemptionRequest,
): RedemptionRow | RefusalError {
  const product = POINT_MARKET_PRODUCTS.find(({ id }) => id === productId);
  if (!product) return createRefusalError(CASHIER_ERROR_CODES.notAvailable, 'This product is no longer available');
  const { price, stock, worth } = product;
  // A voucher is with the member at once; everything else is sent by the operator.
  const state = worth > 0 ? 'DELIVERED' : 'PENDING';
  const row = stored.redeem({ memberId, requestId, product: productId, price, stock, state });
  if (!(row instanceof RefusalError) && worth > 0) {
    const amount = worth * (getWithdrawalLimitsAndTicketStake(merchant).stake / 10) * MINOR;
    const expiresAt = clock.now() + 4 * WEEK_MS;
    granted.grant({ memberId, source: `redeem:${requestId}`, code: 'market', amount, expiresAt });
  }
  return row;
}

function stateOf({ usedAt, claimedAt, expiresAt }: VoucherRow, now: number): Voucher['state'] {
  if (usedAt > 0) return 'USED';
  if (expiresAt <= now) return 'EXPIRED';
  return claimedAt > 0 ? 'CLAIMED' : 'CLAIMABLE';
}
