import { finite, type InferOutput, maxLength, minValue, number, object, picklist, pipe, string } from 'valibot';
import { defineEndpoint } from '../../endpoint';
import {
  count,
  editorText,
  finiteNumber,
  flag,
  identifier,
  imageUrl,
  lenientField,
  nonEmptyText,
  requiredListOf,
  text,
  timestamp,
} from '../../fields';
import { amount } from '../../money';

/** States of a voucher. */
const VOUCHER_STATES = ['CLAIMABLE', 'CLAIMED', 'USED', 'EXPIRED'] as const;

const voucher = object({
  id: identifier,
  title: editorText,
  amount,
  /** State of the voucher; an unknown state is treated as expired, so that the voucher cannot be used. */
  state: lenientField(picklist(VOUCHER_STATES), 'EXPIRED'),
  expiresAt: timestamp,
});
export type Voucher = InferOutput<typeof voucher>;

/** The member's vouchers, newest first. */
export const vouchers = defineEndpoint({
  name: 'vouchers',
  path: '/wps/relay/PROMOFE_getVouchers',
  response: object({ list: requiredListOf(voucher) }),
  auth: 'required',
  source: 'assumed',
});

/**
 * Claims a voucher, or uses a claimed voucher. Using a voucher adds its amount to the balance. A repeated request
 * changes nothing.
 */
export const claimOrUseVoucher = defineEndpoint({
  name: 'claimOrUseVoucher',
  method: 'POST',
  path: '/wps/relay/PROMOFE_useVoucher',
  body: object({ id: string(), action: picklist(['claim', 'use']) }),
  response: object({}),
  auth: 'required',
  source: 'assumed',
});

/** Claims the reward of a completed mission. Each reward is paid only once. */
export const claimMissionReward = defineEndpoint({
  name: 'claimMissionReward',
  method: 'POST',
  path: '/wps/relay/PROMOFE_claimMission',
  body: object({ id: string() }),
  response: object({}),
  auth: 'required',
  source: 'assumed',
});

const product = object({
  id: identifier,
  title: editorText,
  detail: editorText,
  /** Price in points. Required: with a default of 0 the product would be free. */
  price: pipe(number(), finite(), minValue(0)),
  /** Number of items left in stock. Required: with a default of 0 the product would be sold out. */
  stock: finiteNumber,
  isVoucher: flag,
  image: imageUrl,
});
export type Product = InferOutput<typeof product>;

/** Products that the member's points can be exchanged for. */
export const products = defineEndpoint({
  name: 'products',
  path: '/wps/relay/MCSFE_getPointProducts',
  response: object({ points: finiteNumber, list: requiredListOf(product) }),
  auth: 'required',
  source: 'assumed',
});

/**
 * States of a redemption. `PENDING`: accepted; `SENT`: on its way; `DELIVERED`: the member has the product;
 * `CANCELLED`: the points were returned.
 */
export const REDEMPTION_STATES = ['PENDING', 'SENT', 'DELIVERED', 'CANCELLED'] as const;

const redemption = object({
  id: identifier,
  /** Code by which customer service finds the redemption. */
  code: text,
  /** Name of the product. */
  title: editorText,
  points: count,
  isVoucher: flag,
  /** State of the redemption; an unknown state is treated as pending. */
  state: lenientField(picklist(REDEMPTION_STATES), 'PENDING'),
  createdAt: timestamp,
});
export type Redemption = InferOutput<typeof redemption>;

/** The member's redemptions in the point market, newest first. */
export const redemptions = defineEndpoint({
  name: 'redemptions',
  path: '/wps/relay/MCSFE_getPointRedemptions',
  response: object({ list: requiredListOf(redemption) }),
  auth: 'required',
  source: 'assumed',
});

/**
 * Exchanges points for a product, once per `requestId` (API-8). The response without its record is still a success,
 * because the points are spent.
 */
export const redeemPointsForProduct = defineEndpoint({
  name: 'redeemPointsForProduct',
  method: 'POST',
  path: '/wps/relay/MCSFE_redeemPointProduct',
  body: object({ requestId: pipe(nonEmptyText, maxLength(64)), productId: string() }),
  response: object({ points: count, redemption: lenientField(redemption, undefined) }),
  needsValue: true,
  auth: 'required',
  source: 'assumed',
});
