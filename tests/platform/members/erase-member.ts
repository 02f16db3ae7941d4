import type { Database } from '../database/database';
import type { Member } from './member';
import { PERSONAL_TABLES } from './personal-tables';

/** Name of a row whose member is erased. Nobody can register it: a username has no parentheses. */
export const nameOfErased = (id: number): string => `(erased ${id})`;

/**
 * Deletes or empties everything that tells who a member is; what the law demands stays under the number of the member.
 * Has no further effect when it is repeated.
 * @param isExcluded whether a break or an exclusion is in force, which a new account must not evade: until its end the
 * username, the mobile number and linked identities stay, by which the member is recognised, but no password
 */
export function eraseMember(database: Database, member: Member, isExcluded: boolean): void {
  const { id, merchant, username, mobile } = member;
  const run = (sql: string, ...values: (string | number)[]) => database.run(sql, ...values);
  database.transaction(() => {
    for (const [table, { erased }] of Object.entries(PERSONAL_TABLES)) {
      const isDeleted = erased === 'deleted' || ('keptWhileExcluded' in erased && !isExcluded);
      if (isDeleted) run(`DELETE FROM ${table} WHERE memberId = ?`, id);
    }
    run(
      "DELETE FROM trackedEvent WHERE merchant = ? AND json_extract(payload, '$.eventValue.customerId') = ?",
      ...[merchant, String(id)],
    );
    run("DELETE FROM sms WHERE merchant = ? AND mobile = ? AND mobile <> ''", merchant, mobile);
    run('DELETE FROM loginFailure WHERE merchant = ? AND subject = ?', merchant, username);
    run(
      `UPDATE member SET password = '', language = '', email = '', payeeName = '', totpSecret = '', labelName = '',
         labelType = '', registeredFrom = '', referral = '', affiliate = '', requestId = '' WHERE id = ?`,
      id,
    );
    if (!isExcluded) run(`UPDATE member SET username = ?, mobile = '' WHERE id = ?`, nameOfErased(id), id);
  });
}
