import { forward, object, partialCheck, picklist, pipe, regex, string, transform } from 'valibot';
import { extractDigits } from '../../../base/digits';
import { normalizeTypedText } from '../../../base/normalize-typed-text';
import { CASHIER_ERROR_CODES } from '../../../contract/cashier-codes';
import { PIX_KEY_KINDS } from '../../../contract/endpoints/money/cashier';
import { requiredName } from '../../../services/forms/field-schemas';
import { parsePixKey } from './pix-key';

const holder = requiredName('cashier.link.holder.empty');

/**
 * Schema of the form for a bank card or account. The number may be typed with digits of any writing system, spaces
 * and dashes; the output has ASCII digits only.
 */
export const bankCardSchema = object({
  holder,
  bank: requiredName('cashier.link.bank.empty'),
  number: pipe(
    string(),
    transform(normalizeTypedText),
    regex(/^[\d -]*$/, 'cashier.link.number.invalid'),
    transform(extractDigits),
    regex(/^\d{6,20}$/, 'cashier.link.number.invalid'),
  ),
});

/** Schema of the form for a Pix key, which is validated by the rules of its type. */
export const pixAccountSchema = pipe(
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

export const BANK_CARD_FIELDS_BY_ERROR_CODE = {
  [CASHIER_ERROR_CODES.accountInvalid]: 'number',
  [CASHIER_ERROR_CODES.accountTaken]: 'number',
} as const;

export const PIX_FIELDS_BY_ERROR_CODE = {
  [CASHIER_ERROR_CODES.accountInvalid]: 'key',
  [CASHIER_ERROR_CODES.accountTaken]: 'key',
} as const;
