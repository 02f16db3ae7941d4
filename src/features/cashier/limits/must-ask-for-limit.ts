import type { Transaction } from '../../../contract/endpoints/money/cashier';

/**
 * Decides whether a member is asked for a deposit limit before a deposit (SAFE-5.4): as the platform says, which knows
 * the answers given on other devices; if it does not say, before the first deposit of a jurisdiction that demands it. A
 * rejected deposit is none, as for the platform.
 * @param answer whether the platform says that the member still has to be asked; undefined if it does not say
 * @param isDemanded whether the merchant's jurisdiction demands the question
 * @param deposits the member's deposits; undefined if they are not known
 */
export const mustAskForLimit = (
  answer: boolean | undefined,
  isDemanded: boolean,
  deposits: readonly Pick<Transaction, 'status'>[] | undefined,
): boolean => answer ?? (isDemanded && !deposits?.some(({ status }) => status !== 'REJECTED'));
