import { createHash } from 'node:crypto';
import { number, object } from 'valibot';
import { CASHIER_ERROR_CODES } from '../../../../src/contract/cashier-codes';
import type { ParsedBodyOf, ResponseInputOf } from '../../../../src/contract/endpoint';
import type { linkPayoutAccount } from '../../../../src/contract/endpoints/money/cashier';
import type { Member } from '../../members/member';
import type { Merchant } from '../../merchants/merchant';
import { createRefusalError, type RefusalError } from '../../server/refusal';
import type { Services } from '../../services';

/** Number of characters at the end of an account number that are stored and shown. */
const TAIL_LENGTH = 4;
const CARD_NUMBER = /^\d{6,20}$/;

/**
 * Links a bank card or a Pix key, of which the platform stores only the last characters and a hash. A request for an
 * account that is already linked is refused.
 */
export function linkMemberPayoutAccount(
  { database }: Services,
  merchant: Merchant,
  member: Member,
  { requestId, kind, bank, keyKind, number: value }: ParsedBodyOf<typeof linkPayoutAccount>,
): ResponseInputOf<typeof linkPayoutAccount> | RefusalError {
  if (kind === 'pix' && merchant.currency !== 'BRL') {
    return createRefusalError(CASHIER_ERROR_CODES.accountInvalid, 'Pix is only available in reais');
  }
  if (kind === 'bank' && !CARD_NUMBER.test(value)) {
    return createRefusalError(CASHIER_ERROR_CODES.accountInvalid, 'An account number has 6 to 20 digits');
  }
  const tail = toTail(value);
  // The other kinds of keys have no name that is the same in every language; their last characters tell them apart.
  const label = kind === 'pix' ? (keyKind === 'CPF' ? 'Pix CPF' : 'Pix') : bank || 'Bank';
  const stored = kind === 'pix' ? 'ewallet' : 'bank';
  const numberHash = createHash('sha256').update(value).digest('hex');
  return database.transaction(() => {
    const idRow = object({ id: number() });
    const bySame = 'SELECT id FROM account WHERE memberId = ? AND kind = ? AND label = ? AND numberHash = ?';
    if (database.one(idRow, bySame, member.id, stored, label, numberHash)) {
      return createRefusalError(CASHIER_ERROR_CODES.accountTaken, 'This account is linked already');
    }
    const sql = 'INSERT INTO account (memberId, kind, label, tail, requestId, numberHash) VALUES (?, ?, ?, ?, ?, ?)';
    return { id: database.run(sql, member.id, stored, label, tail, requestId, numberHash).id, tail };
  });
}

/** Returns the last characters of a number or key; of an e-mail address those of the name, and the domain. */
function toTail(value: string): string {
  const at = value.indexOf('@');
  return value.slice(at < 0 ? -TAIL_LENGTH : Math.max(0, at - TAIL_LENGTH / 2));
}
