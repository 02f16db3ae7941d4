import { getOwnProperty } from '../../../src/base/own-property';

/** A deposit method; amounts in units of the merchant's currency. */
export interface DepositMethod {
  readonly id: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly enabled: boolean;
  readonly quickAmounts: readonly number[];
  readonly bonusPercent?: number;
  readonly bonusMax?: number;
  readonly arrivalMinutes: number;
}

/** Turnover factor of a deposit: how many times the sum of the deposit and its bonus must be staked. */
export const BONUS_TURNOVER_FACTOR = 1;

/** What a merchant without methods of its own has: one of `npm run merchant:new` takes deposits too. */
const DEFAULT_METHODS: readonly DepositMethod[] = [
  {
    id: 'bank',
    name: 'Bank transfer',
    min: 100,
    max: 50_000,
    enabled: true,
    quickAmounts: [100, 500, 1000],
    arrivalMinutes: 30,
  },
];

/** Deposit methods by merchant. */
const DEPOSIT_METHODS: Readonly<Record<string, readonly DepositMethod[]>> = {
  FAIR: [
    {
      id: 'gcash',
      name: 'GCash',
      min: 100,
      max: 50_000,
      enabled: true,
      quickAmounts: [100, 300, 500, 1000, 3000],
      bonusPercent: 10,
      bonusMax: 500,
      arrivalMinutes: 2,
    },
    {
      id: 'bank',
      name: 'Bank transfer',
      min: 500,
      max: 200_000,
      enabled: true,
      quickAmounts: [500, 1000, 5000, 10_000],
      arrivalMinutes: 30,
    },
    {
      id: 'usdt',
      name: 'USDT (TRC-20)',
      min: 1000,
      max: 500_000,
      enabled: true,
      quickAmounts: [1000, 5000, 20_000],
      arrivalMinutes: 10,
    },
    { id: 'card', name: 'Debit card', min: 200, max: 20_000, enabled: false, quickAmounts: [], arrivalMinutes: 5 },
  ],
  KOPI: [
    {
      id: 'momo',
      name: 'MoMo',
      min: 50_000,
      max: 20_000_000,
      enabled: true,
      quickAmounts: [50_000, 100_000, 200_000, 500_000],
      bonusPercent: 8,
      bonusMax: 400_000,
      arrivalMinutes: 2,
    },
    {
      id: 'vietqr',
      name: 'VietQR',
      min: 100_000,
      max: 100_000_000,
      enabled: true,
      quickAmounts: [100_000, 500_000, 1_000_000],
      arrivalMinutes: 5,
    },
  ],
  SOL: [
    {
      id: 'unionpay',
      name: '银联转账',
      min: 100,
      max: 50_000,
      enabled: true,
      quickAmounts: [100, 300, 500, 1000],
      bonusPercent: 5,
      bonusMax: 888,
      arrivalMinutes: 5,
    },
    {
      id: 'usdt',
      name: 'USDT (TRC-20)',
      min: 500,
      max: 300_000,
      enabled: true,
      quickAmounts: [500, 1000, 5000],
      arrivalMinutes: 10,
    },
  ],
};

/** Returns the deposit methods of a merchant. */
export const getDepositMethods = (merchant: string): readonly DepositMethod[] =>
  getOwnProperty(DEPOSIT_METHODS, merchant) ?? DEFAULT_METHODS;

/** Returns what a merchant offers to visitors: the bonus of its most generous deposit method, which a deposit brings. */
export function findVisitorOffer({ code, currency }: { readonly code: string; readonly currency: string }) {
  const best = getDepositMethods(code).toSorted((one, other) => (other.bonusMax ?? 0) - (one.bonusMax ?? 0))[0];
  return best?.bonusMax === undefined
    ? undefined
    : { amount: best.bonusMax, currency, percent: best.bonusPercent ?? 0 };
}

/**
 * Smallest and largest withdrawal, and the stake of a demo ticket, by merchant; in units of the merchant's currency.
 */
const LIMITS: Readonly<Record<string, { readonly min: number; readonly max: number; readonly stake: number }>> = {
  FAIR: { min: 100, max: 50_000, stake: 20 },
  KOPI: { min: 50_000, max: 50_000_000, stake: 10_000 },
  SOL: { min: 100, max: 50_000, stake: 10 },
};

export const getWithdrawalLimitsAndTicketStake = (merchant: string) =>
  getOwnProperty(LIMITS, merchant) ?? { min: 100, max: 50_000, stake: 10 };

const CLOSED_REASONS: Readonly<Record<string, string>> = {
  EN: 'Paused by the bank until further notice',
  CN: '银行暂停服务，恢复时间另行通知',
  TW: '銀行暫停服務，恢復時間另行通知',
  VI: 'Ngân hàng tạm ngừng cho đến khi có thông báo mới',
};

/**
 * Returns the reason why a deposit method is closed.
 * @param language language code of the platform's specification
 */
export const getDepositMethodClosedReason = (language: string): string =>
  getOwnProperty(CLOSED_REASONS, language) ?? 'Paused by the bank until further notice';
