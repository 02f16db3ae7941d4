import { forward, object, partialCheck, picklist, pipe, regex, string, transform } from 'valibot';
import { digitsOf } from '../../../base/digits';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { PIX_KEY_KINDS } from '../../../contract/endpoints/money/cashier';
import { requiredText } from '../../../services/forms/field-schemas';
import { parsePixKey } from './pix-key';

const holder = requiredText('cashier.link.holder.empty');

/** Input of a bank card or account: digits in any script, with spaces and dashes. */
export const cardSchema = object({
  holder,
  bank: requiredText('cashier.link.bank.empty'),
  number: pipe(
    string(),
    regex(/^[\p{Nd}\s-]*$/u, 'cashier.link.number.invalid'),
    transform(digitsOf),
    regex(/^\d{6,20}$/, 'cashier.link.number.invalid'),
  ),
});

/** Input of a Pix key; its type determines which keys are valid. */
export const pixSchema = pipe(
  object({ holder, keyKind: picklist(PIX_KEY_KINDS), key: string() }),
  forward(
    partialCheck(
      [['keyKind'], ['key']],
      ({ keyKind, key }) => parsePixKey(keyKind, key) !== undefined,
      'cashier.link.key.invalid',
    ),
    ['key'],
  ),
);

export const CARD_ERROR_FIELDS = {
  [CASHIER_ERROR_CODES.accountInvalid]: 'number',
  [CASHIER_ERROR_CODES.accountTaken]: 'number',
} as const;

export const PIX_ERROR_FIELDS = {
  [CASHIER_ERROR_CODES.accountInvalid]: 'key',
  [CASHIER_ERROR_CODES.accountTaken]: 'key',
} as const;
