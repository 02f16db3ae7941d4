import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';

const AMOUNT_FIELDS_BY_ERROR_CODE = {
  [CASHIER_ERROR_CODES.amountInvalid]: 'amount',
  [CASHIER_ERROR_CODES.amountTooLow]: 'amount',
  [CASHIER_ERROR_CODES.amountTooHigh]: 'amount',
} as const;

/** Fields of the deposit form at which refusals are shown (MEM-1). */
export const DEPOSIT_FIELDS_BY_ERROR_CODE = {
  ...AMOUNT_FIELDS_BY_ERROR_CODE,
  [CASHIER_ERROR_CODES.limitReached]: 'amount',
} as const;

/** Fields of the withdrawal form at which refusals are shown (MEM-1). */
export const WITHDRAWAL_FIELDS_BY_ERROR_CODE = {
  ...AMOUNT_FIELDS_BY_ERROR_CODE,
  [CASHIER_ERROR_CODES.balanceTooLow]: 'amount',
} as const;
