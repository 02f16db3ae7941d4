import { normalizeSearchText } from '../../../base/normalize-search-text';
import { normalizeTypedName, normalizeTypedText } from '../../../base/normalize-typed-text';
import type { PayoutBank } from '../../../contract/endpoints/money/cashier';

/** Result of a search for a bank. */
export interface BankSearchResult {
  /** The banks that match, best match first: Enter chooses the first one. */
  readonly banks: readonly PayoutBank[];
  /** The typed name if no bank of the list has it: a member may have an account at any bank. */
  readonly otherName: string | undefined;
}

/**
 * Searches for banks by name, or by the initials of its words (“bpi” finds the Bank of the Philippine Islands); an empty
 * query returns all in the order of the list. A name that the platform lists twice is returned once.
 */
export function searchBanks(list: readonly PayoutBank[], query: string): BankSearchResult {
  const text = normalizeSearchText(normalizeTypedText(query)).trim();
  const byName = new Map(list.map((bank) => [bank.name, bank]));
  const ranked = [...byName.values()].map((bank) => ({
    bank,
    rank: rankOf(normalizeSearchText(bank.name).trim(), text),
  }));
  const found = ranked.filter(({ rank }) => rank < NO_MATCH).sort((one, other) => one.rank - other.rank);
  const isListed = text === '' || found[0]?.rank === EXACT;
  return { banks: found.map(({ bank }) => bank), otherName: isListed ? undefined : normalizeTypedName(query) };
}

const EXACT = 0;
const NO_MATCH = 5;

/** How well a name matches: as a whole, by a word, by the beginning of a word, by its initials, or anywhere in it. */
function rankOf(name: string, text: string): number {
  const words = name.split(' ');
  const initials = words.filter((word) => !LEFT_OUT.has(word)).map((word) => [...word][0] ?? '');
  const matches = [
    name === text,
    words.includes(text),
    ` ${name}`.includes(` ${text}`),
    text.length > 1 && initials.join('').startsWith(text),
    name.includes(text),
  ];
  const rank = matches.indexOf(true);
  return rank < 0 ? NO_MATCH : rank;
}

/** Words whose first letters are not among the initials of a bank. */
const LEFT_OUT = new Set(['of', 'the', 'de', 'do', 'da', 'del']);
