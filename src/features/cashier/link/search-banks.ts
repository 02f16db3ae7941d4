import { normalizeSearchText } from '../../../base/normalize-search-text';
import { normalizeTypedName, normalizeTypedText } from '../../../base/normalize-typed-text';
import type { PayoutBank } from '../../../contract/endpoints/money/cashier';

/** Result of a search for a bank. */
export interface BankSearchResult {
  readonly banks: readonly PayoutBank[];
  /** The typed name if no bank of the list has it: a member may have an account at any bank. */
  readonly otherName: string | undefined;
}

/**
 * Returns the banks whose name contains the query, or whose words begin with its letters (“bpi” finds the Bank of the
 * Philippine Islands). A name that the platform lists twice is returned once.
 */
export function searchBanks(list: readonly PayoutBank[], query: string): BankSearchResult {
  const text = normalizeSearchText(normalizeTypedText(query)).trim();
  const found = new Map<string, PayoutBank>();
  let isListed = false;
  for (const bank of list) {
    const name = normalizeSearchText(bank.name).trim();
    if (name === text) isListed = true;
    if (!found.has(bank.name) && (name.includes(text) || initialsOf(name).includes(text))) found.set(bank.name, bank);
  }
  return { banks: [...found.values()], otherName: text === '' || isListed ? undefined : normalizeTypedName(query) };
}

/** Words that a short form of a bank's name leaves out. */
const LEFT_OUT = new Set(['of', 'the', 'de', 'do', 'da', 'del']);

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .filter((word) => !LEFT_OUT.has(word))
    .map((word) => [...word][0] ?? '')
    .join('');
