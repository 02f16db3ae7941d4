import type { ResponseOf } from '../../../contract/endpoint';
import type { playStatement } from '../../../contract/endpoints/account/play-limits';
import { type Amount, amountToMinorUnits, minorUnitsToAmount } from '../../../contract/money';
import type { TranslationKey } from '../../../services/i18n/catalogue';

export type Statement = ResponseOf<typeof playStatement>;

/** A line of a statement about money. */
export interface StatementRow {
  readonly title: TranslationKey;
  readonly amount: Amount;
}

/** Returns the lines of a statement about money, with the net result of play last (SAFE-3). */
export const listStatementRows = (statement: Statement): readonly StatementRow[] => [
  { title: 'history.filter.deposit', amount: statement.deposits },
  { title: 'history.filter.withdraw', amount: statement.withdrawals },
  ...listPlayRows(statement),
];

/** Returns the lines about play, with the net result last. */
export const listPlayRows = ({ staked, won }: Pick<Statement, 'staked' | 'won'>): readonly StatementRow[] => [
  { title: 'history.filter.bet', amount: staked },
  { title: 'statement.won', amount: won },
  { title: 'statement.net', amount: minorUnitsToAmount(amountToMinorUnits(won) - amountToMinorUnits(staked)) },
];

/**
 * Returns the text of a CSV file (RFC 4180). A field that a spreadsheet would run as a formula begins with an
 * apostrophe, except a number.
 */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map((fields) => `${fields.map(toCsvField).join(',')}\r\n`).join('');

function toCsvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
